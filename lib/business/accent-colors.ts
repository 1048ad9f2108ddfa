import { DEFAULT_DESIGN } from './design'

/** Colours offered by name; any other colour can be chosen too. */
export const ACCENT_COLORS = [
  { name: 'Petrol', value: DEFAULT_DESIGN.accentColor },
  { name: 'Ink', value: '#1f2937' },
  { name: 'Blue', value: '#1d4ed8' },
  { name: 'Violet', value: '#6d28d9' },
  { name: 'Raspberry', value: '#b4235a' },
  { name: 'Brick', value: '#b23a1e' },
  { name: 'Amber', value: '#e8a317' },
  { name: 'Forest', value: '#216e45' },
] as const

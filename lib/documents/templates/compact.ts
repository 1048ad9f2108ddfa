import type { DualMeasure, Template } from './types'

const label = { size: [7.2, '0.6875rem'], weight: 500, leading: '1rem' } as const
const edge = 'clamp(0.875rem, 4.5cqi, 2.25rem)'
const name = { size: [10.5, '0.9375rem'] as DualMeasure, leading: [13.5, '1.25rem'] as DualMeasure }

/** Ledger style: all parts are cells of one ruled form. Pairs are `[PDF points, CSS value]`. */
export const COMPACT = {
  roles: {
    text: { size: [8.2, '0.75rem'], leading: [11.2, '1.4'] },
    secondary: { size: [8.2, 'inherit'], leading: [11, 'inherit'] },
    brand: { ...name, weight: 600, tracking: [0, '-0.016em'] },
    brandWithLogo: name,
    label,
    kind: { size: [7.2, '0.6875rem'], leading: '1rem', weight: 600, tracking: [7.2 * 0.12, '0.1em'] },
    number: { ...name, weight: 600, tracking: 0 },
    amountDue: { size: [14.5, '1.25rem'], leading: '1.5rem', weight: 600, tracking: -0.015 },
    fact: { weight: 500 },
    head: { ...label, ink: 'onAccent' },
    description: { weight: 400 },
    heading: { weight: 600 },
    amount: { weight: 500 },
    subtotal: { size: [9.6, '0.875rem'], weight: 600 },
    total: { size: [9.6, '0.875rem'], weight: 600, ink: 'accent' },
    title: { ...label, weight: 600, ink: 'accent' },
    footer: { size: [7.6, '0.6875rem'] },
  },
  margin: { x: [36, edge], top: [34, edge], bottom: [46, edge] },
  paper: { lineHeight: 10.8, spacing: 0.5 },
  row: [2, '0.1875rem'],
  inset: [7, '0.625rem'],
  rule: { width: [0.6, '1px'], ink: ['#c5c4c2', 'color-mix(in oklab, var(--foreground) 26%, transparent)'] },
  accentBar: [3, '4px'],
  rightColumnShare: 0.38,
  watermark: [0.5, '50cqi'],
} as const satisfies Template

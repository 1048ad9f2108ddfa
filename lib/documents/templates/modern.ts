import type { DualMeasure, Template } from './types'

const label = { size: [8.2, '0.75rem'], weight: 600, leading: '1.25rem' } as const
const edge = 'clamp(1.25rem, 6cqi, 3.25rem)'
const name = { size: [12.5, '1.125rem'] as DualMeasure, leading: [16.5, '1.5rem'] as DualMeasure }

/** Poster style on a grid of four columns, with large title and amount. Pairs are `[PDF points, CSS value]`. */
export const MODERN = {
  roles: {
    text: { size: [9.5, '0.875rem'], leading: [14, '1.55'] },
    secondary: { size: [9, '0.8125rem'], leading: [13, '1.5'] },
    brand: { ...name, weight: 600, tracking: [0, '-0.016em'] },
    brandWithLogo: name,
    label,
    kind: { size: [44, 'clamp(2.25rem, 8cqi, 3.75rem)'], leading: '1', weight: 600, tracking: -0.045 },
    number: {
      size: [12.5, '1.125rem'],
      leading: [17, '1.5rem'],
      weight: 600,
      tracking: [0, '-0.01em'],
    },
    amountDue: {
      size: [44, 'clamp(2.5rem, 7.4cqi, 3.75rem)'],
      leading: '1.1',
      weight: 600,
      tracking: -0.045,
    },
    fact: { weight: 500 },
    head: { ...label, ink: 'ink' },
    description: { weight: 500 },
    heading: { size: [11, '1rem'], weight: 600 },
    amount: { weight: 600 },
    subtotal: { size: [9.5, '1.0625rem'], weight: 600 },
    total: {
      size: [21, 'clamp(1.375rem, 3.6cqi, 1.875rem)'],
      leading: '1.25',
      weight: 600,
      tracking: -0.03,
      ink: 'accent',
    },
    title: { ...label, leading: '1.375rem', ink: 'ink' },
    footer: { size: [8.5, '0.8125rem'] },
  },
  margin: { x: [44, edge], top: [44, edge], bottom: [56, edge] },
  paper: { lineHeight: 13.5, spacing: 1 },
  row: [7, '0.75rem'],
  inset: [0, '0rem'],
  rule: { width: [1.2, '2px'], ink: ['#1f1b16', 'var(--foreground)'] },
  gutter: [16, 'clamp(0.75rem, 3cqi, 1.5rem)'],
  // Below the filled area, which would cover half of it.
  watermark: [0.66, '104cqi'],
} as const satisfies Template

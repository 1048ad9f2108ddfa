import type { Template } from './types'

const label = { family: 'serif', size: [9.6, '0.875rem'], weight: 400, leading: '1.25rem' } as const

/**
 * Letterhead style: serif headings and figures, hairlines instead of filled areas. Pairs are `[PDF points, CSS value]`.
 */
export const CLASSIC = {
  roles: {
    text: { size: [9.5, '0.875rem'], leading: [14, '1.55'] },
    secondary: { size: [9, '0.8125rem'], leading: [13, '1.5'] },
    brand: {
      family: 'serif',
      size: [21, '1.875rem'],
      leading: [25, '2.25rem'],
      weight: 400,
      tracking: [-0.2, '-0.01em'],
    },
    brandWithLogo: { size: [14.5, '1.25rem'], leading: [19, '1.625rem'], tracking: [-0.2, '-0.01em'] },
    label,
    kind: { size: [8, '0.75rem'], leading: '1.25rem', weight: 500, tracking: [8 * 0.12, '0.14em'] },
    number: {
      family: 'serif',
      size: [13.5, '1.25rem'],
      leading: [17, '1.625rem'],
      weight: 400,
      tracking: 0,
    },
    amountDue: {
      family: 'serif',
      size: [28, '2.5rem'],
      leading: '3rem',
      weight: 400,
      tracking: -0.015,
    },
    fact: { weight: 400 },
    head: { ...label, ink: 'muted' },
    description: { weight: 400 },
    heading: { family: 'serif', size: [11.5, '1.0625rem'], weight: 600 },
    amount: { weight: 400 },
    subtotal: { family: 'serif', size: [13.5, '1.25rem'], weight: 400 },
    total: { family: 'serif', size: [13.5, '1.25rem'], weight: 600, ink: 'ink' },
    title: { family: 'serif', size: [11, '1rem'], leading: '1.5rem', weight: 400, ink: 'ink' },
    footer: { family: 'serif', size: [9.6, '0.9375rem'] },
  },
  margin: {
    x: [58, 'clamp(1.5rem, 9cqi, 4.75rem)'],
    top: [46, 'clamp(1.75rem, 7cqi, 3.75rem)'],
    bottom: [58, 'clamp(1.5rem, 6cqi, 3rem)'],
  },
  paper: { lineHeight: 13.5, spacing: 1 },
  row: [6.5, '0.75rem'],
  inset: [0, '0rem'],
  // Tint of the text colour.
  rule: { width: [0.6, '1px'], ink: ['#7c7975', 'color-mix(in oklab, var(--foreground) 55%, transparent)'] },
  accentBar: [1.4, '2px'],
  watermark: [0.46, '50cqi'],
} as const satisfies Template

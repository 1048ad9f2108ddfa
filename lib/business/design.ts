import type { Paper } from '@/lib/core/geo/paper'

export const INVOICE_TEMPLATES = ['CLASSIC', 'MODERN', 'COMPACT'] as const
export type InvoiceTemplate = (typeof INVOICE_TEMPLATES)[number]

/** How a business's invoices look. Frozen with the seller when an invoice is issued. */
export interface InvoiceDesign {
  template: InvoiceTemplate
  /** As chosen: `#rrggbb`, lower case. */
  accentColor: string
  /** A4 where nothing is said. */
  paper?: Paper
}

/** What a business has that never chose, and what an invoice was issued in before there was a choice. */
export const DEFAULT_DESIGN: InvoiceDesign = { template: 'CLASSIC', accentColor: '#005c67' }

export const HEX_COLOR = /^#[0-9a-f]{6}$/

/** One accent as the document uses it: whatever was chosen, everything written in it or on it can be read. */
export interface Accent {
  /** Surfaces and rules: the colour as it was chosen. */
  fill: string
  /** Text on `fill`. */
  on: string
  /** Text on paper and on `soft`. */
  ink: string
  /** A breath of it, under text. */
  soft: string
}

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Derives what a document needs from one chosen colour. White text where it can be read, else black, which then can. */
export function deriveAccent(accentColor: string): Accent {
  const fill = parseColor(accentColor)
  const soft = mixColors(fill, WHITE, 0.92)
  let ink = fill
  for (let share = 0.04; getRgbContrast(ink, soft) < READABLE; share += 0.04)
    ink = mixColors(fill, BLACK, share)
  return {
    fill: formatColor(fill),
    on: formatColor(getRgbContrast(WHITE, fill) >= READABLE ? WHITE : BLACK),
    ink: formatColor(ink),
    soft: formatColor(soft),
  }
}

/** Contrast of two colours by WCAG, 1 to 21. */
export const getContrast = (one: string, other: string): number =>
  getRgbContrast(parseColor(one), parseColor(other))

type Rgb = [number, number, number]

const parseColor = (color: string): Rgb =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)) as Rgb
const formatColor = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`
const mixColors = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => Math.round(part + (other[index]! - part) * share)) as Rgb

function getLuminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getRgbContrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

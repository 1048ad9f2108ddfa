import type { LetterWindow } from '@/lib/core/geo/letter-window'
import type { Paper } from '@/lib/core/geo/paper'

export const INVOICE_TEMPLATES = ['CLASSIC', 'MODERN', 'COMPACT'] as const
export type InvoiceTemplate = (typeof INVOICE_TEMPLATES)[number]

/** Appearance of a business's documents. Part of the seller snapshot taken when a document is issued. */
interface InvoiceDesign {
  template: InvoiceTemplate
  /** Lower case `#rrggbb`, as chosen. */
  accentColor: string
  /** A4 by default. */
  paper?: Paper
  /** The template's own place by default. */
  letterWindow?: LetterWindow
  foldMarks?: boolean
}

/** Design of a business that never chose one, and of invoices issued before there was a choice. */
export const DEFAULT_DESIGN: InvoiceDesign = { template: 'CLASSIC', accentColor: '#005c67' }

export const HEX_COLOR = /^#[0-9a-f]{6}$/

/** Colours derived from the accent colour so that all text stays readable. */
export interface Accent {
  /** Surfaces and rules: the accent colour itself. */
  fill: string
  /** Text on `fill`. */
  on: string
  /** Text on white and on `soft`. */
  ink: string
  /** Light tint used as a background for text. */
  soft: string
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** Derives document colours from the accent colour. Text on it is white if that is readable, otherwise black. */
export function deriveAccent(accentColor: string): Accent {
  const fill = parseColor(accentColor)
  const soft = mixColors(fill, WHITE, 0.92)
  let ink = fill
  for (let share = 0.04; getRgbContrast(ink, soft) < MIN_CONTRAST; share += 0.04)
    ink = mixColors(fill, BLACK, share)
  return {
    fill: formatColor(fill),
    on: formatColor(getRgbContrast(WHITE, fill) >= MIN_CONTRAST ? WHITE : BLACK),
    ink: formatColor(ink),
    soft: formatColor(soft),
  }
}

/** Returns the WCAG contrast ratio of two colours, from 1 to 21. */
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

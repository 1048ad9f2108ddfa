import type { InvoiceTemplate } from '@/lib/business/design'

/** A measure for both media: `[PDF points, CSS value]`. */
export type DualMeasure = readonly [paper: number, screen: string]

/** Text colours; `onAccent` is readable on the accent colour. */
export type InkColor = 'ink' | 'muted' | 'accent' | 'onAccent'

/** Text style of a role. Missing properties are inherited. */
export interface RoleStyle {
  family?: 'serif'
  size?: DualMeasure
  /** Line height. A string applies to the screen only: single lines in the PDF follow from their size. */
  leading?: DualMeasure | string
  weight?: 400 | 500 | 600
  /** Letter spacing: a number is relative to the size (em) in both media; a pair is `[PDF points, CSS value]`. */
  tracking?: number | DualMeasure
  ink?: InkColor
}

type SizedStyle = RoleStyle & { size: DualMeasure }
type LineStyle = SizedStyle & { leading: DualMeasure }
type WeightedStyle = RoleStyle & { weight: 400 | 500 | 600 }
type InkedStyle = SizedStyle & WeightedStyle & { ink: InkColor }

/** Text styles of a document by role. */
interface TextRoles {
  text: LineStyle
  /** Addresses and other secondary text. */
  secondary: LineStyle
  /** Name of the seller: without a logo (`brand`), and next to one. */
  brand: LineStyle & WeightedStyle
  brandWithLogo: LineStyle
  label: SizedStyle & WeightedStyle
  /** Document title, such as "Invoice". */
  kind: SizedStyle & WeightedStyle
  number: LineStyle & WeightedStyle
  /** The most prominent amount. */
  amountDue: SizedStyle & WeightedStyle
  /** A date or a payment detail. */
  fact: WeightedStyle
  /** Table header. */
  head: InkedStyle
  description: WeightedStyle
  /** Heading of a group of lines. */
  heading: WeightedStyle
  amount: WeightedStyle
  /** A sum before the last one, and the last one. */
  subtotal: SizedStyle & WeightedStyle
  total: InkedStyle
  /** Titles of payment details, notes and terms. */
  title: InkedStyle
  footer: SizedStyle
}

/** Styles and measures of a template. The PDF layout and the style sheet of the same name use them. */
export interface Template {
  roles: TextRoles
  margin: { x: DualMeasure; top: DualMeasure; bottom: DualMeasure }
  /** PDF only: line height of items in points, and a factor for the default spacing between sections. */
  paper: { lineHeight: number; spacing: number }
  /** Padding above and below the text of an item, at full spacing. */
  row: DualMeasure
  /** Horizontal cell padding. */
  inset: DualMeasure
  /** The main rules. */
  rule: { width: DualMeasure; ink: readonly [paper: string, screen: string] }
  /** Thickness of the bar in the accent colour: under a name, or along the top edge. */
  accentBar?: DualMeasure
  /** Space between the grid columns. */
  gutter?: DualMeasure
  /** Width of the right column: a share of the content's width, 0 to 1. */
  rightColumnShare?: number
  /** Centre of the draft watermark: a share of the page, and the distance from the top in the browser. */
  watermark: DualMeasure
}

interface Box {
  width: number
  height: number
}

/** Maximum size of a logo: points in the PDF by template, CSS pixels in the browser. */
export const LOGO_BOX: Record<InvoiceTemplate, Box> & { screen: Box } = {
  CLASSIC: { width: 126, height: 40 },
  MODERN: { width: 126, height: 40 },
  COMPACT: { width: 110, height: 27 },
  screen: { width: 180, height: 56 },
}

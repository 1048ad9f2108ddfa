/** One measure of both: points in the PDF, a CSS value on the sheet in the browser. */
export type DualMeasure = readonly [paper: number, screen: string]

/** What words are written in: the text's own colour, its quieter one, the business's accent, or what can be read on that. */
export type InkColor = 'ink' | 'muted' | 'accent' | 'onAccent'

/** How the words of one role are set. What is left out is as in the text around them. */
export interface RoleStyle {
  family?: 'serif'
  size?: DualMeasure
  /** From line to line. A single line of the PDF goes by its size: then on the screen alone. */
  leading?: DualMeasure | string
  weight?: 400 | 500 | 600
  /** Between letters: a share of the size, or where the two differ, points and CSS. */
  tracking?: number | DualMeasure
  ink?: InkColor
}

type SizedStyle = RoleStyle & { size: DualMeasure }
type LineStyle = SizedStyle & { leading: DualMeasure }
type WeightedStyle = RoleStyle & { weight: 400 | 500 | 600 }
type InkedStyle = SizedStyle & WeightedStyle & { ink: InkColor }

/** How the words of a document are set, by their role. */
export interface TextRoles {
  text: LineStyle
  /** Addresses, and what else is read second. */
  quiet: LineStyle
  /** The seller's name by itself, and beside a logo. */
  brand: LineStyle & WeightedStyle
  named: LineStyle
  label: SizedStyle & WeightedStyle
  /** The word "Invoice". */
  kind: SizedStyle & WeightedStyle
  number: LineStyle & WeightedStyle
  /** What is owed, to be read at a glance. */
  figure: SizedStyle & WeightedStyle
  /** A date, or a detail of the payment. */
  fact: WeightedStyle
  /** Above the columns of the lines. */
  head: InkedStyle
  description: WeightedStyle
  /** Over the lines of a group. */
  heading: WeightedStyle
  amount: WeightedStyle
  /** A total that is not the last, and the last. */
  subtotal: SizedStyle & WeightedStyle
  total: InkedStyle
  /** Above payment, notes and terms. */
  title: InkedStyle
  foot: SizedStyle
}

/** What a template is made of. How it is put to use stands in the PDF's file and in the style sheet of its name. */
export interface Template {
  roles: TextRoles
  margin: { x: DualMeasure; top: DualMeasure; bottom: DualMeasure }
  /** In the PDF alone: the leading of a line item in points, and the space between parts as a share of the usual. */
  paper: { cell: number; space: number }
  /** Space above and below the text of a line item, at full air. */
  row: DualMeasure
  /** How far text keeps from the edges of its cell. */
  inset: DualMeasure
  /** The rules that carry the page. */
  rule: { width: DualMeasure; ink: readonly [paper: string, screen: string] }
  /** The bar in the accent: under a name, or along an upper edge. */
  bar?: DualMeasure
  /** The space between columns, where everything stands on them. */
  gutter?: DualMeasure
  /** The share of the width that the right side of a form has. */
  side?: number
  /** Where the middle of a draft's mark lies: a share of the page, and from the top of the sheet. */
  watermark: DualMeasure
}

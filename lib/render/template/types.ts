/** One measure of both: points in the PDF, a CSS value on the sheet in the browser. */
export type Both = readonly [paper: number, screen: string]

/** What words are written in: the text's own colour, its quieter one, the business's accent, or what can be read on that. */
export type Ink = 'ink' | 'muted' | 'accent' | 'onAccent'

/** How the words of one role are set. What is left out is as in the text around them. */
export interface Setting {
  family?: 'serif'
  size?: Both
  /** From line to line. A single line of the PDF goes by its size: then on the screen alone. */
  leading?: Both | string
  weight?: 400 | 500 | 600
  /** Between letters: a share of the size, or where the two differ, points and CSS. */
  tracking?: number | Both
  ink?: Ink
}

type Sized = Setting & { size: Both }
type Lines = Sized & { leading: Both }
type Weighed = Setting & { weight: 400 | 500 | 600 }
type Inked = Sized & Weighed & { ink: Ink }

/** How the words of a document are set, by their role. */
export interface Roles {
  text: Lines
  /** Addresses, and what else is read second. */
  quiet: Lines
  /** The seller's name by itself, and beside a logo. */
  brand: Lines & Weighed
  named: Lines
  label: Sized & Weighed
  /** The word "Invoice". */
  kind: Sized & Weighed
  number: Lines & Weighed
  /** What is owed, to be read at a glance. */
  figure: Sized & Weighed
  /** A date, or a detail of the payment. */
  fact: Weighed
  /** Above the columns of the lines. */
  head: Inked
  description: Weighed
  /** Over the lines of a group. */
  heading: Weighed
  amount: Weighed
  /** A total that is not the last, and the last. */
  subtotal: Sized & Weighed
  total: Inked
  /** Above payment, notes and terms. */
  title: Inked
  foot: Sized
}

/** What a template is made of. How it is put to use stands in the PDF's file and in the style sheet of its name. */
export interface Template {
  roles: Roles
  margin: { x: Both; top: Both; bottom: Both }
  /** In the PDF alone: the leading of a line item in points, and the space between parts as a share of the usual. */
  paper: { cell: number; space: number }
  /** Space above and below the text of a line item, at full air. */
  row: Both
  /** How far text keeps from the edges of its cell. */
  inset: Both
  /** The rules that carry the page. */
  rule: { width: Both; ink: readonly [paper: string, screen: string] }
  /** The bar in the accent: under a name, or along an upper edge. */
  bar?: Both
  /** The space between columns, where everything stands on them. */
  gutter?: Both
  /** The share of the width that the right side of a form has. */
  side?: number
  /** Where the middle of a draft's mark lies: a share of the page, and from the top of the sheet. */
  watermark: Both
}

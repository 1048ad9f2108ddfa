import type { Accent, InvoiceTemplate } from '@/lib/invoices/design'
import type { InvoiceStatus } from '@/lib/invoices/types'
import type { InvoiceView } from '@/lib/invoices/view'
import type { TextStyle, Typesetter } from './text'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The colours of app/globals.css on paper, as PDF knows them. */
export const color = {
  ink: '#1f1b16',
  muted: '#615b54',
  line: '#e1ded9',
  watermark: '#f4f3f1',
  paid: '#4a8163',
  cancelled: '#bd5a55',
}

export const STATUS_COLOR: Record<InvoiceStatus, { ink: string; plate: string }> = {
  DRAFT: { ink: '#514c46', plate: '#eae8e4' },
  SENT: { ink: '#13509e', plate: '#deeeff' },
  PAID: { ink: '#165f38', plate: '#d9f5e1' },
  CANCELLED: { ink: '#a32321', plate: '#fde7e4' },
}

/** What a template is made of. Everything is in points, and what is said in words is drawn by the blocks. */
interface Template {
  margin: { x: number; top: number; bottom: number }
  /** The box a logo has to fit into. */
  logo: { width: number; height: number }
  size: Record<'brand' | 'number' | 'figure' | 'body' | 'quiet' | 'label' | 'total' | 'foot', number>
  /** Distance between baselines. */
  leading: { body: number; quiet: number; cell: number; brand: number; number: number; figure: number }
  /** Space between the parts, in parts of the usual. */
  space: number
  /** Space above and below a row's text, at full air. */
  rowPad: number
  /** The accent at the page's upper edge: all along it, a tab hanging from it, or nothing. */
  edge: 'line' | 'tab' | 'none'
  /** Bill-to and amount: between rules, or on the accent. */
  band: 'ruled' | 'plate'
  facts: 'ruled' | 'underlined' | 'open'
  /** What the heads of the table lie on. */
  tableHead: 'paper' | 'soft' | 'accentRule'
  /** How far a row's text keeps from the table's edges. */
  inset: number
  /** What the last sum stands under. */
  total: 'rule' | 'accentRule'
  payment: 'boxed' | 'soft' | 'ruled'
}

const CLASSIC: Template = {
  margin: { x: 48, top: 50, bottom: 56 },
  logo: { width: 126, height: 40 },
  size: { brand: 14.5, number: 17, figure: 23, body: 9.5, quiet: 9, label: 8, total: 11.5, foot: 8.5 },
  leading: { body: 14, quiet: 13, cell: 13.5, brand: 19, number: 21, figure: 30 },
  space: 1,
  rowPad: 7,
  edge: 'line',
  band: 'ruled',
  facts: 'ruled',
  tableHead: 'paper',
  inset: 0,
  total: 'rule',
  payment: 'boxed',
}

/** The three designs, the siblings of components/invoices/invoice-templates.css. */
const TEMPLATES: Record<InvoiceTemplate, Template> = {
  CLASSIC,
  MODERN: {
    ...CLASSIC,
    margin: { x: 44, top: 46, bottom: 56 },
    size: { ...CLASSIC.size, brand: 16, number: 20, figure: 32, total: 13 },
    leading: { ...CLASSIC.leading, number: 25, figure: 38 },
    rowPad: 8,
    edge: 'none',
    band: 'plate',
    facts: 'open',
    tableHead: 'accentRule',
    total: 'accentRule',
    payment: 'soft',
  },
  COMPACT: {
    margin: { x: 40, top: 38, bottom: 46 },
    logo: { width: 96, height: 28 },
    size: { brand: 12, number: 13, figure: 16, body: 8.5, quiet: 8.2, label: 7.3, total: 10, foot: 7.8 },
    leading: { body: 12, quiet: 11, cell: 11.2, brand: 15, number: 16, figure: 20 },
    space: 0.62,
    rowPad: 2.8,
    edge: 'tab',
    band: 'ruled',
    facts: 'underlined',
    tableHead: 'soft',
    inset: 6,
    total: 'rule',
    payment: 'ruled',
  },
}

/** A template in an accent: what the blocks of a page are drawn with. */
export type Look = Template & {
  accent: Accent
  left: number
  right: number
  width: number
  top: number
  bottom: number
  type: ReturnType<typeof typeOf>
}

export function lookOf(template: InvoiceTemplate, accent: Accent): Look {
  const parts = TEMPLATES[template]
  const { x, top, bottom } = parts.margin
  return {
    ...parts,
    accent,
    left: x,
    right: PAGE.width - x,
    width: PAGE.width - x * 2,
    top,
    bottom: PAGE.height - bottom,
    type: typeOf(parts, accent),
  }
}

const style = (size: number, weight: TextStyle['weight'], ink: string, more?: Partial<TextStyle>) =>
  ({ size, weight, color: ink, ...more }) satisfies TextStyle

function typeOf({ size, tableHead, edge }: Template, accent: Accent) {
  const accented = edge === 'line' ? color.muted : accent.ink
  return {
    brand: style(size.brand, 600, color.ink, { tracking: -0.2 }),
    name: style(size.body, 600, color.ink),
    body: style(size.body, 400, color.ink),
    quiet: style(size.quiet, 400, color.muted),
    label: style(size.label, 500, color.muted),
    kind: style(size.label, 500, accented, { tracking: 0.7 }),
    number: style(size.number, 600, color.ink, { tracking: -0.3 }),
    figure: style(size.figure, 600, color.ink, { tabular: true, tracking: -size.figure / 42 }),
    figureLong: style(size.figure * 0.74, 600, color.ink, { tabular: true, tracking: -0.35 }),
    fact: style(size.body, 500, color.ink),
    head: style(size.label, 500, tableHead === 'paper' ? color.muted : accent.ink),
    cell: style(size.body, 400, color.ink),
    cellQuiet: style(size.body, 400, color.muted, { tabular: true }),
    cellAmount: style(size.body, 500, color.ink, { tabular: true }),
    sum: style(size.body, 400, color.ink, { tabular: true }),
    sumLabel: style(size.body, 400, color.muted),
    total: style(size.total, 600, edge === 'line' ? color.ink : accent.ink, { tabular: true }),
    totalLabel: style(size.total, 600, edge === 'line' ? color.ink : accent.ink),
    foot: style(size.foot, 400, color.muted),
  }
}

/** What the blocks of a document are made from. */
export interface Sheet {
  view: InvoiceView
  look: Look
  setter: Typesetter
  /** The picture at the top, in pixels. */
  logo: { width: number; height: number } | null
  /** How much white there is between things, 1 at most. */
  air: number
}

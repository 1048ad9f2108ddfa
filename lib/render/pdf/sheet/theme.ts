import type { Accent, InvoiceTemplate } from '@/lib/business/design'
import type { InvoiceView, StatusTone } from '@/lib/render/view'
import type { TextStyle, Typesetter } from '@/lib/render/pdf/text/text'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** The colours of app/globals.css on paper, as PDF knows them. */
export const color = {
  ink: '#1f1b16',
  muted: '#615b54',
  line: '#e1ded9',
  /** A hairline that carries the page, and the lines of a form: shares of the ink. */
  hairline: '#7c7975',
  grid: '#c5c4c2',
  watermark: '#f4f3f1',
  paid: '#4a8163',
  cancelled: '#bd5a55',
}

const RED = { ink: '#a32321', plate: '#fde7e4' }

export const STATUS_COLOR: Record<StatusTone, { ink: string; plate: string }> = {
  draft: { ink: '#514c46', plate: '#eae8e4' },
  sent: { ink: '#13509e', plate: '#deeeff' },
  overdue: RED,
  paid: { ink: '#165f38', plate: '#d9f5e1' },
  cancelled: RED,
}

/** The measures of a template, in points. How they are put to use stands in the file of its name. */
interface Template {
  margin: { x: number; top: number; bottom: number }
  /** The box a logo has to fit into. */
  logo: { width: number; height: number }
  size: Record<'brand' | 'kind' | 'number' | 'figure' | 'body' | 'quiet' | 'label' | 'total' | 'foot', number>
  /** Distance between baselines. */
  leading: { body: number; quiet: number; cell: number; brand: number; number: number }
  /** Space between the parts, in parts of the usual. */
  space: number
  /** Space above and below a row's text, at full air. */
  rowPad: number
  /** How far a row's text keeps from the table's edges. */
  inset: number
}

/** The three designs, the siblings of components/documents/sheet/invoice-classic.css and its neighbours. */
const TEMPLATES: Record<InvoiceTemplate, Template> = {
  CLASSIC: {
    margin: { x: 58, top: 46, bottom: 58 },
    logo: { width: 126, height: 40 },
    size: {
      ...{ brand: 21, kind: 8, number: 13.5, figure: 28 },
      ...{ body: 9.5, quiet: 9, label: 9.6, total: 13.5, foot: 9.6 },
    },
    leading: { body: 14, quiet: 13, cell: 13.5, brand: 25, number: 17 },
    space: 1,
    rowPad: 6.5,
    inset: 0,
  },
  MODERN: {
    margin: { x: 44, top: 44, bottom: 56 },
    logo: { width: 126, height: 40 },
    size: {
      ...{ brand: 12.5, kind: 44, number: 12.5, figure: 44 },
      ...{ body: 9.5, quiet: 9, label: 8.2, total: 21, foot: 8.5 },
    },
    leading: { body: 14, quiet: 13, cell: 13.5, brand: 16.5, number: 17 },
    space: 1,
    rowPad: 7,
    inset: 0,
  },
  COMPACT: {
    margin: { x: 36, top: 34, bottom: 46 },
    logo: { width: 110, height: 27 },
    size: {
      ...{ brand: 10.5, kind: 7.2, number: 10.5, figure: 14.5 },
      ...{ body: 8.2, quiet: 8.2, label: 7.2, total: 9.6, foot: 7.6 },
    },
    leading: { body: 11.2, quiet: 11, cell: 10.8, brand: 13.5, number: 13.5 },
    space: 0.5,
    rowPad: 2,
    inset: 7,
  },
}

/** A template in an accent: what the blocks of a page are drawn with. */
export type Look = Template & {
  template: InvoiceTemplate
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
    template,
    accent,
    left: x,
    right: PAGE.width - x,
    width: PAGE.width - x * 2,
    top,
    bottom: PAGE.height - bottom,
    type: typeOf(template, parts, accent),
  }
}

const style = (size: number, weight: TextStyle['weight'], ink: string, more?: Partial<TextStyle>) =>
  ({ size, weight, color: ink, ...more }) satisfies TextStyle

function typeOf(template: InvoiceTemplate, { size }: Template, accent: Accent) {
  const { ink, muted } = color
  const isClassic = template === 'CLASSIC'
  const isModern = template === 'MODERN'
  const serif: Partial<TextStyle> = isClassic ? { family: 'serif' } : {}
  const bold = isClassic ? 400 : 600
  const label = isClassic
    ? style(size.label, 400, muted, serif)
    : style(size.label, isModern ? 600 : 500, muted)
  const lastInk = isClassic ? ink : accent.ink
  return {
    brand: style(size.brand, bold, ink, { ...serif, tracking: isClassic ? -0.2 : 0 }),
    name: style(size.body, 600, ink),
    body: style(size.body, 400, ink),
    quiet: style(size.quiet, 400, muted),
    label,
    kind: style(size.kind, isClassic ? 500 : 600, accent.ink, {
      tracking: isModern ? size.kind * -0.045 : size.kind * 0.12,
    }),
    number: style(size.number, bold, ink, serif),
    figure: style(size.figure, bold, ink, {
      ...serif,
      tabular: true,
      tracking: size.figure * (isModern ? -0.045 : -0.015),
    }),
    fact: style(size.body, isClassic ? 400 : 500, ink),
    head: { CLASSIC: label, MODERN: { ...label, color: ink }, COMPACT: { ...label, color: accent.on } }[
      template
    ],
    title: {
      CLASSIC: style(11, 400, ink, serif),
      MODERN: { ...label, color: ink },
      COMPACT: style(size.label, 600, accent.ink),
    }[template],
    description: style(size.body, isModern ? 500 : 400, ink),
    cellQuiet: style(size.body, 400, muted, { tabular: true }),
    cellAmount: style(size.body, isClassic ? 400 : isModern ? 600 : 500, ink, { tabular: true }),
    sum: style(size.body, 400, ink, { tabular: true }),
    sumLabel: style(size.body, 400, muted),
    /** A sum that is not the last, and the last. */
    subtotal: style(isModern ? size.body : size.total, bold, ink, { ...serif, tabular: true }),
    total: style(size.total, 600, lastInk, {
      ...serif,
      tabular: true,
      tracking: isModern ? size.total * -0.03 : 0,
    }),
    foot: style(size.foot, 400, muted, serif),
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

import type { InvoiceView } from '@/lib/render/view'
import { baseline, type FlowBlock } from './block'
import { isRightToLeft } from '@/lib/render/pdf/text/bidi'
import type { Align, Pen } from './pen'
import type { TextStyle } from '@/lib/render/pdf/text/text'
import { color, type Look, type Sheet } from './theme'

type Line = InvoiceView['lines'][number]

const GAP = 18
/** A longer description would not fit a page of its own, so its row may break, after every few lines. */
const MAX_ROW_LINES = 40
const FEW_LINES = 8

interface Columns {
  description: number
  /** Right edges. */
  quantity: number
  unitPrice: number
  /** Where the lines have several rates. */
  tax: number | null
  /** Where the lines of a form part the cells. */
  borders: number[]
  /** The heads of the columns, in lines. */
  heads: Record<'description' | 'quantity' | 'unitPrice' | 'tax' | 'amount', string[]>
}

/** Numbers take what their widest value needs, and what stands above them; the description has the rest. */
function columns({ view, look, setter }: Sheet): Columns {
  const { lines, unitPriceLabel, words, isInTwo } = view
  const { type, inset, right } = look
  // Two languages break behind the stroke between them; one keeps to its line.
  const headWidth = (text: string) =>
    isInTwo
      ? Math.max(...text.split(' ').map((word) => setter.roughWidth(word, type.head)))
      : setter.width(text, type.head)
  const widest = (texts: string[], above: string, style: TextStyle, least: number) =>
    texts.reduce(
      (width, text) => Math.max(width, setter.roughWidth(text, style)),
      Math.max(least, headWidth(above)),
    )
  const isForm = look.template === 'COMPACT'
  const gap = isForm ? inset * 2 : GAP
  const least = isForm ? [48, 44, 36, 24] : [62, 56, 42, 24]
  const amount = widest(
    lines.map((line) => line.amount),
    words.amount,
    type.cellAmount,
    least[0]!,
  )
  const unit = widest(
    lines.map((line) => line.unitPrice),
    unitPriceLabel,
    type.cellQuiet,
    least[1]!,
  )
  const rates = lines.flatMap(({ tax }) => tax ?? [])
  const rate = rates.length > 0 ? widest(rates, words.tax, type.cellQuiet, least[3]!) : null
  // A receipt counts nothing: what has no head has no column.
  const hasQuantity = words.quantity !== ''
  const quantities = lines.map((line) => line.quantity)
  const quantity = hasQuantity ? widest(quantities, words.quantity, type.cellQuiet, least[2]!) : -gap
  const tax = rate === null ? null : right - inset - amount - gap
  const unitPrice = (tax ?? right - inset - amount) - (rate ?? 0) - gap
  const quantityEdge = unitPrice - unit - gap
  const description = quantityEdge - quantity - gap - look.left - inset
  const head = (text: string, width: number) => (isInTwo ? setter.wrap(text, type.head, width + 0.1) : [text])
  return {
    description,
    quantity: quantityEdge,
    unitPrice,
    tax,
    borders: [
      ...(hasQuantity ? [quantityEdge - quantity - gap / 2] : []),
      quantityEdge + gap / 2,
      unitPrice + gap / 2,
      ...(tax === null ? [] : [tax + gap / 2]),
    ],
    heads: {
      description: head(words.description, description),
      quantity: head(words.quantity, quantity),
      unitPrice: head(unitPriceLabel, unit),
      tax: head(words.tax, rate ?? 0),
      amount: head(words.amount, amount),
    },
  }
}

/** The line table: its head, and every line as a row that stays whole. */
export function lineTable(sheet: Sheet): { head: FlowBlock; rows: FlowBlock[] } {
  const places = columns(sheet)
  const { lines } = sheet.view
  const rows = lines.flatMap((line, index) =>
    row(line, places, sheet, { isEven: index % 2 === 1, isLastRow: index === lines.length - 1 }),
  )
  return { head: tableHead(places, sheet), rows: rows.length > 0 ? rows : [emptyRow(sheet)] }
}

const HEAD_HEIGHT = { CLASSIC: 22, MODERN: 19, COMPACT: 15 }

function tableHead(places: Columns, { look }: Sheet): FlowBlock {
  const { type, left, right, width, inset, accent, rule, template } = look
  const { heads } = places
  const step = type.head.size * 1.2
  const more = (Math.max(...Object.values(heads).map(({ length }) => length)) - 1) * step
  const height = HEAD_HEIGHT[template] + more
  const room = template === 'MODERN' ? 13 : HEAD_HEIGHT[template]
  return {
    height,
    draw(pen, top) {
      if (template === 'CLASSIC') pen.rule(left, right, top, rule.ink)
      if (template === 'CLASSIC') pen.rule(left, right, top + height, rule.ink)
      if (template === 'MODERN') pen.rule(left, right, top + height - 0.6, rule.ink, rule.width)
      if (template === 'COMPACT') pen.plate(left - 0.3, top, width + 0.6, height, 0, accent.fill)
      const label = (lines: string[], x: number, align: Align) =>
        pen.lines(lines, x, baseline(top, room, type.head.size), step, type.head, align)
      label(heads.description, left + inset, 'left')
      label(heads.quantity, places.quantity, 'right')
      label(heads.unitPrice, places.unitPrice, 'right')
      if (places.tax !== null) label(heads.tax, places.tax, 'right')
      label(heads.amount, right - inset, 'right')
    },
  }
}

/** What a row, or a part of one, lies on and ends with. */
function ground(pen: Pen, look: Look, places: Columns, at: RowPart) {
  const { left, right, width, template, accent, rule } = look
  const bottom = at.top + at.height
  if (template === 'COMPACT') {
    if (at.isEven) pen.plate(left, at.top, width, at.height, 0, accent.soft)
    for (const x of [left, ...places.borders, right]) pen.upright(x, at.top, bottom, rule.ink)
  }
  if (!at.isLast) return
  const isHairline = template === 'CLASSIC' && at.isLastRow
  const ink = template === 'COMPACT' || isHairline ? rule.ink : color.line
  pen.rule(left, right, bottom, ink)
}

interface RowPart {
  top: number
  height: number
  isEven: boolean
  isLast: boolean
  isLastRow: boolean
}

function row(
  line: Line,
  places: Columns,
  { look, setter, air }: Sheet,
  kind: { isEven: boolean; isLastRow: boolean },
): FlowBlock[] {
  const { type, leading, left, right, inset } = look
  const pad = look.rowPad * air
  const lines = setter.wrap(line.description, type.description, places.description)
  const discount = line.discount ? setter.wrap(line.discount, type.quiet, places.description) : []
  const parts: FlowBlock[] = []
  const fromRight = isRightToLeft(line.description)
  const step = lines.length > MAX_ROW_LINES ? FEW_LINES : MAX_ROW_LINES
  for (let from = 0; from < lines.length; from += step) {
    const part = lines.slice(from, from + step)
    const isFirst = from === 0
    const isLast = from + step >= lines.length
    const above = isFirst ? pad : 0
    const beneath = above + part.length * leading.cell
    parts.push({
      inTable: true,
      height: beneath + (isLast ? discount.length * leading.quiet + pad : 0),
      draw(pen, top) {
        ground(pen, look, places, { ...kind, top, height: this.height, isLast })
        const first = baseline(top + above, leading.cell, type.description.size)
        const x = left + inset + (fromRight ? places.description : 0)
        pen.lines(part, x, first, leading.cell, type.description, fromRight ? 'right' : 'left')
        if (isLast && discount.length > 0) {
          const at = baseline(top + beneath, leading.quiet, type.quiet.size)
          pen.lines(discount, left + inset, at, leading.quiet, type.quiet)
        }
        if (!isFirst) return
        pen.text(line.quantity, places.quantity, first, type.cellQuiet, 'right')
        pen.text(line.unitPrice, places.unitPrice, first, type.cellQuiet, 'right')
        if (places.tax !== null) pen.text(line.tax ?? '', places.tax, first, type.cellQuiet, 'right')
        pen.text(line.amount, right - inset, first, type.cellAmount, 'right')
      },
    })
  }
  return parts
}

function emptyRow({ view, look, air }: Sheet): FlowBlock {
  const { type, leading, left, right, width, rowPad, inset, rule, template } = look
  const pad = rowPad * air
  return {
    inTable: true,
    height: pad * 2 + leading.cell,
    draw(pen, top) {
      if (template === 'COMPACT') pen.box(left, top, width, this.height, 0, rule.ink)
      else pen.rule(left, right, top + this.height, color.line)
      const style = { ...type.description, color: color.muted }
      pen.text(view.words.noLines, left + inset, baseline(top + pad, leading.cell, style.size), style)
    },
  }
}

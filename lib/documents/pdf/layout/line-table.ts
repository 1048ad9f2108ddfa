import { isAmountOnly, isItem, filterItems } from '@/lib/documents/line-items/line-kinds'
import type { ViewItem, ViewLine } from '@/lib/documents/view/invoice-view'
import { getBaseline, type FlowBlock } from './block'
import { isRightToLeft } from '@/lib/documents/pdf/text/bidi'
import type { Align, PdfCanvas } from './pdf-canvas'
import type { TextStyle } from '@/lib/documents/pdf/text/text-layout'
import { color, type LayoutStyle, type LayoutContext } from './theme'

const GAP = 18
/** Space between a description and a note on the same line. */
const NOTE_GAP = 8
/**
 * Maximum number of lines in a row. Longer descriptions don't fit on a page, so their rows may break, every
 * `FEW_LINES` lines.
 */
const MAX_ROW_LINES = 40
const FEW_LINES = 8

interface Columns {
  description: number
  /** Right edges. */
  quantity: number
  unitPrice: number
  /** Null unless the lines have several tax rates. */
  tax: number | null
  /** Positions of the vertical lines of a form. */
  borders: number[]
  /** Column headers, wrapped into lines. */
  heads: Record<'description' | 'quantity' | 'unitPrice' | 'tax' | 'amount', string[]>
}

/** Sizes the number columns by their widest value or header; the description gets the rest. */
function getColumns({ view, theme, textLayout }: LayoutContext): Columns {
  const { unitPriceLabel, words, isBilingual } = view
  const lines = filterItems(view.lines)
  const { type, inset, right } = theme
  // Bilingual headers wrap between words, others stay on one line.
  const headWidth = (text: string) =>
    isBilingual
      ? Math.max(...text.split(' ').map((word) => textLayout.approximateWidth(word, type.head)))
      : textLayout.width(text, type.head)
  const widest = (texts: string[], header: string, style: TextStyle, least: number) =>
    texts.reduce(
      (width, text) => Math.max(width, textLayout.approximateWidth(text, style)),
      Math.max(least, headWidth(header)),
    )
  const isForm = theme.template === 'COMPACT'
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
  // Receipts have no quantities: a column without a header is left out.
  const hasQuantity = words.quantity !== ''
  const quantities = lines.map((line) => line.quantity)
  const quantity = hasQuantity ? widest(quantities, words.quantity, type.cellQuiet, least[2]!) : -gap
  const tax = rate === null ? null : right - inset - amount - gap
  const unitPrice = (tax ?? right - inset - amount) - (rate ?? 0) - gap
  const quantityEdge = unitPrice - unit - gap
  const description = quantityEdge - quantity - gap - theme.left - inset
  const head = (text: string, width: number) =>
    isBilingual ? textLayout.wrap(text, type.head, width + 0.1) : [text]
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
      tax: rate === null ? [] : head(words.tax, rate),
      amount: head(words.amount, amount),
    },
  }
}

/** Creates the line table: its header, and a row for each line. Rows are not split unless they are very long. */
export function createLineTable(context: LayoutContext): { head: FlowBlock; rows: FlowBlock[] } {
  const columns = getColumns(context)
  const { lines } = context.view
  // Striping restarts with every heading.
  let itemIndex = 0
  const rows = lines.flatMap((line, index) => {
    const isLastRow = index === lines.length - 1
    if (isItem(line)) return createRow(line, columns, context, { isEven: itemIndex++ % 2 === 1, isLastRow })
    if (line.kind === 'HEADING') itemIndex = 0
    return createTextRow(line, context, isLastRow)
  })
  return { head: createTableHead(columns, context), rows: rows.length > 0 ? rows : [createEmptyRow(context)] }
}

const HEAD_HEIGHT = { CLASSIC: 22, MODERN: 19, COMPACT: 15 }

function createTableHead(columns: Columns, { theme }: LayoutContext): FlowBlock {
  const { type, left, right, width, inset, accent, rule, template } = theme
  const { heads } = columns
  const step = type.head.size * 1.2
  const more = (Math.max(...Object.values(heads).map(({ length }) => length)) - 1) * step
  const height = HEAD_HEIGHT[template] + more
  const room = template === 'MODERN' ? 13 : HEAD_HEIGHT[template]
  return {
    height,
    draw(pen, top) {
      if (template === 'CLASSIC') pen.horizontalLine(left, right, top, rule.ink)
      if (template === 'CLASSIC') pen.horizontalLine(left, right, top + height, rule.ink)
      if (template === 'MODERN') pen.horizontalLine(left, right, top + height - 0.6, rule.ink, rule.width)
      if (template === 'COMPACT') pen.fillRect(left - 0.3, top, width + 0.6, height, 0, accent.fill)
      const label = (lines: string[], x: number, align: Align) =>
        pen.lines(lines, x, getBaseline(top, room, type.head.size), step, type.head, align)
      label(heads.description, left + inset, 'left')
      label(heads.quantity, columns.quantity, 'right')
      label(heads.unitPrice, columns.unitPrice, 'right')
      if (columns.tax !== null) label(heads.tax, columns.tax, 'right')
      label(heads.amount, right - inset, 'right')
    },
  }
}

/** Draws the background and borders of a row, or of a part of one. */
function drawRowBackground(pen: PdfCanvas, look: LayoutStyle, borders: number[], at: RowPart) {
  const { left, right, width, template, accent, rule } = look
  const bottom = at.top + at.height
  if (template === 'COMPACT') {
    if (at.isEven) pen.fillRect(left, at.top, width, at.height, 0, accent.soft)
    for (const x of [left, ...borders, right]) pen.verticalLine(x, at.top, bottom, rule.ink)
  }
  if (!at.isLast) return
  const isHairline = template === 'CLASSIC' && at.isLastRow
  const ink = template === 'COMPACT' || isHairline ? rule.ink : color.line
  pen.horizontalLine(left, right, bottom, ink)
}

interface RowPart {
  top: number
  height: number
  isEven: boolean
  isLast: boolean
  isLastRow: boolean
}

function createRow(
  line: ViewItem,
  columns: Columns,
  { theme, textLayout, spacing }: LayoutContext,
  kind: { isEven: boolean; isLastRow: boolean },
): FlowBlock[] {
  const { type, leading, left, right, inset } = theme
  const pad = theme.rowPad * spacing
  // The description has the room of quantity and unit price if there are none.
  const spans = isAmountOnly(line)
  const width = spans ? columns.unitPrice - left - inset : columns.description
  const borders = spans ? columns.borders.filter((x) => x > columns.unitPrice) : columns.borders
  const fromRight = isRightToLeft(line.description)
  const lines = textLayout.wrap(line.description, type.description, width)
  const noteLeft = NOTE_GAP + textLayout.width(lines.at(-1)!, type.description)
  const isNoteBeside =
    spans &&
    !fromRight &&
    line.note !== null &&
    noteLeft + textLayout.width(line.note, type.secondary) <= width
  const note = line.note && !isNoteBeside ? textLayout.wrap(line.note, type.secondary, width) : []
  return splitRow(lines).map(({ part, isFirst, isLast }) => {
    const above = isFirst ? pad : 0
    const textBottom = above + part.length * leading.lineHeight
    return {
      inTable: true,
      height: textBottom + (isLast ? note.length * leading.secondary + pad : 0),
      draw(pen, top) {
        drawRowBackground(pen, theme, borders, { ...kind, top, height: this.height, isLast })
        const first = getBaseline(top + above, leading.lineHeight, type.description.size)
        const x = left + inset + (fromRight ? width : 0)
        const align = fromRight ? 'right' : 'left'
        const lastLine = pen.lines(part, x, first, leading.lineHeight, type.description, align)
        if (isLast && isNoteBeside) pen.text(line.note!, x + noteLeft, lastLine, type.secondary)
        if (isLast && note.length > 0) {
          const at = getBaseline(top + textBottom, leading.secondary, type.secondary.size)
          pen.lines(note, left + inset, at, leading.secondary, type.secondary)
        }
        if (!isFirst) return
        pen.text(line.quantity, columns.quantity, first, type.cellQuiet, 'right')
        pen.text(line.unitPrice, columns.unitPrice, first, type.cellQuiet, 'right')
        if (columns.tax !== null) pen.text(line.tax ?? '', columns.tax, first, type.cellQuiet, 'right')
        pen.text(line.amount, right - inset, first, type.cellAmount, 'right')
      },
    }
  })
}

/** Creates a heading, which stays with the next row, or a text: over the full width, without figures. */
function createTextRow(
  { kind, description }: Exclude<ViewLine, ViewItem>,
  { theme, textLayout, spacing }: LayoutContext,
  isLastRow: boolean,
): FlowBlock[] {
  const { type, leading, left, right, inset } = theme
  const isHeading = kind === 'HEADING'
  const style = isHeading ? type.heading : type.secondary
  const step = isHeading ? Math.max(leading.lineHeight, style.size * 1.3) : leading.secondary
  const pad = theme.rowPad * spacing
  const lines = textLayout.wrap(description, style, right - left - inset * 2)
  const fromRight = isRightToLeft(description)
  return splitRow(lines).map(({ part, isFirst, isLast }) => {
    // Extra space between a heading and the group before it.
    const above = isFirst ? pad * (isHeading ? 1.5 : 1) : 0
    return {
      inTable: true,
      keepWithNext: isHeading,
      height: above + part.length * step + (isLast ? pad : 0),
      draw(pen, top) {
        drawRowBackground(pen, theme, [], { top, height: this.height, isEven: isHeading, isLast, isLastRow })
        const x = fromRight ? right - inset : left + inset
        const first = getBaseline(top + above, step, style.size)
        pen.lines(part, x, first, step, style, fromRight ? 'right' : 'left')
      },
    }
  })
}

/** Splits the lines of a row that is too long for a page. */
function splitRow(lines: string[]): { part: string[]; isFirst: boolean; isLast: boolean }[] {
  const step = lines.length > MAX_ROW_LINES ? FEW_LINES : MAX_ROW_LINES
  return Array.from({ length: Math.ceil(lines.length / step) }, (_, index) => ({
    part: lines.slice(index * step, (index + 1) * step),
    isFirst: index === 0,
    isLast: (index + 1) * step >= lines.length,
  }))
}

function createEmptyRow({ view, theme, spacing }: LayoutContext): FlowBlock {
  const { type, leading, left, right, width, rowPad, inset, rule, template } = theme
  const pad = rowPad * spacing
  return {
    inTable: true,
    height: pad * 2 + leading.lineHeight,
    draw(pen, top) {
      if (template === 'COMPACT') pen.strokeRect(left, top, width, this.height, 0, rule.ink)
      else pen.horizontalLine(left, right, top + this.height, color.line)
      const style = { ...type.description, color: color.muted }
      pen.text(
        view.words.noLines,
        left + inset,
        getBaseline(top + pad, leading.lineHeight, style.size),
        style,
      )
    },
  }
}

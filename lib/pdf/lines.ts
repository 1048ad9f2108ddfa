import type { InvoiceView } from '@/lib/invoices/view'
import { baseline, type FlowBlock } from './block'
import { isRightToLeft } from './bidi'
import type { Align } from './pen'
import type { TextStyle } from './text'
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
}

/** Numbers take what their widest value needs; the description has the rest. */
function columns({ view: { lines }, look, setter }: Sheet): Columns {
  const { type } = look
  const widest = (texts: string[], style: TextStyle, least: number) =>
    texts.reduce((width, text) => Math.max(width, setter.roughWidth(text, style)), least)
  const amount = widest(
    lines.map((line) => line.amount),
    type.cellAmount,
    62,
  )
  const unit = widest(
    lines.map((line) => line.unitPrice),
    type.cellQuiet,
    56,
  )
  const quantity = widest(
    lines.map((line) => line.quantity),
    type.cellQuiet,
    42,
  )
  const unitPrice = look.right - look.inset - amount - GAP
  return {
    description: look.width - look.inset * 2 - amount - unit - quantity - GAP * 3,
    quantity: unitPrice - unit - GAP,
    unitPrice,
  }
}

/** The line table: its head, and every line as a row that stays whole. */
export function lineTable(sheet: Sheet): { head: FlowBlock; rows: FlowBlock[] } {
  const places = columns(sheet)
  const rows = sheet.view.lines.flatMap((line) => row(line, places, sheet))
  return { head: tableHead(places, sheet.look), rows: rows.length > 0 ? rows : [emptyRow(sheet)] }
}

function tableHead(places: Columns, { type, left, right, width, inset, accent, tableHead }: Look): FlowBlock {
  const onPlate = tableHead === 'soft'
  return {
    height: onPlate ? 18 : 19,
    draw(pen, top) {
      if (onPlate) pen.plate(left, top, width, 16, 3, accent.soft)
      if (tableHead === 'accentRule') pen.rule(left, right, top + 18.4, accent.fill, 1.2)
      const label = (text: string, x: number, align: Align) =>
        pen.text(text, x, baseline(top, onPlate ? 16 : 12, type.head.size), type.head, align)
      label('Description', left + inset, 'left')
      label('Quantity', places.quantity, 'right')
      label('Unit Price', places.unitPrice, 'right')
      label('Amount', right - inset, 'right')
    },
  }
}

function row(line: Line, places: Columns, { look, setter, air }: Sheet): FlowBlock[] {
  const { type, leading, left, right, inset } = look
  const isRuledAbove = look.tableHead === 'paper'
  const pad = look.rowPad * air
  const lines = setter.wrap(line.description, type.cell, places.description)
  const parts: FlowBlock[] = []
  const fromRight = isRightToLeft(line.description)
  const step = lines.length > MAX_ROW_LINES ? FEW_LINES : MAX_ROW_LINES
  for (let from = 0; from < lines.length; from += step) {
    const part = lines.slice(from, from + step)
    const isFirst = from === 0
    const isLast = from + step >= lines.length
    const above = isFirst ? pad : 0
    parts.push({
      inTable: true,
      height: above + part.length * leading.cell + (isLast ? pad : 0),
      draw(pen, top) {
        const first = baseline(top + above, leading.cell, type.cell.size)
        if (isRuledAbove ? isFirst : isLast)
          pen.rule(left, right, isRuledAbove ? top : top + this.height, color.line)
        if (fromRight)
          pen.lines(part, left + inset + places.description, first, leading.cell, type.cell, 'right')
        else pen.lines(part, left + inset, first, leading.cell, type.cell)
        if (!isFirst) return
        pen.text(line.quantity, places.quantity, first, type.cellQuiet, 'right')
        pen.text(line.unitPrice, places.unitPrice, first, type.cellQuiet, 'right')
        pen.text(line.amount, right - inset, first, type.cellAmount, 'right')
      },
    })
  }
  return parts
}

function emptyRow({ look: { type, leading, left, right, rowPad, inset }, air }: Sheet): FlowBlock {
  const pad = rowPad * air
  return {
    inTable: true,
    height: pad * 2 + leading.cell,
    draw(pen, top) {
      pen.rule(left, right, top, color.line)
      const style = { ...type.cell, color: color.muted }
      pen.text('No items yet', left + inset, baseline(top + pad, leading.cell, style.size), style)
    },
  }
}

/** Subtotal, tax and total under the amounts, and what is left of it once something came in. */
export function totals({ view, look, setter }: Sheet): FlowBlock {
  const { partlyPaid } = view
  const { type } = look
  const right = look.right - look.inset
  const left = right - Math.max(218, setter.width(view.total, type.total) + 80)
  const step = type.sum.size + 7.5
  const sumHeight = type.total.size + 12.5
  const height = 9 + step * 2 + 8 + sumHeight
  return {
    height: partlyPaid ? height + step + 8 + sumHeight : height,
    draw(pen, top) {
      // A table whose rows have their rule below ends with one.
      if (look.tableHead === 'paper') pen.rule(left, right, top, color.line)
      const line = (label: string, value: string, y: number) => {
        pen.text(label, left, baseline(y, step, type.sum.size), type.sumLabel)
        pen.text(value, right, baseline(y, step, type.sum.size), type.sum, 'right')
      }
      const sum = (label: string, value: string, y: number, isLast: boolean) => {
        if (isLast && look.total === 'accentRule') pen.rule(left, right, y, look.accent.fill, 1.2)
        else pen.rule(left, right, y, color.line)
        const at = baseline(y + 2, sumHeight + 2, type.total.size)
        pen.text(label, left, at, type.totalLabel)
        pen.text(value, right, at, type.total, 'right')
      }
      line('Subtotal', view.subtotal, top + 9)
      line(view.taxLabel, view.tax, top + 9 + step)
      sum('Total', view.total, top + 9 + step * 2 + 6, !partlyPaid)
      if (!partlyPaid) return
      line('Paid', partlyPaid.paid, top + height)
      sum('Balance due', partlyPaid.balance, top + height + step + 6, true)
    },
  }
}

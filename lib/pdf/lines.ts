import type { InvoiceView } from '@/lib/invoices/view'
import { baseline, type FlowBlock } from './block'
import type { Align } from './pen'
import type { TextStyle, Typesetter } from './text'
import { color, LEADING, LEFT, RIGHT, type, WIDTH } from './theme'

type Line = InvoiceView['lines'][number]

const GAP = 18
/** Space above and below a row's text, at full air. */
const PAD = 7
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
function columns(lines: Line[], setter: Typesetter): Columns {
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
  const unitPrice = RIGHT - amount - GAP
  return {
    description: WIDTH - amount - unit - quantity - GAP * 3,
    quantity: unitPrice - unit - GAP,
    unitPrice,
  }
}

/** The line table: its head, and every line as a row that stays whole. */
export function lineTable(
  view: InvoiceView,
  air: number,
  setter: Typesetter,
): { head: FlowBlock; rows: FlowBlock[] } {
  const places = columns(view.lines, setter)
  const pad = PAD * air
  const head: FlowBlock = {
    height: 19,
    draw(pen, top) {
      const label = (text: string, x: number, align: Align) =>
        pen.text(text, x, baseline(top, 12, type.label.size), type.label, align)
      label('Description', LEFT, 'left')
      label('Quantity', places.quantity, 'right')
      label('Unit Price', places.unitPrice, 'right')
      label('Amount', RIGHT, 'right')
    },
  }
  const rows = view.lines.flatMap((line) => row(line, places, pad, setter))
  return { head, rows: rows.length > 0 ? rows : [emptyRow(pad)] }
}

function row(line: Line, places: Columns, pad: number, setter: Typesetter): FlowBlock[] {
  const lines = setter.wrap(line.description, type.cell, places.description)
  const parts: FlowBlock[] = []
  const step = lines.length > MAX_ROW_LINES ? FEW_LINES : MAX_ROW_LINES
  for (let from = 0; from < lines.length; from += step) {
    const part = lines.slice(from, from + step)
    const isFirst = from === 0
    const isLast = from + step >= lines.length
    const above = isFirst ? pad : 0
    parts.push({
      inTable: true,
      height: above + part.length * LEADING.cell + (isLast ? pad : 0),
      draw(pen, top) {
        const first = baseline(top + above, LEADING.cell, type.cell.size)
        if (isFirst) pen.rule(LEFT, RIGHT, top, color.line)
        pen.lines(part, LEFT, first, LEADING.cell, type.cell)
        if (!isFirst) return
        pen.text(line.quantity, places.quantity, first, type.cellQuiet, 'right')
        pen.text(line.unitPrice, places.unitPrice, first, type.cellQuiet, 'right')
        pen.text(line.amount, RIGHT, first, type.cellAmount, 'right')
      },
    })
  }
  return parts
}

function emptyRow(pad: number): FlowBlock {
  return {
    inTable: true,
    height: pad * 2 + LEADING.cell,
    draw(pen, top) {
      pen.rule(LEFT, RIGHT, top, color.line)
      const style = { ...type.cell, color: color.muted }
      pen.text('No items yet', LEFT, baseline(top + pad, LEADING.cell, style.size), style)
    },
  }
}

/** Subtotal, tax and total under the amounts, and what is left of it once something came in. */
export function totals(view: InvoiceView, setter: Typesetter): FlowBlock {
  const { partlyPaid } = view
  const left = RIGHT - Math.max(218, setter.width(view.total, type.total) + 80)
  const step = 17
  const height = 9 + step * 2 + 8 + 24
  return {
    height: partlyPaid ? height + step + 8 + 24 : height,
    draw(pen, top) {
      pen.rule(left, RIGHT, top, color.line)
      const line = (label: string, value: string, y: number) => {
        pen.text(label, left, baseline(y, step, 9.5), type.sumLabel)
        pen.text(value, RIGHT, baseline(y, step, 9.5), type.sum, 'right')
      }
      line('Subtotal', view.subtotal, top + 9)
      line(view.taxLabel, view.tax, top + 9 + step)
      const ruleAt = top + 9 + step * 2 + 6
      const sum = (label: string, value: string, y: number) => {
        pen.rule(left, RIGHT, y, color.line)
        pen.text(label, left, baseline(y + 2, 26, type.total.size), type.totalLabel)
        pen.text(value, RIGHT, baseline(y + 2, 26, type.total.size), type.total, 'right')
      }
      sum('Total', view.total, ruleAt)
      if (!partlyPaid) return
      line('Paid', partlyPaid.paid, top + height)
      sum('Balance due', partlyPaid.balance, top + height + step + 6)
    },
  }
}

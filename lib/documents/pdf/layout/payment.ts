import { getBaseline, type FlowBlock } from './block'
import { createWideFrame, getTitleHeight, TITLE_STEP, wrapTitle, type SectionFrame } from './section-frame'
import { color, type LayoutContext } from './theme'

/** Space between two columns of details. */
const COLUMN_GAP = 22
const LABEL_GAP = 6

/** Minimum width of the labels. */
const LEAST_LABEL = { CLASSIC: 80, MODERN: 80, COMPACT: 70 }

const getValueStyle = ({ theme }: LayoutContext) => ({ ...theme.type.fact, tabular: true })

/** Returns the width at which no label has to be wrapped. */
const getLabelWidth = ({ view, theme, textLayout }: LayoutContext): number =>
  Math.max(0, ...view.payment.map(({ label }) => textLayout.width(label, theme.type.sumLabel) + LABEL_GAP))

/** Returns the width at which no payment detail has to be wrapped. */
export function getPaymentWidth(context: LayoutContext): number {
  const { view, theme, textLayout } = context
  const values = view.payment.map(({ value }) => textLayout.width(value, getValueStyle(context)))
  return getLabelWidth(context) + Math.max(0, ...values) + createWideFrame(theme).pad.x * 2 + 1
}

/** Creates the payment details in two columns, or in one if a value (an IBAN) is too long for that. */
export function createPaymentBlocks(
  context: LayoutContext,
  frame: SectionFrame = createWideFrame(context.theme),
): FlowBlock[] {
  const { theme, textLayout, spacing } = context
  const { payment: rows, words } = context.view
  if (rows.length === 0) return []
  const { type, leading, template } = theme
  const { pad, left } = frame
  const inside = frame.textWidth - pad.x * 2
  const half = (inside - COLUMN_GAP) / 2
  const style = getValueStyle(context)
  const tight = getLabelWidth(context)
  const usual = Math.max(LEAST_LABEL[template], tight)
  const columns = rows.every((row) => textLayout.width(row.value, style) <= half - usual) ? 2 : 1
  const column = columns === 2 ? half : inside
  const hasRoom = getPaymentWidth(context) + usual - tight <= frame.textWidth
  const labelWidth = hasRoom ? usual : tight
  const cells = rows.map((row) => ({
    label: row.label,
    lines: textLayout.wrap(row.value, style, column - labelWidth),
  }))
  const between = template === 'COMPACT' ? 1 : 3
  const heights: number[] = []
  for (let index = 0; index < cells.length; index += columns) {
    const lines = cells.slice(index, index + columns).map((cell) => cell.lines.length)
    heights.push(Math.max(...lines) * leading.body + between)
  }
  const title = wrapTitle(context, words.paymentDetails, frame)
  const titleHeight = getTitleHeight(frame, title)
  // A title beside its rows may be higher than they are.
  const beside = titleHeight === 0 ? title.length * TITLE_STEP : 0
  const height = Math.max(
    heights.reduce((sum, row) => sum + row, 0),
    beside,
  )

  return [
    {
      spaceBefore: frame.spaceBefore * spacing * theme.spacing + (template === 'MODERN' ? 8 * spacing : 0),
      height: pad.y + titleHeight + height - between + (template === 'COMPACT' ? pad.y : 0),
      draw(pen, top) {
        if (template === 'COMPACT') pen.strokeRect(left, top, frame.width, this.height, 0, theme.rule.ink)
        if (template === 'MODERN') pen.horizontalLine(left, left + frame.width, top, color.line)
        const titleAt = getBaseline(top + pad.y, 12, type.title.size)
        pen.lines(title, left + pad.x, titleAt, TITLE_STEP, type.title)
        let y = top + pad.y + titleHeight
        cells.forEach((cell, index) => {
          const x = frame.x + pad.x + (index % columns) * (column + COLUMN_GAP)
          const first = getBaseline(y, leading.body, type.fact.size)
          pen.text(cell.label, x, first, type.sumLabel)
          pen.lines(cell.lines, x + labelWidth, first, leading.body, style)
          if (index % columns === columns - 1) y += heights[Math.floor(index / columns)]!
        })
      },
    },
  ]
}

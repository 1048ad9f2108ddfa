import { COMPACT } from '@/lib/documents/templates/compact'
import { getBaseline, type FlowBlock } from './block'
import type { Box } from './block'
import { getExtraLabelHeight, getLabelStep } from './facts'
import {
  createBadge,
  BADGE_HEIGHT,
  createAmountNote,
  wrapBillTo,
  getAmountStyle,
  getLogoSize,
  wrapJoined,
} from './marks'
import type { PdfCanvas } from './pdf-canvas'
import type { LayoutStyle, LayoutContext } from './theme'

// Ruled form style: all parts are cells.
const PAD = { x: COMPACT.inset[0], y: 6 }
const EDGE = COMPACT.accentBar[0]

const getSplit = ({ left, width }: LayoutStyle) => left + width * (1 - COMPACT.rightColumnShare)

export function placeCompactLogo({ theme, logo }: LayoutContext): Box {
  return { left: theme.left + PAD.x, top: theme.top + EDGE + PAD.y, ...getLogoSize(logo!, theme) }
}

export const createCompactHead = (context: LayoutContext): FlowBlock[] => [
  createTitle(context),
  createAmount(context),
  createFacts(context),
]

function drawCells(
  pen: PdfCanvas,
  { left, right, rule }: LayoutStyle,
  top: number,
  height: number,
  at: number[],
) {
  pen.strokeRect(left, top, right - left, height, 0, rule.ink)
  for (const x of at) pen.verticalLine(x, top, top + height, rule.ink)
}

/** Creates seller, title and number in one row. */
function createTitle(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout, logo } = context
  const { type, leading, left, right, width } = theme
  // The seller of a letter is beside the window, and has no cell.
  const split = view.letter ? left : getSplit(theme)
  const size = logo && !view.letter ? getLogoSize(logo, theme) : { width: 0, height: 0 }
  const x = left + PAD.x + (size.width > 0 ? size.width + 9 : 0)
  const seller = view.letter ? { name: '', lines: [] } : view.seller
  const room = getSplit(theme) - PAD.x - x
  const name = textLayout.wrap(seller.name, type.brand, room)
  const lines = wrapJoined(textLayout, seller.lines, ', ', type.secondary, room)
  const linesTop = EDGE + PAD.y + name.length * leading.brand
  const mark = createBadge(context)
  const kindTop = EDGE + PAD.y
  const inside = right - split - PAD.x * 2
  const number = textLayout.wrap(view.invoiceNumber, type.number, inside)
  const numberTop = kindTop + 11
  const lastWidth = textLayout.width(number.at(-1)!, type.number)
  const isBeside = lastWidth + 8 + mark.width <= inside
  const numberEnd = numberTop + number.length * leading.number
  const height = Math.max(
    EDGE + PAD.y + size.height,
    linesTop + lines.length * leading.secondary,
    isBeside ? numberEnd : numberEnd + BADGE_HEIGHT + 2,
  )
  return {
    height: height + PAD.y,
    draw(pen, top) {
      drawCells(pen, theme, top, this.height, view.letter ? [] : [split])
      pen.fillRect(left - 0.3, top, width + 0.6, EDGE, 0, theme.accent.fill)
      const nameAt = getBaseline(top + EDGE + PAD.y, leading.brand, type.brand.size)
      pen.lines(name, x, nameAt, leading.brand, type.brand)
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, x, first, leading.secondary, type.secondary)
      const at = split + PAD.x
      pen.text(view.words.kindMark, at, getBaseline(top + kindTop, 10, type.kind.size), type.kind)
      const numberAt = getBaseline(top + numberTop, leading.number, type.number.size)
      pen.lines(number, at, numberAt, leading.number, type.number)
      if (isBeside)
        mark.draw(pen, at + lastWidth + 8, top + numberEnd - leading.number / 2 - BADGE_HEIGHT / 2)
      else mark.draw(pen, at, top + numberEnd + 2)
    },
  }
}

/** Creates client, amount and due date. */
function createAmount(context: LayoutContext): FlowBlock {
  const { view, theme } = context
  const { type, leading, left, right, accent } = theme
  const split = getSplit(theme)
  const inside = right - split - PAD.x * 2
  const { name, lines } = wrapBillTo(context, split - left - PAD.x * 2, ', ')
  const figure = getAmountStyle(context, inside)
  const note = createAmountNote(context)
  const nameTop = PAD.y + 11
  const linesTop = nameTop + name.length * leading.body
  const noteTop = PAD.y + 11 + figure.size * 1.2
  const height = Math.max(linesTop + lines.length * leading.secondary, noteTop + note.height)
  return {
    height: height + PAD.y,
    draw(pen, top) {
      pen.fillRect(split, top, right - split, this.height, 0, accent.soft)
      drawCells(pen, theme, top, this.height, [split])
      const labelAt = getBaseline(top + PAD.y, 10, type.label.size)
      pen.text(view.words.billTo, left + PAD.x, labelAt, type.label)
      const nameAt = getBaseline(top + nameTop, leading.body, type.name.size)
      pen.lines(name, left + PAD.x, nameAt, leading.body, type.name)
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, left + PAD.x, first, leading.secondary, type.secondary)
      const at = split + PAD.x
      pen.text(view.amountDueLabel, at, labelAt, { ...type.label, color: accent.ink })
      pen.text(view.amountDue, at, getBaseline(top + nameTop, figure.size * 1.2, figure.size), figure)
      note.draw(pen, at, top + noteTop, 'left')
    },
  }
}

/** Facts beside each other; more of them wrap into rows of three, as in the browser (invoice-compact.css). */
const MAX_BESIDE = 4
const PER_ROW = 3

/** Creates dates and other facts, one per cell. */
function createFacts(context: LayoutContext): FlowBlock {
  const { facts } = context.view
  const columns = facts.length > MAX_BESIDE ? PER_ROW : facts.length
  const rows = Array.from({ length: Math.ceil(facts.length / columns) }, (_, row) =>
    createFactRow(context, facts.slice(row * columns, (row + 1) * columns), columns),
  )
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw(pen, top) {
      let y = top
      for (const row of rows) {
        row.draw(pen, y)
        y += row.height
      }
    },
  }
}

function createFactRow(
  { theme, textLayout }: LayoutContext,
  facts: LayoutContext['view']['facts'],
  columns: number,
): FlowBlock {
  const { type, leading, left, width } = theme
  const column = width / columns
  const values = facts.map((fact) => textLayout.wrap(fact.value, type.fact, column - PAD.x * 2))
  const labels = facts.map((fact) => textLayout.wrap(fact.label, type.label, column - PAD.x * 2))
  const most = Math.max(...values.map((value) => value.length))
  const more = getExtraLabelHeight(labels, theme)
  return {
    height: 4 + 11 + more + most * leading.body + 4,
    draw(pen, top) {
      const lines = facts.slice(1).map((_, index) => left + (index + 1) * column)
      drawCells(pen, theme, top, this.height, lines)
      facts.forEach((_, index) => {
        const x = left + index * column + PAD.x
        pen.lines(
          labels[index]!,
          x,
          getBaseline(top + 4, 10, type.label.size),
          getLabelStep(theme),
          type.label,
        )
        const first = getBaseline(top + 15 + more, leading.body, type.fact.size)
        pen.lines(values[index]!, x, first, leading.body, type.fact)
      })
    },
  }
}

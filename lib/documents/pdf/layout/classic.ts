import { CLASSIC } from '@/lib/documents/templates/classic'
import { getBaseline, type FlowBlock } from './block'
import type { Box } from './block'
import { createFactRows, getLabelStep } from './facts'
import {
  createBadge,
  BADGE_HEIGHT,
  createAmountNote,
  wrapBillTo,
  getAmountStyle,
  getLogoSize,
  wrapJoined,
} from './marks'
import { color, type LayoutContext } from './theme'

// Letterhead style: centred, with hairlines and a short bar in the accent colour.
const GAP = 28
const BETWEEN = '  ·  '
const TRAILING_SEPARATOR = / *· *$/
const SELLER_WIDTH = 400
const BAR_WIDTH = 32

export function placeClassicLogo({ theme, logo }: LayoutContext): Box {
  const size = getLogoSize(logo!, theme)
  return { left: (theme.page.width - size.width) / 2, top: theme.top, ...size }
}

export const createClassicHead = (context: LayoutContext): FlowBlock[] => [
  ...(context.view.letter ? [createNumberBar(context)] : [createCentredHead(context)]),
  { ...createAmount(context), spaceBefore: 20 * context.spacing },
  { ...createFacts(context), spaceBefore: 18 * context.spacing },
]

/** Creates seller, title and number. */
function createCentredHead(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout, logo } = context
  const { type, leading } = theme
  const middle = theme.page.width / 2
  const [style, step] = logo ? [type.brandWithLogo, leading.brandWithLogo] : [type.brand, leading.brand]
  const name = textLayout.wrap(view.seller.name, style, 380)
  const lines = wrapSellerLines(context)
  const nameTop = logo ? getLogoSize(logo, theme).height + 9 : 0
  const linesTop = nameTop + name.length * step + 4
  const ruleTop = linesTop + lines.length * leading.secondary + 10
  const barTop = ruleTop + 22
  const bar = createNumberBar(context)
  return {
    height: barTop + bar.height,
    draw(pen, top) {
      pen.lines(name, middle, getBaseline(top + nameTop, step, style.size), step, style, 'center')
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, middle, first, leading.secondary, type.secondary, 'center')
      pen.fillRect(
        middle - BAR_WIDTH / 2,
        top + ruleTop,
        BAR_WIDTH,
        CLASSIC.accentBar[0],
        0,
        theme.accent.fill,
      )
      bar.draw(pen, top + barTop)
    },
  }
}

/** Creates title, number and badge between two rules. */
function createNumberBar(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout } = context
  const { type, leading, left, right } = theme
  const mark = createBadge(context)
  const kindWidth = textLayout.width(view.words.kindMark, type.kind) + 10
  const number = textLayout.wrap(view.invoiceNumber, type.number, theme.width - kindWidth - mark.width - GAP)
  const height = number.length * leading.number + 15
  return {
    height,
    draw(pen, top) {
      pen.horizontalLine(left, right, top, theme.rule.ink)
      pen.horizontalLine(left, right, top + height, theme.rule.ink)
      const numberAt = getBaseline(top + 7.5, leading.number, type.number.size)
      pen.text(view.words.kindMark, left, numberAt - 0.6, type.kind)
      pen.lines(number, left + kindWidth, numberAt, leading.number, type.number)
      mark.draw(pen, right - mark.width, top + (height - BADGE_HEIGHT) / 2)
    },
  }
}

const wrapSellerLines = ({ view, theme, textLayout }: LayoutContext): string[] =>
  wrapJoined(textLayout, view.seller.lines, BETWEEN, theme.type.secondary, SELLER_WIDTH).map((line) =>
    line.replace(TRAILING_SEPARATOR, ''),
  )

/** Creates client, amount and due date. */
function createAmount(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout } = context
  const { type, leading, left, right, width } = theme
  const note = createAmountNote(context)
  const figure = getAmountStyle(context, width * 0.6)
  const figureWidth = Math.max(textLayout.width(view.amountDue, figure), note.width, 80)
  const { name, lines } = wrapBillTo(context, Math.max(150, width - figureWidth - GAP))
  const nameTop = type.label.size + 8
  const linesTop = nameTop + name.length * leading.body
  const figureTop = type.label.size + 6
  const noteTop = figureTop + figure.size * 1.22
  return {
    height: Math.max(linesTop + lines.length * leading.secondary, noteTop + note.height),
    draw(pen, top) {
      const labelAt = getBaseline(top, 12, type.label.size)
      pen.text(view.words.billTo, left, labelAt, type.label)
      const nameAt = getBaseline(top + nameTop, leading.body, type.name.size)
      pen.lines(name, left, nameAt, leading.body, type.name)
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, left, first, leading.secondary, type.secondary)
      pen.text(view.amountDueLabel, right, labelAt, type.label, 'right')
      const figureAt = getBaseline(top + figureTop, figure.size * 1.15, figure.size)
      pen.text(view.amountDue, right, figureAt, figure, 'right')
      note.draw(pen, right, top + noteTop, 'right')
    },
  }
}

/** Creates dates and other facts, in columns. */
function createFacts(context: LayoutContext): FlowBlock {
  const { theme, spacing } = context
  const { type, leading, left, right, width } = theme
  const pad = 10 * spacing
  const column = width / 4
  const rows = createFactRows(context, { one: column - 12, all: width })
  const heightOf = ({ lines, more }: (typeof rows)[number]) => pad + 15 + more + lines * leading.body
  return {
    height: rows.reduce((sum, row) => sum + heightOf(row), 0),
    draw(pen, top) {
      pen.horizontalLine(left, right, top, color.line)
      let y = top
      for (const row of rows) {
        row.cells.forEach((cell, index) => {
          const x = left + index * column
          const labelAt = getBaseline(y + pad, 12, type.label.size)
          pen.lines(cell.label, x, labelAt, getLabelStep(theme), type.label)
          const first = getBaseline(y + pad + 14 + row.more, leading.body, type.fact.size)
          pen.lines(cell.lines, x, first, leading.body, type.fact)
        })
        y += heightOf(row)
      }
    },
  }
}

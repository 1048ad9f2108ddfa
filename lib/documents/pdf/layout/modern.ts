import { MODERN } from '@/lib/documents/templates/modern'
import { getBaseline, type FlowBlock } from './block'
import type { Box } from './block'
import { createFactRows, getLabelStep } from './facts'
import {
  createBadge,
  BADGE_HEIGHT,
  createAmountNote,
  wrapBillTo,
  getAmountStyle,
  fitStyle,
  getLogoSize,
  wrapAll,
} from './marks'
import type { LayoutStyle, LayoutContext } from './theme'

// Poster style: everything is aligned to a grid of four columns.
const GUTTER = MODERN.gutter[0]

/** Return the left edge of a column, and the width of several. */
export const getColumnLeft = ({ left, width }: LayoutStyle, index: number) =>
  left + (index * (width + GUTTER)) / 4
export const getColumnsWidth = ({ width }: LayoutStyle, count: number) =>
  (count * (width + GUTTER)) / 4 - GUTTER

export function placeModernLogo({ theme, logo }: LayoutContext): Box {
  return { left: getColumnLeft(theme, 2), top: theme.top + 4, ...getLogoSize(logo!, theme) }
}

export const createModernHead = (context: LayoutContext): FlowBlock[] => [
  context.view.letter ? createLetterTitle(context) : createTitle(context),
  { ...createSurface(context), spaceBefore: 26 * context.spacing },
]

/** Creates title and number on the left, the seller on the right. */
function createTitle(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout, logo } = context
  const { type, leading, left } = theme
  const half = getColumnsWidth(theme, 2)
  const number = textLayout.wrap(view.invoiceNumber, type.number, half)
  const mark = createBadge(context)
  // Clear of the logo beside it.
  const kind = fitStyle(context, view.words.kind, type.kind, half - GUTTER)
  const numberTop = type.kind.size + 10
  const badgeTop = numberTop + number.length * leading.number + 5
  const x = getColumnLeft(theme, 2)
  const name = textLayout.wrap(view.seller.name, type.brand, half)
  const lines = wrapAll(textLayout, view.seller.lines, type.secondary, half)
  const nameTop = logo ? 4 + getLogoSize(logo, theme).height + 10 : 6
  const linesTop = nameTop + name.length * leading.brand + 2
  return {
    height: Math.max(badgeTop + BADGE_HEIGHT, linesTop + lines.length * leading.secondary),
    draw(pen, top) {
      pen.text(view.words.kind, left - 2, top + type.kind.size * 0.82, kind)
      const numberAt = getBaseline(top + numberTop, leading.number, type.number.size)
      pen.lines(number, left, numberAt, leading.number, type.number)
      mark.draw(pen, left, top + badgeTop)
      const nameAt = getBaseline(top + nameTop, leading.brand, type.brand.size)
      pen.lines(name, x, nameAt, leading.brand, type.brand)
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, x, first, leading.secondary, type.secondary)
    },
  }
}

/** Creates title and number of a letter side by side: the seller is beside the window. */
function createLetterTitle(context: LayoutContext): FlowBlock {
  const { view, theme, textLayout } = context
  const { type, leading, left } = theme
  const half = getColumnsWidth(theme, 2)
  const number = textLayout.wrap(view.invoiceNumber, type.number, half)
  const mark = createBadge(context)
  const kind = fitStyle(context, view.words.kind, type.kind, half - GUTTER)
  const x = getColumnLeft(theme, 2)
  const badgeTop = number.length * leading.number + 5
  return {
    height: Math.max(type.kind.size, mark.width > 0 ? badgeTop + BADGE_HEIGHT : badgeTop),
    draw(pen, top) {
      pen.text(view.words.kind, left - 2, top + type.kind.size * 0.82, kind)
      pen.lines(number, x, getBaseline(top, leading.number, type.number.size), leading.number, type.number)
      mark.draw(pen, x, top + badgeTop)
    },
  }
}

/**
 * Creates the full-width area in the accent colour with amount, due date, client and facts. All text is in the colour
 * that is readable on it.
 */
function createSurface(context: LayoutContext): FlowBlock {
  const { view, theme, spacing } = context
  const { type, leading, left, accent } = theme
  const withInk = <T extends object>(style: T) => ({ ...style, color: accent.on })
  const pad = 24 * spacing
  const half = getColumnsWidth(theme, 2)
  const x = getColumnLeft(theme, 2)
  const figure = withInk(getAmountStyle(context, half))
  const note = createAmountNote(context, accent.on)
  const { name, lines } = wrapBillTo(context, half)
  const figureTop = pad + type.label.size + 7
  const noteTop = figureTop + figure.size * 1.14
  const nameTop = pad + type.label.size + 6
  const linesTop = nameTop + name.length * leading.body
  const factsTop = Math.max(linesTop + lines.length * leading.secondary, noteTop + note.height) + pad * 0.8

  const rows = createFactRows(context, { one: getColumnsWidth(theme, 1), all: theme.width })
  const heightOf = ({ lines, more }: (typeof rows)[number]) =>
    7 + type.label.size + more + 5 + lines * leading.body + pad * 0.8
  return {
    height: factsTop + rows.reduce((sum, row) => sum + heightOf(row), 0),
    draw(pen, top) {
      pen.fillRect(0, top, theme.page.width, this.height, 0, accent.fill)
      const labelAt = getBaseline(top + pad, 12, type.label.size)
      pen.text(view.amountDueLabel, left, labelAt, withInk(type.label))
      pen.text(view.amountDue, left - 1.5, top + figureTop + figure.size * 0.87, figure)
      note.draw(pen, left, top + noteTop, 'left')
      pen.text(view.words.billTo, x, labelAt, withInk(type.label))
      const nameAt = getBaseline(top + nameTop, leading.body, type.name.size)
      pen.lines(name, x, nameAt, leading.body, withInk(type.name))
      const first = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, x, first, leading.secondary, withInk(type.secondary))
      let y = top + factsTop
      rows.forEach((row, place) => {
        row.cells.forEach((cell, index) => {
          const at = getColumnLeft(theme, index)
          pen.horizontalLine(at, at + getColumnsWidth(theme, place === 0 ? 1 : 4), y, accent.on, 0.35)
          const labelAt = getBaseline(y + 6, 12, type.label.size)
          pen.lines(cell.label, at, labelAt, getLabelStep(theme), withInk(type.label))
          const value = getBaseline(y + 6 + type.label.size + row.more + 5, leading.body, type.fact.size)
          pen.lines(cell.lines, at, value, leading.body, withInk(type.fact))
        })
        y += heightOf(row)
      })
    },
  }
}

import { isRightToLeft } from '@/lib/documents/pdf/text/bidi'
import { getBaseline, type Block, type FlowBlock } from './block'
import { getColumnLeft, getColumnsWidth } from './modern'
import { color, type LayoutStyle, type LayoutContext } from './theme'
import { interpolate } from '@/lib/i18n/texts'

/** Position of a section's text: below its title, beside it, or in a cell. */
const getFrame = (look: LayoutStyle) =>
  ({
    CLASSIC: { x: look.left, width: look.width, titleHeight: 17, pad: { x: 0, y: 0 }, before: 20 },
    MODERN: {
      x: getColumnLeft(look, 1),
      width: getColumnsWidth(look, 3),
      titleHeight: 0,
      pad: { x: 0, y: 9 },
      before: 16,
    },
    COMPACT: { x: look.left, width: look.width, titleHeight: 12, pad: { x: look.inset, y: 6 }, before: 20 },
  })[look.template]

/** Line height of a title. */
const TITLE_STEP = 11

/** Wraps a title, which is above its text or in the column beside it. */
const wrapTitle = ({ theme, textLayout }: LayoutContext, text: string): string[] =>
  theme.template === 'MODERN' ? textLayout.wrap(text, theme.type.title, getColumnsWidth(theme, 1)) : [text]

/** Creates the payment details in two columns, or in one if a value (an IBAN) is too long for that. */
export function createPaymentBlocks(context: LayoutContext): FlowBlock[] {
  const { theme, textLayout, spacing } = context
  const { payment: rows, words } = context.view
  if (rows.length === 0) return []
  const { type, leading, left, right, width } = theme
  const frame = getFrame(theme)
  const { pad } = frame
  const labels = rows.map(({ label }) => textLayout.width(label, type.sumLabel) + 6)
  const labelWidth = Math.max(theme.template === 'COMPACT' ? 70 : 80, ...labels)
  const gap = 22
  const inside = frame.width - pad.x * 2
  const half = (inside - gap) / 2
  const style = { ...type.fact, tabular: true }
  const columns = rows.every((row) => textLayout.width(row.value, style) <= half - labelWidth) ? 2 : 1
  const column = columns === 2 ? half : inside
  const cells = rows.map((row) => ({
    label: row.label,
    lines: textLayout.wrap(row.value, style, column - labelWidth),
  }))
  const between = theme.template === 'COMPACT' ? 1 : 3
  const heights: number[] = []
  for (let index = 0; index < cells.length; index += columns) {
    const lines = cells.slice(index, index + columns).map((cell) => cell.lines.length)
    heights.push(Math.max(...lines) * leading.body + between)
  }
  const title = wrapTitle(context, words.paymentDetails)
  // A title beside its rows may be higher than they are.
  const beside = theme.template === 'MODERN' ? title.length * TITLE_STEP : 0
  const height = Math.max(
    heights.reduce((sum, row) => sum + row, 0),
    beside,
  )

  return [
    {
      spaceBefore: frame.before * spacing * theme.spacing + (theme.template === 'MODERN' ? 8 : 0),
      height: pad.y + frame.titleHeight + height - between + (theme.template === 'COMPACT' ? pad.y : 0),
      draw(pen, top) {
        if (theme.template === 'COMPACT') pen.strokeRect(left, top, width, this.height, 0, theme.rule.ink)
        if (theme.template === 'MODERN') pen.horizontalLine(left, right, top, color.line)
        const titleAt = getBaseline(top + pad.y, 12, type.title.size)
        pen.lines(title, left + pad.x, titleAt, TITLE_STEP, type.title)
        let y = top + pad.y + frame.titleHeight
        cells.forEach((cell, index) => {
          const x = frame.x + pad.x + (index % columns) * (column + gap)
          const first = getBaseline(y, leading.body, type.fact.size)
          pen.text(cell.label, x, first, type.sumLabel)
          pen.lines(cell.lines, x + labelWidth, first, leading.body, style)
          if (index % columns === columns - 1) y += heights[Math.floor(index / columns)]!
        })
      },
    },
  ]
}

/** Creates the notes below the totals: reasons for charging no tax. */
export function createReasonBlocks({ view, theme, textLayout, spacing }: LayoutContext): FlowBlock[] {
  const { type, leading, left, width } = theme
  const lines = view.reasons.flatMap((reason) =>
    textLayout
      .wrap(reason, type.secondary, width)
      .map((line) => ({ line, fromRight: isRightToLeft(reason) })),
  )
  if (lines.length === 0) return []
  return [
    {
      spaceBefore: 10 * spacing * theme.spacing,
      height: lines.length * leading.secondary,
      draw(pen, top) {
        lines.forEach(({ line, fromRight }, index) => {
          const at = getBaseline(top + index * leading.secondary, leading.secondary, type.secondary.size)
          pen.text(line, fromRight ? left + width : left, at, type.secondary, fromRight ? 'right' : 'left')
        })
      },
    },
  ]
}

/** Creates a title with a text, which may span pages but leaves no orphans or widows. */
export function createTextBlocks(
  titleText: string,
  text: string | null,
  context: LayoutContext,
): FlowBlock[] {
  if (!text) return []
  const { theme, textLayout, spacing } = context
  const title = wrapTitle(context, titleText)
  const { type, leading, left, right } = theme
  const frame = getFrame(theme)
  const measure = Math.min(frame.width, theme.template === 'COMPACT' ? 480 : 410)
  const lines = text
    .split('\n')
    .flatMap((paragraph) =>
      textLayout
        .wrap(paragraph, type.body, measure)
        .map((line) => ({ line, fromRight: isRightToLeft(paragraph) })),
    )
  const heading: FlowBlock = {
    spaceBefore: (frame.before - 2) * spacing * theme.spacing,
    keepWithNext: true,
    height: theme.template === 'MODERN' ? frame.pad.y : frame.titleHeight,
    draw(pen, top) {
      if (theme.template === 'MODERN') pen.horizontalLine(left, right, top, color.line)
      const at = theme.template === 'MODERN' ? top + frame.pad.y + 1 : top
      pen.lines(title, left, getBaseline(at, 12, type.title.size), TITLE_STEP, type.title)
    },
  }
  // A title that is higher than its text pushes the next section down.
  const missing = theme.template === 'MODERN' ? title.length * TITLE_STEP - lines.length * leading.body : 0
  const body = lines.map(({ line, fromRight }, index): FlowBlock => ({
    // Keep the first two lines together, and the last two.
    keepWithNext: index === 0 ? lines.length > 1 : index === lines.length - 2,
    height: leading.body + (index === lines.length - 1 ? Math.max(0, missing) : 0),
    draw(pen, top) {
      const at = getBaseline(top, leading.body, type.body.size)
      if (fromRight) pen.text(line, frame.x + measure, at, type.body, 'right')
      else pen.text(line, frame.x, at, type.body)
    },
  }))
  return [heading, ...body]
}

/** Creates the footer of a page: thanks on the last one, and the page number if there are several. */
export function createFooter({ view, theme }: LayoutContext, page: number, pages: number): Block {
  const style = theme.type.footer
  return {
    height: 12,
    draw(pen) {
      const y = theme.bottom + 22
      const isModern = theme.template === 'MODERN'
      if (page === pages)
        pen.text(
          view.words.footer,
          isModern ? theme.left : theme.page.width / 2,
          y,
          style,
          isModern ? 'left' : 'center',
        )
      if (pages > 1)
        pen.text(
          interpolate(view.words.page, { page, pages }),
          theme.right,
          y,
          { ...style, tabular: true },
          'right',
        )
    },
  }
}

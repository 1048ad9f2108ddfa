import { isRightToLeft } from '@/lib/documents/pdf/text/bidi'
import { getBaseline, type Block, type FlowBlock } from './block'
import { createWideFrame, getTitleHeight, TITLE_STEP, wrapTitle, type SectionFrame } from './section-frame'
import { color, type LayoutContext } from './theme'
import { interpolate } from '@/lib/i18n/texts'

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

/** Maximum width of a text, so that its lines are easy to read. */
const MEASURE = { CLASSIC: 410, MODERN: 410, COMPACT: 480 }

/** Creates a title with a text, which may span pages but leaves no orphans or widows. */
export function createTextBlocks(
  titleText: string,
  text: string | null,
  context: LayoutContext,
  frame: SectionFrame = createWideFrame(context.theme),
): FlowBlock[] {
  if (!text) return []
  const { theme, textLayout, spacing } = context
  const title = wrapTitle(context, titleText, frame)
  const { type, leading, template } = theme
  const { left } = frame
  const isTitleBeside = frame.titleHeight === 0
  const measure = Math.min(frame.textWidth, MEASURE[template])
  const lines = text
    .split('\n')
    .flatMap((paragraph) =>
      textLayout
        .wrap(paragraph, type.body, measure)
        .map((line) => ({ line, fromRight: isRightToLeft(paragraph) })),
    )
  const ruled = template === 'MODERN' ? frame.pad.y : 0
  const heading: FlowBlock = {
    spaceBefore: (frame.spaceBefore - 2) * spacing * theme.spacing,
    keepWithNext: true,
    height: ruled + getTitleHeight(frame, title),
    draw(pen, top) {
      if (ruled > 0) pen.horizontalLine(left, left + frame.width, top, color.line)
      const at = top + ruled + (isTitleBeside ? 1 : 0)
      pen.lines(title, left, getBaseline(at, 12, type.title.size), TITLE_STEP, type.title)
    },
  }
  // A title that is higher than its text pushes the next section down.
  const missing = isTitleBeside ? title.length * TITLE_STEP - lines.length * leading.body : 0
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

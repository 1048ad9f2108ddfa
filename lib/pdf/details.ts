import { isRightToLeft } from './bidi'
import { baseline, type Block, type FlowBlock } from './block'
import { color, PAGE, type Sheet } from './theme'

const SPACE = 22

/** Where to pay, in a quiet box: two columns, or one where a value (an IBAN) is too long for that. */
export function payment({ view: { payment: rows }, look, setter, air }: Sheet): FlowBlock[] {
  if (rows.length === 0) return []
  const { type, leading, left, width } = look
  const pad = look.payment === 'ruled' ? { x: 0, y: 8 } : { x: 14, y: 11 }
  const labelWidth = 80
  const gap = 22
  const inside = width - pad.x * 2
  const half = (inside - gap) / 2
  const style = { ...type.fact, tabular: true }
  const columns = rows.every((row) => setter.width(row.value, style) <= half - labelWidth) ? 2 : 1
  const column = columns === 2 ? half : inside
  const cells = rows.map((row) => ({
    label: row.label,
    lines: setter.wrap(row.value, style, column - labelWidth),
  }))
  const heights: number[] = []
  for (let index = 0; index < cells.length; index += columns) {
    const lines = cells.slice(index, index + columns).map((cell) => cell.lines.length)
    heights.push(Math.max(...lines) * leading.body + 3)
  }
  const height = heights.reduce((sum, row) => sum + row, 0)

  return [
    {
      spaceBefore: SPACE * air * look.space,
      height: pad.y * 2 + 15 + height - 3,
      draw(pen, top) {
        if (look.payment === 'boxed') pen.box(left, top, width, this.height, 5.5, color.line)
        if (look.payment === 'soft') pen.plate(left, top, width, this.height, 6, look.accent.soft)
        if (look.payment === 'ruled') pen.rule(left, look.right, top, color.line)
        pen.text('Payment details', left + pad.x, baseline(top + pad.y, 12, type.label.size), type.label)
        let y = top + pad.y + 15
        cells.forEach((cell, index) => {
          const x = left + pad.x + (index % columns) * (column + gap)
          const first = baseline(y, leading.body, type.fact.size)
          pen.text(cell.label, x, first, type.sumLabel)
          pen.lines(cell.lines, x + labelWidth, first, leading.body, style)
          if (index % columns === columns - 1) y += heights[Math.floor(index / columns)]!
        })
      },
    },
  ]
}

/** A heading and its text, which may go on over pages but leaves no line alone. */
export function prose(title: string, text: string | null, { look, setter, air }: Sheet): FlowBlock[] {
  if (!text) return []
  const { type, leading, left } = look
  const measure = Math.min(look.width, 410)
  const lines = text
    .split('\n')
    .flatMap((paragraph) =>
      setter
        .wrap(paragraph, type.body, measure)
        .map((line) => ({ line, fromRight: isRightToLeft(paragraph) })),
    )
  const heading: FlowBlock = {
    spaceBefore: (SPACE - 2) * air * look.space,
    keepWithNext: true,
    height: type.label.size + 8,
    draw: (pen, top) => pen.text(title, left, baseline(top, 12, type.label.size), type.label),
  }
  const body = lines.map(({ line, fromRight }, index): FlowBlock => ({
    // The first and the last two lines stay in company.
    keepWithNext: index === 0 ? lines.length > 1 : index === lines.length - 2,
    height: leading.body,
    draw(pen, top) {
      const at = baseline(top, leading.body, type.body.size)
      if (fromRight) pen.text(line, left + measure, at, type.body, 'right')
      else pen.text(line, left, at, type.body)
    },
  }))
  return [heading, ...body]
}

/** The foot of a page: thanks on the last, and which page it is when there are several. */
export function foot({ view, look }: Sheet, page: number, pages: number): Block {
  const style = look.type.foot
  return {
    height: 12,
    draw(pen) {
      const y = PAGE.height - look.margin.bottom + 22
      if (page === pages) pen.text(view.footer, PAGE.width / 2, y, style, 'center')
      if (pages > 1) pen.text(`Page ${page} of ${pages}`, look.right, y, { ...style, tabular: true }, 'right')
    },
  }
}

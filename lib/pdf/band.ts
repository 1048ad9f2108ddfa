import { baseline, type Block } from './block'
import { wrapAll } from './head'
import type { Pen } from './pen'
import type { TextStyle } from './text'
import { color, type Sheet } from './theme'

const GAP = 28
const RADIUS = 8

/** To whom, how much, by when. On the accent, everything is written in the one colour that can be read there. */
export function band({ view, look, setter, air }: Sheet): Block {
  const { type, leading } = look
  const isPlate = look.band === 'plate'
  const on = (style: TextStyle): TextStyle => (isPlate ? { ...style, color: look.accent.on } : style)
  const inset = isPlate ? 20 : 0
  const left = look.left + inset
  const right = look.right - inset
  const pad = 17 * air * (isPlate ? 1.15 : look.space)

  const long = view.amountDue.length > 14
  const figure = on(long ? type.figureLong : type.figure)
  const mark = stampOf(view.status)
  const due = mark ? '' : view.dueText
  const stampWidth = mark ? setter.width(mark.text, stampStyle(mark.color)) + 24 : 0
  const figureWidth = Math.max(
    setter.width(view.amountDue, figure),
    setter.width(due, type.body),
    stampWidth + 6,
    80,
  )
  const width = Math.max(150, right - left - figureWidth - GAP)
  const name = view.billTo ? setter.wrap(view.billTo.name, type.name, width) : []
  const lines = view.billTo ? wrapAll(setter, view.billTo.lines, type.quiet, width) : ['No client chosen yet']
  const nameTop = pad + type.label.size + 6
  const linesTop = nameTop + name.length * leading.body
  const figureTop = pad + type.label.size + 5
  const dueTop = figureTop + leading.figure + 1
  const dueHeight = mark ? STAMP_HEIGHT + 10 : leading.body

  return {
    height: Math.max(linesTop + lines.length * leading.quiet, dueTop + dueHeight) + pad,
    draw(pen, top) {
      if (isPlate) pen.plate(look.left, top, look.width, this.height, RADIUS, look.accent.fill)
      else pen.rule(left, right, top, color.line)
      const labelAt = baseline(top + pad, 12, type.label.size)
      pen.text('Bill To', left, labelAt, on(type.label))
      pen.lines(
        name,
        left,
        baseline(top + nameTop, leading.body, type.name.size),
        leading.body,
        on(type.name),
      )
      const first = baseline(top + linesTop, leading.quiet, type.quiet.size)
      pen.lines(lines, left, first, leading.quiet, on(type.quiet))
      pen.text(view.amountDueLabel, right, labelAt, on(type.label), 'right')
      const figureAt = baseline(top + figureTop, leading.figure, figure.size)
      pen.text(view.amountDue, right, figureAt, figure, 'right')
      if (mark)
        stamp(
          pen,
          { ...mark, color: isPlate ? look.accent.on : mark.color },
          right - 3,
          top + dueTop,
          stampWidth,
        )
      else pen.text(due, right, baseline(top + dueTop, leading.body, type.body.size), on(type.body), 'right')
    },
  }
}

const STAMP_HEIGHT = 25

interface Stamp {
  text: string
  color: string
}

/** What is stamped on an invoice that nothing more is to come of. */
function stampOf(status: Sheet['view']['status']): Stamp | null {
  if (status === 'PAID') return { text: 'PAID', color: color.paid }
  return status === 'CANCELLED' ? { text: 'CANCELLED', color: color.cancelled } : null
}

const stampStyle = (ink: string): TextStyle => ({ size: 14.5, weight: 600, color: ink, tracking: 2 })

/** Put on by hand, a little askew. */
function stamp(pen: Pen, mark: Stamp, right: number, top: number, width: number) {
  pen.turned(right - width / 2, top + 6 + STAMP_HEIGHT / 2, -5, () => {
    const [x, y] = [-width / 2, -STAMP_HEIGHT / 2]
    pen.box(x, y, width, STAMP_HEIGHT, 4, mark.color, 0.9)
    pen.box(x + 2.2, y + 2.2, width - 4.4, STAMP_HEIGHT - 4.4, 2.6, mark.color, 0.9)
    const style = stampStyle(mark.color)
    pen.text(mark.text, 0, baseline(y, STAMP_HEIGHT, style.size), style, 'center')
  })
}

import type { InvoiceView } from '@/lib/invoices/view'
import { baseline, type Block } from './block'
import type { Pen } from './pen'
import type { TextStyle, Typesetter } from './text'
import { color, LEADING, LEFT, PAGE, RIGHT, STATUS_COLOR, type, WIDTH } from './theme'

const LOGO = { width: 126, height: 40 }
const GAP = 28

/** Where the logo lies in its box, top left of the head. It is never enlarged past one point a pixel. */
export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 0.7)
  return { width: width * scale, height: height * scale }
}

// An address of that many lines is set as running text, so that the head stays a head.
const MAX_ADDRESS_LINES = 12
const compact = (lines: string[]) =>
  lines.length > MAX_ADDRESS_LINES
    ? [...lines.slice(0, MAX_ADDRESS_LINES - 1), lines.slice(MAX_ADDRESS_LINES - 1).join(', ')]
    : lines

const wrapAll = (setter: Typesetter, lines: string[], style: TextStyle, width: number) =>
  compact(lines).flatMap((line) => setter.wrap(line, style, width))

/** Who sends it, and which one it is. */
export function letterhead(
  view: InvoiceView,
  logo: { width: number; height: number } | null,
  setter: Typesetter,
): Block {
  const number = setter.wrap(view.invoiceNumber, type.number, WIDTH * 0.46)
  const numberWidth = Math.max(...number.map((line) => setter.width(line, type.number)), 60)
  const sellerWidth = Math.min(270, WIDTH - numberWidth - GAP)
  const [style, leading] = logo ? [type.name, LEADING.body] : [type.brand, 19]
  const name = setter.wrap(view.seller.name, style, sellerWidth)
  const lines = wrapAll(setter, view.seller.lines, type.quiet, sellerWidth)
  const nameTop = logo ? logoSize(logo).height + 11 : 0
  const linesTop = nameTop + name.length * leading + (logo ? 0 : 3)
  const badgeTop = 14 + number.length * 21 + 5

  return {
    height: Math.max(linesTop + lines.length * LEADING.quiet, badgeTop + 16),
    draw(pen, top) {
      pen.lines(name, LEFT, baseline(top + nameTop, leading, style.size), leading, style)
      pen.lines(
        lines,
        LEFT,
        baseline(top + linesTop, LEADING.quiet, type.quiet.size),
        LEADING.quiet,
        type.quiet,
      )
      pen.text('INVOICE', RIGHT, baseline(top, 12, type.kind.size), type.kind, 'right')
      pen.lines(number, RIGHT, baseline(top + 13, 21, type.number.size), 21, type.number, 'right')
      badge(pen, view, top + badgeTop, setter)
    },
  }
}

function badge(pen: Pen, view: InvoiceView, top: number, setter: Typesetter) {
  const { ink, plate } = STATUS_COLOR[view.status]
  const style: TextStyle = { size: 8, weight: 500, color: ink }
  const width = setter.width(view.statusLabel, style) + 14
  pen.plate(RIGHT - width, top, width, 16, 8, plate)
  pen.text(view.statusLabel, RIGHT - width / 2, baseline(top, 16, style.size), style, 'center')
}

/** To whom, how much, by when. */
export function band(view: InvoiceView, air: number, setter: Typesetter): Block {
  const pad = 17 * air
  const figure = view.amountDue.length > 14 ? type.figureLong : type.figure
  const settled = view.status === 'PAID' || view.status === 'CANCELLED'
  const due = view.dueText
  const figureWidth = Math.max(setter.width(view.amountDue, figure), setter.width(due, type.body), 80)
  const stamp = view.status === 'PAID' ? STAMP.width + 26 : 0
  const width = Math.max(150, WIDTH - figureWidth - stamp - GAP)
  const name = view.billTo ? setter.wrap(view.billTo.name, type.name, width) : []
  const lines = view.billTo ? wrapAll(setter, view.billTo.lines, type.quiet, width) : ['No client chosen yet']
  const nameTop = pad + 14
  const linesTop = nameTop + name.length * LEADING.body

  return {
    height: Math.max(linesTop + lines.length * LEADING.quiet, pad + 14 + 30 + LEADING.body) + pad,
    draw(pen, top) {
      pen.rule(LEFT, RIGHT, top, color.line)
      pen.text('Bill To', LEFT, baseline(top + pad, 12, type.label.size), type.label)
      pen.lines(name, LEFT, baseline(top + nameTop, LEADING.body, type.name.size), LEADING.body, type.name)
      pen.lines(
        lines,
        LEFT,
        baseline(top + linesTop, LEADING.quiet, type.quiet.size),
        LEADING.quiet,
        type.quiet,
      )
      pen.text(view.amountDueLabel, RIGHT, baseline(top + pad, 12, type.label.size), type.label, 'right')
      pen.text(view.amountDue, RIGHT, baseline(top + pad + 13, 30, figure.size), figure, 'right')
      const dueStyle = settled ? { ...type.body, color: color.muted } : type.body
      pen.text(due, RIGHT, baseline(top + pad + 44, LEADING.body, type.body.size), dueStyle, 'right')
      if (stamp) paidStamp(pen, RIGHT - figureWidth - stamp / 2 - 4, top + pad + 25)
    },
  }
}

const STAMP = { width: 74, height: 29 }

/** Put on by hand, a little askew. */
function paidStamp(pen: Pen, x: number, y: number) {
  const { width, height } = STAMP
  pen.turned(x, y, -9, () => {
    pen.box(-width / 2, -height / 2, width, height, 4, color.stamp, 0.9)
    pen.box(-width / 2 + 2.2, -height / 2 + 2.2, width - 4.4, height - 4.4, 2.6, color.stamp, 0.9)
    const style: TextStyle = { size: 17, weight: 600, color: color.stamp, tracking: 2.4 }
    pen.text('PAID', 0, baseline(-height / 2, height, style.size), style, 'center')
  })
}

/** Issue date, due date, type and payment method side by side. */
export function facts(view: InvoiceView, air: number, setter: Typesetter): Block {
  const pad = 11 * air
  const column = WIDTH / view.facts.length
  const values = view.facts.map((fact) => setter.wrap(fact.value, type.fact, column - 12))
  const lines = Math.max(...values.map((value) => value.length))
  return {
    height: pad * 2 + 13 + lines * LEADING.body,
    draw(pen, top) {
      pen.rule(LEFT, RIGHT, top, color.line)
      pen.rule(LEFT, RIGHT, top + this.height, color.line)
      view.facts.forEach((fact, index) => {
        const x = LEFT + index * column
        pen.text(fact.label, x, baseline(top + pad, 12, type.label.size), type.label)
        const first = baseline(top + pad + 13, LEADING.body, type.fact.size)
        pen.lines(values[index]!, x, first, LEADING.body, type.fact)
      })
    },
  }
}

/** The top of a page that is not the first. */
export function continuation(view: InvoiceView, setter: Typesetter): Block {
  const title = setter.fit(view.title, type.foot, WIDTH * 0.5)
  const seller = setter.fit(view.seller.name, type.foot, WIDTH - setter.width(title, type.foot) - GAP)
  return {
    height: 26,
    draw(pen, top) {
      pen.text(seller, LEFT, baseline(top, 12, type.foot.size), type.foot)
      pen.text(title, RIGHT, baseline(top, 12, type.foot.size), type.foot, 'right')
    },
  }
}

/** What lies under the ink of every page: the accent at its top edge, and the mark of a draft. */
export function ground(view: InvoiceView): Block {
  return {
    height: PAGE.height,
    draw(pen) {
      pen.plate(0, 0, PAGE.width, 3, 0, color.accent)
      if (view.status !== 'DRAFT') return
      const style: TextStyle = { size: 132, weight: 600, color: color.watermark, tracking: 6 }
      pen.turned(PAGE.width / 2, PAGE.height * 0.44, -24, () => pen.text('DRAFT', 0, 47, style, 'center'))
    },
  }
}

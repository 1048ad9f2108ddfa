import { baseline, type Block } from './block'
import type { Pen } from './pen'
import type { TextStyle, Typesetter } from './text'
import { color, PAGE, STATUS_COLOR, type Look, type Sheet } from './theme'

const GAP = 28

/** A logo in its box, top left of the head. It is never enlarged past one point a pixel. */
export function logoSize({ width, height }: { width: number; height: number }, { logo }: Look) {
  const scale = Math.min(logo.width / width, logo.height / height, 0.7)
  return { width: width * scale, height: height * scale }
}

// An address of that many lines is set as running text, so that the head stays a head.
const MAX_ADDRESS_LINES = 12
const compact = (lines: string[]) =>
  lines.length > MAX_ADDRESS_LINES
    ? [...lines.slice(0, MAX_ADDRESS_LINES - 1), lines.slice(MAX_ADDRESS_LINES - 1).join(', ')]
    : lines

export const wrapAll = (setter: Typesetter, lines: string[], style: TextStyle, width: number) =>
  compact(lines).flatMap((line) => setter.wrap(line, style, width))

/** Who sends it, and which one it is. */
export function letterhead({ view, look, setter, logo }: Sheet): Block {
  const { type, leading, left, right, width } = look
  const number = setter.wrap(view.invoiceNumber, type.number, width * 0.46)
  const numberWidth = Math.max(...number.map((line) => setter.width(line, type.number)), 60)
  const sellerWidth = Math.min(270, width - numberWidth - GAP)
  const [style, step] = logo ? [type.name, leading.body] : [type.brand, leading.brand]
  const name = setter.wrap(view.seller.name, style, sellerWidth)
  const lines = wrapAll(setter, view.seller.lines, type.quiet, sellerWidth)
  const nameTop = logo ? logoSize(logo, look).height + 11 * look.space : 0
  const linesTop = nameTop + name.length * step + (logo ? 0 : 3)
  const badgeTop = 14 + number.length * leading.number + 5 * look.space

  return {
    height: Math.max(linesTop + lines.length * leading.quiet, badgeTop + 16),
    draw(pen, top) {
      pen.lines(name, left, baseline(top + nameTop, step, style.size), step, style)
      const first = baseline(top + linesTop, leading.quiet, type.quiet.size)
      pen.lines(lines, left, first, leading.quiet, type.quiet)
      pen.text('INVOICE', right, baseline(top, 12, type.kind.size), type.kind, 'right')
      const numberAt = baseline(top + 13, leading.number, type.number.size)
      pen.lines(number, right, numberAt, leading.number, type.number, 'right')
      badge(pen, top + badgeTop)
    },
  }

  function badge(pen: Pen, top: number) {
    const { ink, plate } = STATUS_COLOR[view.status]
    const style: TextStyle = { size: 8, weight: 500, color: ink }
    const width = setter.width(view.statusLabel, style) + 14
    pen.plate(right - width, top, width, 16, 8, plate)
    pen.text(view.statusLabel, right - width / 2, baseline(top, 16, style.size), style, 'center')
  }
}

/** Issue date, due date, type and payment method side by side. */
export function facts({ view, look, setter, air }: Sheet): Block {
  const { type, leading, left, right, width } = look
  const pad = 11 * air * look.space
  const column = width / view.facts.length
  const values = view.facts.map((fact) => setter.wrap(fact.value, type.fact, column - 12))
  const lines = Math.max(...values.map((value) => value.length))
  const labelHeight = type.label.size + 5
  return {
    height: pad * 2 + labelHeight + lines * leading.body,
    draw(pen, top) {
      if (look.facts === 'ruled') pen.rule(left, right, top, color.line)
      if (look.facts !== 'open') pen.rule(left, right, top + this.height, color.line)
      view.facts.forEach((fact, index) => {
        const x = left + index * column
        pen.text(fact.label, x, baseline(top + pad, 12, type.label.size), type.label)
        const first = baseline(top + pad + labelHeight, leading.body, type.fact.size)
        pen.lines(values[index]!, x, first, leading.body, type.fact)
      })
    },
  }
}

/** The top of a page that is not the first. */
export function continuation({ view, look, setter }: Sheet): Block {
  const { foot } = look.type
  const title = setter.fit(view.title, foot, look.width * 0.5)
  const seller = setter.fit(view.seller.name, foot, look.width - setter.width(title, foot) - GAP)
  return {
    height: 26,
    draw(pen, top) {
      pen.text(seller, look.left, baseline(top, 12, foot.size), foot)
      pen.text(title, look.right, baseline(top, 12, foot.size), foot, 'right')
    },
  }
}

/** What lies under the ink of every page: the accent at its top edge, and the mark of a draft. */
export function ground({ view, look }: Sheet): Block {
  return {
    height: PAGE.height,
    draw(pen) {
      if (look.edge === 'line') pen.plate(0, 0, PAGE.width, 3, 0, look.accent.fill)
      if (look.edge === 'tab') pen.plate(look.left, 0, 44, 6, 0, look.accent.fill)
      if (view.status !== 'DRAFT') return
      const style: TextStyle = { size: 132, weight: 600, color: color.watermark, tracking: 6 }
      // Clear of the plate, which would hide half of it.
      const middle = PAGE.height * (look.band === 'plate' ? 0.62 : 0.44)
      pen.turned(PAGE.width / 2, middle, -24, () => pen.text('DRAFT', 0, 47, style, 'center'))
    },
  }
}

import { ROTATION_DEGREES } from '@/lib/documents/templates/templates'
import type { StatusTone } from '@/lib/documents/view/invoice-view'
import { getBaseline } from './block'
import type { Align, PdfCanvas } from './pdf-canvas'
import type { TextStyle, TextLayout } from '@/lib/documents/pdf/text/text-layout'
import { color, STATUS_COLOR, type LayoutStyle, type LayoutContext } from './theme'

/** Returns the size of a logo scaled into its box, at most 0.7 points per pixel. */
export function getLogoSize({ width, height }: { width: number; height: number }, { logo }: LayoutStyle) {
  const scale = Math.min(logo.width / width, logo.height / height, 0.7)
  return { width: width * scale, height: height * scale }
}

const NO_BREAK_SPACE = '\u00a0'

// The last lines of a longer address are joined with commas, so that the header stays compact.
const MAX_ADDRESS_LINES = 12
const joinOverflow = (lines: string[]) =>
  lines.length > MAX_ADDRESS_LINES
    ? [...lines.slice(0, MAX_ADDRESS_LINES - 1), lines.slice(MAX_ADDRESS_LINES - 1).join(', ')]
    : lines

/** Wraps each line; the end of a number ("HRB 12345 B") is not left alone on the next. */
export const wrapAll = (setter: TextLayout, lines: string[], style: TextStyle, width: number): string[] =>
  joinOverflow(lines).flatMap((line) =>
    setter
      .wrap(line.replace(/ (?=\S{1,2}$)/, NO_BREAK_SPACE), style, width)
      .map((part) => part.replaceAll(NO_BREAK_SPACE, ' ')),
  )

/**
 * Wraps joined lines between them, so that a number stays with its name; inside one only if it is too wide.
 */
export const wrapJoined = (
  setter: TextLayout,
  lines: string[],
  separator: string,
  style: TextStyle,
  width: number,
): string[] => {
  const unbroken = lines.map((line) =>
    setter.approximateWidth(line + separator, style) > width ? line : line.replaceAll(' ', NO_BREAK_SPACE),
  )
  return setter
    .wrap(unbroken.join(separator), style, width)
    .map((line) => line.replaceAll(NO_BREAK_SPACE, ' '))
}

/** Wraps the client's name and address, or the placeholder for a missing client. */
export function wrapBillTo({ view, theme, textLayout }: LayoutContext, width: number, joined?: string) {
  const { type } = theme
  if (!view.billTo) return { name: [], lines: [view.words.noClient] }
  const { name, lines } = view.billTo
  return {
    name: textLayout.wrap(name, type.name, width),
    lines: joined
      ? wrapJoined(textLayout, lines, joined, type.secondary, width)
      : wrapAll(textLayout, lines, type.secondary, width),
  }
}

/** Returns the style, scaled down if the text is wider than `room`. */
export function fitStyle(
  { textLayout }: LayoutContext,
  text: string,
  style: TextStyle,
  room: number,
): TextStyle {
  const share = Math.min(1, room / textLayout.width(text, style))
  return { ...style, size: style.size * share, tracking: (style.tracking ?? 0) * share }
}

/** Returns the style of the most prominent figure, scaled down to its room. */
export const getAmountStyle = (context: LayoutContext, room: number): TextStyle =>
  fitStyle(context, context.view.amountDue, context.theme.type.amountDue, room)

const BADGE: Omit<TextStyle, 'color'> = { size: 8, weight: 500 }
export const BADGE_HEIGHT = 16
const BADGE_GAP = 6

/** Creates the badges for the status and a partial payment. The width is 0 if there are none. */
export function createBadge({ view, textLayout }: LayoutContext): {
  width: number
  draw(pen: PdfCanvas, x: number, top: number): void
} {
  const marks: { text: string; tone: StatusTone }[] = [
    ...(view.badge ? [view.badge] : []),
    ...(view.isPartiallyPaid ? [{ text: view.words.partPaid, tone: 'paid' as const }] : []),
  ]
  const plates = marks.map(({ text, tone }) => {
    const style: TextStyle = { ...BADGE, color: STATUS_COLOR[tone].ink }
    return { text, style, plate: STATUS_COLOR[tone].plate, width: textLayout.width(text, style) + 14 }
  })
  return {
    width: plates.reduce(
      (sum, { width }) => sum + width + BADGE_GAP,
      -BADGE_GAP * Math.min(1, plates.length),
    ),
    draw(pen, x, top) {
      let left = x
      for (const { text, style, plate, width } of plates) {
        pen.fillRect(left, top, width, BADGE_HEIGHT, 8, plate)
        pen.text(text, left + width / 2, getBaseline(top, BADGE_HEIGHT, style.size), style, 'center')
        left += width + BADGE_GAP
      }
    },
  }
}

const STAMPS = {
  paid: { word: 'paidStamp', color: color.paid },
  cancelled: { word: 'cancelledStamp', color: color.cancelled },
} as const
const STAMP_HEIGHT = 25

/**
 * Creates the note below the amount: the due date, or the stamp of a paid or cancelled invoice.
 * @param ink colour to use on a coloured background
 */
export function createAmountNote({ view, theme, textLayout }: LayoutContext, ink?: string) {
  const mark = view.stamp && STAMPS[view.stamp]
  if (!mark) {
    const style = { ...theme.type.body, color: ink ?? theme.type.body.color }
    return {
      width: textLayout.width(view.dueNote, style),
      height: view.dueNote ? theme.leading.body : 0,
      draw(pen: PdfCanvas, x: number, top: number, align: Align) {
        pen.text(view.dueNote, x, getBaseline(top, theme.leading.body, style.size), style, align)
      },
    }
  }
  const scale = theme.template === 'COMPACT' ? 0.72 : 1
  const word = view.words[mark.word]
  const style: TextStyle = {
    size: 14.5 * scale,
    weight: 600,
    color: ink ?? mark.color,
    tracking: 2 * scale,
  }
  const width = textLayout.width(word, style) + 24 * scale
  const height = STAMP_HEIGHT * scale
  return {
    width: width + 6,
    height: height + 10,
    /** Slightly rotated, like a hand-made stamp. */
    draw(pen: PdfCanvas, x: number, top: number, align: Align) {
      const middle = align === 'right' ? x - 3 - width / 2 : x + 3 + width / 2
      pen.withRotation(middle, top + 6 + height / 2, ROTATION_DEGREES.stamp, () => {
        const [left, above] = [-width / 2, -height / 2]
        pen.strokeRect(left, above, width, height, 4, style.color, 0.9)
        pen.strokeRect(left + 2.2, above + 2.2, width - 4.4, height - 4.4, 2.6, style.color, 0.9)
        pen.text(word, 0, getBaseline(above, height, style.size), style, 'center')
      })
    },
  }
}

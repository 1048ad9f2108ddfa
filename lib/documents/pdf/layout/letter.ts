import { fitAddress, getSellerEdge } from '@/lib/core/geo/letter-window'
import { getBaseline, type Box, type FlowBlock } from './block'
import { getLogoSize, fitStyle, wrapAll } from './marks'
import type { PdfCanvas } from './pdf-canvas'
import type { TextStyle } from '@/lib/documents/pdf/text/text-layout'
import { color, type LayoutContext, type LayoutStyle } from './theme'

/** Points in a millimetre. */
const MM = 72 / 25.4
/** Size and line height of the sender's line. A line too long for the smaller size is wrapped. */
const SENDER = { size: 6.5, smallest: 5.5, leading: 7 }
/** Space between the sender's line and the address. */
const SENDER_GAP = 1.2 * MM
/** Space below the seller, and below an address that is too long. */
const BELOW = 4 * MM

type Letter = NonNullable<LayoutContext['view']['letter']>

/** Returns the column of the seller, on the other side of the window. */
function getSellerColumn({ window }: Letter, { left, right }: LayoutStyle) {
  const edge = getSellerEdge(window) * MM
  return window.side === 'left' ? { left: edge, width: right - edge } : { left, width: edge - left }
}

/** Returns the position of the logo above the seller. */
export function placeLetterLogo({ view, theme, logo }: LayoutContext): Box {
  const { left } = getSellerColumn(view.letter!, theme)
  return { left, top: theme.top, ...getLogoSize(logo!, theme) }
}

/**
 * Creates the top of a letter: the seller, and the sender's line and address in the window. The first block of the
 * page, so that the millimetres of the window are those of the sheet.
 */
export function createLetterhead(context: LayoutContext, letter: Letter): FlowBlock {
  const { theme, textLayout, logo } = context
  const { type, leading } = theme
  const column = getSellerColumn(letter, theme)
  const [style, step] = logo ? [type.brandWithLogo, leading.brandWithLogo] : [type.brand, leading.brand]
  const brand = fitLongestWord(context, context.view.seller.name, style, column.width)
  const name = textLayout.wrap(context.view.seller.name, brand, column.width)
  const lines = wrapAll(textLayout, context.view.seller.lines, type.secondary, column.width)
  const nameTop = logo ? getLogoSize(logo, theme).height + 9 : 0
  const linesTop = nameTop + name.length * step + 3
  const sellerBottom = theme.top + linesTop + lines.length * leading.secondary

  const address = placeAddress(context, letter)
  const sender = wrapSender(context, letter)
  return {
    height: Math.max(sellerBottom + BELOW, address.bottom + BELOW, letter.window.below * MM) - theme.top,
    draw(pen, top) {
      const nameAt = getBaseline(top + nameTop, step, brand.size)
      pen.lines(name, column.left, nameAt, step, brand)
      const linesAt = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, column.left, linesAt, leading.secondary, type.secondary)
      const x = letter.window.address.left * MM
      if (letter.sender) {
        const underline = address.top - SENDER_GAP
        const senderAt = underline - 2.2 - (sender.lines.length - 1) * SENDER.leading
        pen.lines(sender.lines, x, senderAt, SENDER.leading, sender.style)
        pen.horizontalLine(x, x + sender.width, underline, color.line, 0.4)
      }
      const first = getBaseline(address.top, address.leading, address.style.size)
      pen.lines(address.lines, x, first, address.leading, address.style)
    },
  }
}

/** Returns the style, scaled down so that no word has to be broken. */
function fitLongestWord(context: LayoutContext, text: string, style: TextStyle, room: number): TextStyle {
  const widthOf = (word: string) => context.textLayout.width(word, style)
  const longest = text.split(/\s+/).reduce((one, word) => (widthOf(word) > widthOf(one) ? word : one))
  return fitStyle(context, longest, style, room - 2)
}

/** Wraps the address in the largest size that fits into the window. It begins higher if it needs more room. */
function placeAddress({ theme, textLayout }: LayoutContext, letter: Letter) {
  const { address } = letter.window
  const wrap = (style: TextStyle) => wrapAll(textLayout, letter.address, style, address.width * MM)
  const styleOf = (size: number) => ({ ...theme.type.body, size })
  const { size, leading, top, height } = fitAddress(address, (size) => wrap(styleOf(size)).length)
  const style = styleOf(size)
  return { style, lines: wrap(style), leading: leading * MM, top: top * MM, bottom: (top + height) * MM }
}

function wrapSender(context: LayoutContext, { sender, window }: Letter) {
  const { textLayout, theme } = context
  const room = window.address.width * MM
  const fitted = fitStyle(context, sender, { ...theme.type.secondary, size: SENDER.size }, room)
  const style = { ...fitted, size: Math.max(fitted.size, SENDER.smallest) }
  const lines = fitted.size < SENDER.smallest ? textLayout.wrap(sender, style, room) : [sender]
  return { style, lines, width: Math.max(...lines.map((line) => textLayout.width(line, style))) }
}

/** Fold marks are 5 mm long, the punch mark is longer. At the edge that printers still reach. */
const MARK = { left: 4 * MM, fold: 5 * MM, hole: 8 * MM }

/** Draws the fold and punch marks of the first page. */
export function drawFoldMarks(
  pen: PdfCanvas,
  { window: { folds, isPunched }, foldMarks }: Letter,
  { page }: LayoutStyle,
): void {
  if (!foldMarks) return
  for (const fold of folds) pen.horizontalLine(MARK.left, MARK.left + MARK.fold, fold * MM, color.muted, 0.4)
  if (isPunched) pen.horizontalLine(MARK.left, MARK.left + MARK.hole, page.height / 2, color.muted, 0.4)
}

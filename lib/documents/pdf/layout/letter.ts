import { ADDRESS_LEADING } from '@/lib/core/geo/letter-window'
import { getBaseline, type Box, type FlowBlock } from './block'
import { getLogoSize, fitStyle, wrapAll } from './marks'
import type { PdfCanvas } from './pdf-canvas'
import { color, type LayoutContext, type LayoutStyle } from './theme'

/** Points in a millimetre. */
const MM = 72 / 25.4
const LEADING = ADDRESS_LEADING * MM
const SENDER_SIZE = 6.5
/** Space between the sender's line and the address. */
const SENDER_GAP = 1.5 * MM
/** Space between window and seller, and below both. */
const GAP = 14
const BELOW = 8.46 * MM
/** Left edge of the seller beside a window on the left (DIN 5008: information block). */
const SELLER_LEFT = 125 * MM

type Letter = NonNullable<LayoutContext['view']['letter']>

/** Returns the column of the seller, on the other side of the window. */
function getSellerColumn({ window: { side, window } }: Letter, { left, right }: LayoutStyle) {
  if (side === 'left') return { left: SELLER_LEFT, width: right - SELLER_LEFT }
  return { left, width: window.left * MM - GAP - left }
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
  const { address: room } = letter.window
  const column = getSellerColumn(letter, theme)
  const [brand, step] = logo ? [type.brandWithLogo, leading.brandWithLogo] : [type.brand, leading.brand]
  const name = textLayout.wrap(context.view.seller.name, brand, column.width)
  const lines = wrapAll(textLayout, context.view.seller.lines, type.secondary, column.width)
  const nameTop = logo ? getLogoSize(logo, theme).height + 9 : 0
  const linesTop = nameTop + name.length * step + 3
  const sellerBottom = theme.top + linesTop + lines.length * leading.secondary

  const [recipient = '', ...rest] = letter.address
  const title = textLayout.wrap(recipient, type.name, room.width * MM)
  const address = wrapAll(textLayout, rest, type.body, room.width * MM)
  const addressTop = room.top * MM
  const addressBottom = addressTop + (title.length + address.length) * LEADING
  const windowBottom = (letter.window.window.top + letter.window.window.height) * MM
  const senderStyle = { ...type.secondary, size: SENDER_SIZE }
  const sender = fitStyle(context, letter.sender, senderStyle, room.width * MM)
  return {
    height: Math.max(sellerBottom, addressBottom, windowBottom) + BELOW - theme.top,
    draw(pen, top) {
      const nameAt = getBaseline(top + nameTop, step, brand.size)
      pen.lines(name, column.left, nameAt, step, brand)
      const linesAt = getBaseline(top + linesTop, leading.secondary, type.secondary.size)
      pen.lines(lines, column.left, linesAt, leading.secondary, type.secondary)
      const x = room.left * MM
      const underline = addressTop - SENDER_GAP
      pen.text(letter.sender, x, underline - 2.5, sender)
      pen.horizontalLine(x, x + textLayout.width(letter.sender, sender), underline, color.line, 0.4)
      const first = getBaseline(addressTop, LEADING, type.body.size)
      pen.lines(title, x, first, LEADING, type.name)
      pen.lines(address, x, first + title.length * LEADING, LEADING, type.body)
    },
  }
}

/** Fold marks are 5 mm long, the punch mark is longer. At the edge that printers still reach. */
const MARK = { left: 4 * MM, fold: 5 * MM, hole: 8 * MM }

/** Draws the fold and punch marks of the first page. */
export function drawFoldMarks(pen: PdfCanvas, { window: { folds, hole }, foldMarks }: Letter): void {
  if (!foldMarks) return
  for (const fold of folds) pen.horizontalLine(MARK.left, MARK.left + MARK.fold, fold * MM, color.muted, 0.4)
  if (hole) pen.horizontalLine(MARK.left, MARK.left + MARK.hole, hole * MM, color.muted, 0.4)
}

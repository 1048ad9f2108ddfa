import type { FlowBlock } from './block'
import { createTextBlocks } from './details'
import { getColumnLeft, getColumnsWidth } from './modern'
import { createPaymentBlocks, getPaymentWidth } from './payment'
import { createNarrowFrame, type SectionFrame } from './section-frame'
import type { LayoutContext } from './theme'

/** Sections after the totals. */
interface Closing {
  payment: FlowBlock[]
  texts: FlowBlock[]
}

/** Space between the payment details and the texts beside them. */
const GAP = 28
/** Minimum width of the texts. */
const LEAST_WIDTH = 150
/** A higher section must be able to break across pages. */
const MAX_HEIGHT = 300

/** Creates payment details, notes and terms: below each other or, if that saves space, side by side. */
export function createClosing(context: LayoutContext): Closing {
  const payment = createPaymentBlocks(context)
  const texts = createTexts(context)
  if (!context.isBeside || payment.length === 0 || texts.length === 0) return { payment, texts }
  const beside = createBeside(context)
  const isSmaller = beside && beside.height < getHeight([...payment, ...texts])
  return isSmaller && beside.height <= MAX_HEIGHT ? { payment: [beside], texts: [] } : { payment, texts }
}

const createTexts = (context: LayoutContext, frame?: SectionFrame): FlowBlock[] => {
  const { notes, terms, words } = context.view
  return [
    ...createTextBlocks(words.notes, notes, context, frame),
    ...createTextBlocks(words.terms, terms, context, frame),
  ]
}

/** Returns the height of blocks below each other, without the space before the first. */
const getHeight = (blocks: FlowBlock[]): number =>
  blocks.reduce((sum, { height, spaceBefore = 0 }, index) => sum + height + (index > 0 ? spaceBefore : 0), 0)

/** Creates one block with the texts on the right of the payment details; null if they have no room there. */
function createBeside(context: LayoutContext): FlowBlock | null {
  const columns = getColumns(context)
  if (!columns) return null
  const [payment] = createPaymentBlocks(context, columns.payment)
  const texts = createTexts(context, columns.texts)
  // Titles are on one line: that of the payment details is in a box.
  const above = context.theme.template === 'COMPACT' ? columns.payment.pad.y : 0
  return {
    ...payment!,
    height: Math.max(payment!.height, getHeight(texts) + above),
    draw(pen, top) {
      payment!.draw(pen, top)
      let y = top + above
      texts.forEach((block, index) => {
        y += index > 0 ? (block.spaceBefore ?? 0) : 0
        block.draw(pen, y)
        y += block.height
      })
    },
  }
}

function getColumns(context: LayoutContext): { payment: SectionFrame; texts: SectionFrame } | null {
  const { theme } = context
  const { left, right, template } = theme
  const needed = getPaymentWidth(context)
  const half = getColumnsWidth(theme, 2)
  const paymentWidth = template === 'MODERN' ? half : needed
  const textsLeft = template === 'MODERN' ? getColumnLeft(theme, 2) : left + needed + GAP
  if (needed > paymentWidth || right - textsLeft < LEAST_WIDTH) return null
  return {
    payment: createNarrowFrame(theme, left, paymentWidth),
    texts: createNarrowFrame(theme, textsLeft, right - textsLeft),
  }
}

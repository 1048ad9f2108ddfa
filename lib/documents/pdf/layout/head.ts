import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { ROTATION_DEGREES } from '@/lib/documents/templates/templates'
import { getBaseline, type Block } from './block'
import { createClassicHead, placeClassicLogo } from './classic'
import { createCompactHead, placeCompactLogo } from './compact'
import { createModernHead, placeModernLogo } from './modern'
import type { FlowBlock } from './block'
import { color, type LayoutContext } from './theme'
import type { TextStyle } from '@/lib/documents/pdf/text/text-layout'
import type { Box } from './block'

const GAP = 28

const HEADS = { CLASSIC: createClassicHead, MODERN: createModernHead, COMPACT: createCompactHead }
const LOGOS = { CLASSIC: placeClassicLogo, MODERN: placeModernLogo, COMPACT: placeCompactLogo }

/** Creates everything above the table: seller, title, client, amount, due date and facts. */
export const createHead = (context: LayoutContext): FlowBlock[] => HEADS[context.theme.template](context)

/** Returns the position of the logo on the first page. */
export const findLogoBox = (context: LayoutContext): Box | null =>
  context.logo && LOGOS[context.theme.template](context)

/** Creates the header of all pages but the first. */
export function createContinuation({ view, theme, textLayout }: LayoutContext): Block {
  const { footer } = theme.type
  const title = textLayout.fit(view.title, footer, theme.width * 0.5)
  const seller = textLayout.fit(view.seller.name, footer, theme.width - textLayout.width(title, footer) - GAP)
  return {
    height: 26,
    draw(pen, top) {
      pen.text(seller, theme.left, getBaseline(top, 12, footer.size), footer)
      pen.text(title, theme.right, getBaseline(top, 12, footer.size), footer, 'right')
    },
  }
}

/** Creates the watermark below the content of every page of a draft. */
export function createWatermark({ view, theme, textLayout }: LayoutContext): Block {
  return {
    height: theme.page.height,
    draw(pen) {
      if (!isDraft(view)) return
      const { draftMark } = view.words
      const large: TextStyle = { size: 132, weight: 600, color: color.watermark, tracking: 6 }
      // Scaled to the width of the page, in any language.
      const share = Math.min(1, (theme.page.width * 0.98) / textLayout.width(draftMark, large))
      const style = { ...large, size: large.size * share, tracking: large.tracking! * share }
      pen.withRotation(theme.page.width / 2, theme.watermark, ROTATION_DEGREES.watermark, () =>
        pen.text(draftMark, 0, 47 * share, style, 'center'),
      )
    },
  }
}

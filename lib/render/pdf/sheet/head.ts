import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { TURNED } from '@/lib/render/template/templates'
import { baseline, type Block } from './block'
import { classicHead, classicLogo } from './classic'
import { compactHead, compactLogo } from './compact'
import { modernHead, modernLogo } from './modern'
import type { FlowBlock } from './block'
import { color, type Sheet } from './theme'
import type { TextStyle } from '@/lib/render/pdf/text/text'
import type { Place } from './block'

const GAP = 28

const HEADS = { CLASSIC: classicHead, MODERN: modernHead, COMPACT: compactHead }
const LOGOS = { CLASSIC: classicLogo, MODERN: modernLogo, COMPACT: compactLogo }

/** Everything above the table: who sends it and which one it is, to whom, how much, by when. */
export const headOf = (sheet: Sheet): FlowBlock[] => HEADS[sheet.look.template](sheet)

/** Where the logo lies on the first page. */
export const logoPlace = (sheet: Sheet): Place | null => sheet.logo && LOGOS[sheet.look.template](sheet)

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

/** What lies under the ink of every page: the mark of a draft. */
export function ground({ view, look, setter }: Sheet): Block {
  return {
    height: look.page.height,
    draw(pen) {
      if (!isDraft(view)) return
      const { draftMark } = view.words
      const large: TextStyle = { size: 132, weight: 600, color: color.watermark, tracking: 6 }
      // Across the page from edge to edge at most, in any language.
      const share = Math.min(1, (look.page.width * 0.98) / setter.width(draftMark, large))
      const style = { ...large, size: large.size * share, tracking: large.tracking! * share }
      pen.turned(look.page.width / 2, look.watermark, TURNED.watermark, () =>
        pen.text(draftMark, 0, 47 * share, style, 'center'),
      )
    },
  }
}

import { COMPACT } from '@/lib/documents/templates/compact'
import { getBaseline, type FlowBlock } from './block'
import { fitStyle } from './marks'
import { getColumnLeft } from './modern'
import { color, type LayoutContext } from './theme'

/** Normal and minimum space between a label and its figure. */
const [GAP, MIN_GAP] = [16, 8]

interface Sum {
  label: string
  value: string
  kind: 'part' | 'sum' | 'last'
}

/** Creates the rows below the lines. */
export function createTotals(context: LayoutContext): FlowBlock {
  const rows = listTotalRows(context)
  const drawing = TOTALS_LAYOUTS[context.theme.template](context, rows)
  const heights = rows.map(({ kind }) => drawing.height[kind])
  // Rows after the last sum are kept clear of its underline.
  const spaceAfter = rows.map(({ kind }, index) =>
    kind === 'last' && index < rows.length - 1 ? drawing.after : 0,
  )
  return {
    height: drawing.before + [...heights, ...spaceAfter].reduce((sum, height) => sum + height, 0),
    draw(pen, top) {
      let y = top + drawing.before
      rows.forEach((row, index) => {
        const { left, right, label, value, rise } = drawing.row(row, y, pen)
        const baseline = getBaseline(y + rise, heights[index]! - rise, value.size)
        const room = right - left - context.textLayout.width(row.value, value) - MIN_GAP
        pen.text(row.label, left, baseline, fitStyle(context, row.label, label, room))
        pen.text(row.value, right, baseline, value, 'right')
        y += heights[index]! + spaceAfter[index]!
      })
    },
  }
}

/** Marks the last sum, which is emphasized. */
function listTotalRows({ view: { sums } }: LayoutContext): Sum[] {
  const last = sums.findLastIndex(({ kind }) => kind === 'sum')
  return sums.map((row, index) => (index === last ? { ...row, kind: 'last' } : row))
}

interface TotalsLayout {
  before: number
  after: number
  height: Record<Sum['kind'], number>
  /** Draws the background of a row. Returns the position and styles of its texts, and the space above them (`rise`). */
  row(row: Sum, top: number, pen: Parameters<FlowBlock['draw']>[0]): RowPlace
}

type Style = LayoutContext['theme']['type']['sum']
interface RowPlace {
  left: number
  right: number
  label: Omit<Style, 'tabular'>
  value: Style
  rise: number
}

/** Returns the width that the widest label and its figure need. */
const getWidestPart = (
  { sums }: LayoutContext['view'],
  type: LayoutContext['theme']['type'],
  setter: LayoutContext['textLayout'],
) =>
  Math.max(
    ...sums.map(
      ({ label, value }) => setter.width(label, type.sumLabel) + setter.width(value, type.sum) + GAP,
    ),
  )

const TOTALS_LAYOUTS: Record<
  LayoutContext['theme']['template'],
  (context: LayoutContext, rows: Sum[]) => TotalsLayout
> = {
  CLASSIC: ({ view, theme, textLayout }, rows) => {
    const { type, right, accent } = theme
    const needed = rows.map(({ label, value, kind }) => {
      if (kind === 'part') return 0
      const style = kind === 'last' ? type.total : type.subtotal
      return textLayout.width(label, style) + MIN_GAP + textLayout.width(value, style)
    })
    const figure = textLayout.width(view.total, type.total) + 90
    const width = Math.max(218, figure, getWidestPart(view, type, textLayout), ...needed)
    const left = right - Math.min(theme.width, width)
    return {
      before: 8,
      after: 9,
      height: { part: 17, sum: 27, last: 30 },
      row({ kind }, top, pen) {
        if (kind === 'part') return { left, right, label: type.sumLabel, value: type.sum, rise: 0 }
        const style = kind === 'last' ? type.total : type.subtotal
        pen.horizontalLine(left, right, top + 3, color.line)
        // A double underline, as in a ledger.
        if (kind === 'last')
          for (const y of [31, 33]) pen.horizontalLine(left, right, top + y, accent.fill, 0.8)
        return { left, right, label: style, value: style, rise: 3 }
      },
    }
  },
  MODERN: ({ theme }) => {
    const { type, left, right } = theme
    const half = getColumnLeft(theme, 2)
    return {
      before: 7,
      after: 0,
      height: { part: 17, sum: 17, last: 40 },
      row({ kind }, top, pen) {
        if (kind === 'part') return { left: half, right, label: type.sumLabel, value: type.sum, rise: 0 }
        if (kind === 'sum') return { left: half, right, label: type.subtotal, value: type.subtotal, rise: 0 }
        pen.horizontalLine(left, right, top + 6, theme.rule.ink, theme.rule.width)
        return { left, right, label: type.total, value: type.total, rise: 8 }
      },
    }
  },
  COMPACT: ({ view, theme, textLayout }) => {
    const { type, inset, accent } = theme
    const edge = Math.min(
      theme.left + theme.width * (1 - COMPACT.rightColumnShare),
      theme.right - textLayout.width(view.total, type.total) - 80,
      theme.right - getWidestPart(view, type, textLayout) - inset * 2,
    )
    return {
      before: 0,
      after: 0,
      height: { part: 14, sum: 18, last: 18 },
      row({ kind }, top, pen) {
        const height = kind === 'part' ? 14 : 18
        if (kind !== 'part') pen.fillRect(edge, top, theme.right - edge, height, 0, accent.soft)
        pen.strokeRect(edge, top, theme.right - edge, height, 0, theme.rule.ink)
        const [left, right] = [edge + inset, theme.right - inset]
        if (kind === 'part') return { left, right, label: type.sumLabel, value: type.sum, rise: 0 }
        const style = kind === 'last' ? type.total : type.subtotal
        return { left, right, label: style, value: style, rise: 0 }
      },
    }
  },
}

import type { LayoutStyle, LayoutContext } from './theme'

interface FactRow {
  cells: { label: string[]; lines: string[] }[]
  /** Lines of the longest value. */
  lines: number
  /** How much the labels take beyond one line, in points. */
  more: number
}

/** From line to line of a label. */
export const getLabelStep = ({ type }: LayoutStyle) => type.label.size * 1.25

/** What labels of several lines take beyond one. */
export const getExtraLabelHeight = (labels: string[][], look: LayoutStyle): number =>
  (Math.max(1, ...labels.map(({ length }) => length)) - 1) * getLabelStep(look)

/** As many stand side by side; whatever is more has the width of the sheet, a row each. So does the sheet in the browser (amount.css). */
const BESIDE = 4

/** Dates and the like, wrapped for where they stand: in a column of `one`, or across `all`. Both in points. */
export function createFactRows(
  { view, look, setter }: LayoutContext,
  { one, all }: { one: number; all: number },
): FactRow[] {
  const rows = [view.facts.slice(0, BESIDE), ...view.facts.slice(BESIDE).map((fact) => [fact])]
  return rows.map((facts, row) => {
    const width = row === 0 ? one : all
    const cells = facts.map(({ label, value }) => ({
      label: setter.wrap(label, look.type.label, width),
      lines: setter.wrap(value, look.type.fact, width),
    }))
    const labels = cells.map(({ label }) => label)
    return {
      cells,
      lines: Math.max(...cells.map(({ lines }) => lines.length)),
      more: getExtraLabelHeight(labels, look),
    }
  })
}

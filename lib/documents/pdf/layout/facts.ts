import type { LayoutStyle, LayoutContext } from './theme'

interface FactRow {
  cells: { label: string[]; lines: string[] }[]
  /** Number of lines of the longest value. */
  lines: number
  /** Height of the labels beyond one line, in points. */
  more: number
}

/** Returns the line height of a label. */
export const getLabelStep = ({ type }: LayoutStyle) => type.label.size * 1.25

/** Returns the height of labels beyond one line. */
export const getExtraLabelHeight = (labels: string[][], look: LayoutStyle): number =>
  (Math.max(1, ...labels.map(({ length }) => length)) - 1) * getLabelStep(look)

/** Facts in the first row; each further one has a row of its own, as in the browser (amount.css). */
const MAX_BESIDE = 4

/** Wraps the facts for a column of width `one`, or for the full width `all`. In points. */
export function createFactRows(
  { view, theme, textLayout }: LayoutContext,
  { one, all }: { one: number; all: number },
): FactRow[] {
  const rows = [view.facts.slice(0, MAX_BESIDE), ...view.facts.slice(MAX_BESIDE).map((fact) => [fact])]
  return rows.map((facts, row) => {
    const width = row === 0 ? one : all
    const cells = facts.map(({ label, value }) => ({
      label: textLayout.wrap(label, theme.type.label, width),
      lines: textLayout.wrap(value, theme.type.fact, width),
    }))
    const labels = cells.map(({ label }) => label)
    return {
      cells,
      lines: Math.max(...cells.map(({ lines }) => lines.length)),
      more: getExtraLabelHeight(labels, theme),
    }
  })
}

import type { Sheet } from './theme'

interface FactRow {
  cells: { label: string; lines: string[] }[]
  /** Lines of the longest value. */
  lines: number
}

/** As many stand side by side; whatever is more has the width of the sheet, a row each. So does the sheet in the browser (amount.css). */
const BESIDE = 4

/** Dates and the like, wrapped for where they stand: in a column of `one`, or across `all`. Both in points. */
export function factRows(
  { view, look, setter }: Sheet,
  { one, all }: { one: number; all: number },
): FactRow[] {
  const rows = [view.facts.slice(0, BESIDE), ...view.facts.slice(BESIDE).map((fact) => [fact])]
  return rows.map((facts, row) => {
    const cells = facts.map(({ label, value }) => ({
      label,
      lines: setter.wrap(value, look.type.fact, row === 0 ? one : all),
    }))
    return { cells, lines: Math.max(...cells.map(({ lines }) => lines.length)) }
  })
}

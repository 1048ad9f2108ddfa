import { useState } from 'react'

/**
 * Rows in the order in which they were first shown. A finished row keeps its place until the page is left, and new rows come last: nothing
 * moves under the pointer.
 */
export function useStableRows<Row>(
  rows: Row[],
  keyOf: (row: Row) => string,
  isDone: (row: Row) => boolean,
): Row[] {
  const [kept, setKept] = useState({ rows, from: rows })
  if (kept.from === rows) return kept.rows
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  const stayed = kept.rows.flatMap((row) => (isDone(row) ? row : (now.get(keyOf(row)) ?? [])))
  const known = new Set(stayed.map(keyOf))
  const shown = [...stayed, ...rows.filter((row) => !known.has(keyOf(row)))]
  setKept({ rows: shown, from: rows })
  return shown
}

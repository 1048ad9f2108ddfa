'use client'

import { useRef, useState, type KeyboardEvent, type MouseEvent, useEffect, type RefObject } from 'react'

/**
 * Returns the selection of a page's rows. Rows that leave the page are deselected; `last` is the start of a range.
 * `press` and `key` are for the table's listeners and return true if they handled the event. `ids`: rows in display
 * order.
 */
export function useRowSelection(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const present = ids.filter((id) => chosen.has(id))
  // After paging or deletion, so that coming back doesn't restore an old selection.
  if (present.length < chosen.size) setChosen(new Set(present))

  /** Toggles a row; with `range`, also sets all rows between the last toggled one and this. */
  const toggle = (id: number, range: boolean) => {
    const on = !chosen.has(id)
    const from = range && last.current !== null ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const affected = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(present)
    for (const one of affected) {
      if (on) next.add(one)
      else next.delete(one)
    }
    last.current = id
    setChosen(next)
  }
  const clear = () => setChosen(new Set())
  /** Selects all rows of the page, or none if all are selected. */
  const toggleAll = () => (present.length === ids.length ? clear() : setChosen(new Set(ids)))

  const press = (event: MouseEvent<HTMLElement>): boolean => {
    const box = (event.target as HTMLElement).closest<HTMLElement>('[data-select]')
    if (!box) return false
    if (box.dataset.select === 'all') toggleAll()
    else toggle(Number(box.dataset.select), event.shiftKey)
    return true
  }
  const key = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.key !== 'Escape' || present.length === 0) return handleSelectionKey(event)
    clear()
    return true
  }

  return { present, toggleAll, clear, press, key }
}

/**
 * Handles keys on selection checkboxes: arrow keys move between them, Enter moves to the bulk actions. Returns true if
 * handled.
 */
function handleSelectionKey(event: KeyboardEvent<HTMLElement>): boolean {
  const box = (event.target as HTMLElement).closest<HTMLElement>('[data-select]')
  if (!box) return false
  if (event.key === 'Enter') {
    document.querySelector<HTMLElement>('[data-bulk-actions] button')?.focus()
  } else {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return false
    const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-select]')]
    boxes[boxes.indexOf(box) + step]?.focus()
  }
  event.preventDefault()
  return true
}

/** Moves the focus to the list when the focused row is removed. `rows`: number of rows. */
export function useFocusOnRowRemoval(table: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) table.current?.focus()
    before.current = rows
  }, [table, rows])
}

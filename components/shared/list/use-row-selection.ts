'use client'

import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { handleSelectionKey } from './handle-selection-key'

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

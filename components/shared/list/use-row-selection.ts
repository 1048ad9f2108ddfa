'use client'

import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { handleSelectionKey } from './handle-selection-key'

/**
 * Which rows of a page are chosen. What leaves the page is chosen no longer; `last` is where a range begins. `press` and
 * `key` belong to the table's listeners and answer whether they have dealt with the event.
 * @param ids the rows there are, in the order shown
 */
export function useRowSelection(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const present = ids.filter((id) => chosen.has(id))
  // Another page, or fewer rows: coming back later must not find old choices.
  if (present.length < chosen.size) setChosen(new Set(present))

  /** Chooses a row or lets it go; with `range`, all from the row before to this one follow it. */
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
  /** All of the page, or none once all are. */
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

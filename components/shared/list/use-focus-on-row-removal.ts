'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the list when the focused row is removed. `rows`: number of rows. */
export function useFocusOnRowRemoval(table: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) table.current?.focus()
    before.current = rows
  }, [table, rows])
}

'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** A row that leaves a list takes the focus along: the list keeps it. @param rows how many there are */
export function useFocusOnRowRemoval(table: RefObject<HTMLElement | null>, rows: number): void {
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) table.current?.focus()
    before.current = rows
  }, [table, rows])
}

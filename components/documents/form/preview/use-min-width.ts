'use client'

import { useEffect, useState, type RefObject } from 'react'

/** True if the element is at least `width` CSS pixels wide; assumed until measured. */
export function useMinWidth(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [wide, setWide] = useState(true)
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, width])
  return wide
}

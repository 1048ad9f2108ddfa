'use client'

import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is at least so wide, in CSS pixels; taken for granted until the browser has measured it. */
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

'use client'

import { useCallback, useSyncExternalStore, useEffect, useState, type RefObject } from 'react'

/** Returns true while a media query matches; false on the server. Its result must not shift the layout. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onStoreChange: () => void) => {
      const mediaQueryList = window.matchMedia(query)
      mediaQueryList.addEventListener('change', onStoreChange)
      return () => mediaQueryList.removeEventListener('change', onStoreChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

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

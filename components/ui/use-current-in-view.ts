import { useLayoutEffect, type RefObject } from 'react'

/** Pixels kept free beside it: the next tab begins there, beneath the fade. */
const ROOM = 56

/**
 * Scrolls a row of tabs sideways, and nothing else, until its current one is in view.
 * @param current what changes with it
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const box = row.current
    const tab = box?.querySelector(':is([aria-current="page"], [data-state="active"])')
    if (!box || !tab || box.scrollWidth <= box.clientWidth) return
    const [outer, inner] = [box.getBoundingClientRect(), tab.getBoundingClientRect()]
    const [before, after] = [inner.left - outer.left - ROOM, inner.right - outer.right + ROOM]
    const left = before < 0 ? before : Math.max(after, 0)
    box.scrollBy({ left, behavior: 'instant' })
  }, [row, current])
}

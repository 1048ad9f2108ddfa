import { useLayoutEffect, type RefObject } from 'react'

/** Pixels left free beside the current tab, so that the next one shows that there is more. */
const ROOM = 56

/**
 * Scrolls a row of tabs sideways, and nothing else, until its current one is in view.
 * @param current changes whenever another tab becomes the current one
 */
export function useScrollToCurrentTab(row: RefObject<HTMLElement | null>, current: unknown): void {
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

import { useLayoutEffect, type RefObject } from 'react'

/** Pixels kept free beside the current tab, so that the next one is partly visible. */
const ROOM = 56

/** Scrolls a row of tabs horizontally until the current one is visible. `current`: changes with the current tab. */
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

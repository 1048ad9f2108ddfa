import { useLayoutEffect, type RefObject } from 'react'

/** Pixels kept free beside the tab, so that the next one is partly visible. */
const ROOM = 56

/** Scrolls a row of tabs horizontally until the current one is visible. `current`: changes with the current tab. */
export function useScrollToCurrentTab(row: RefObject<HTMLElement | null>, current: unknown): void {
  useLayoutEffect(() => {
    const box = row.current
    const tab = box?.querySelector(':is([aria-current="page"], [data-state="active"])')
    if (box && tab) scrollToTab(box, tab)
  }, [row, current])
}

/** Scrolls a row of tabs horizontally until a tab is visible. Unlike `scrollIntoView` it never scrolls the page. */
export function scrollToTab(row: Element, tab: Element): void {
  if (row.scrollWidth <= row.clientWidth) return
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const [before, after] = [inner.left - outer.left - ROOM, inner.right - outer.right + ROOM]
  const left = before < 0 ? before : Math.max(after, 0)
  row.scrollBy({ left, behavior: 'instant' })
}

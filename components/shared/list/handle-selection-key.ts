import type { KeyboardEvent } from 'react'

/**
 * Handles keys on selection checkboxes: arrow keys move between them, Enter moves to the bulk actions. Returns true if
 * handled.
 */
export function handleSelectionKey(event: KeyboardEvent<HTMLElement>): boolean {
  const box = (event.target as HTMLElement).closest<HTMLElement>('[data-select]')
  if (!box) return false
  if (event.key === 'Enter') {
    document.querySelector<HTMLElement>('[data-bulk-actions] button')?.focus()
  } else {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return false
    const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-select]')]
    boxes[boxes.indexOf(box) + step]?.focus()
  }
  event.preventDefault()
  return true
}

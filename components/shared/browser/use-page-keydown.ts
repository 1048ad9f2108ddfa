'use client'

import { useEffect, useEffectEvent } from 'react'
import { areSingleKeysEnabled } from './single-key-setting'

const EDITABLE =
  'input, textarea, select, [role="combobox"], [role="listbox"], [contenteditable]:not([contenteditable="false"])'
const HYDRATING = '[data-hydrating]'
// What is closed stays in the page until it has faded out.
const MODAL =
  ':is([role="dialog"], [role="alertdialog"], dialog[open], [role="menu"]):not([data-state="closed"])'

/** Whether something lies over the page, which takes the keys for itself. */
export const hasOpenOverlay = (): boolean => document.querySelector(MODAL) !== null

/** Whether a key is a shortcut by itself, and not a letter for a field, also one that waits for its script, or for what lies over the page. */
export function isSingleKeyShortcut(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || !areSingleKeysEnabled()) return false
  return (
    !(event.target as HTMLElement).closest(EDITABLE) &&
    !hasOpenOverlay() &&
    !document.querySelector(HYDRATING)
  )
}

/** Calls `onKey` for every key pressed on the page, unless it was used already or is part of a composed letter. */
export function usePageKeydown(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && !event.isComposing) onKey(event)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

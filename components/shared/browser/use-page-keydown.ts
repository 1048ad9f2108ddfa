'use client'

import { useEffect, useEffectEvent } from 'react'

const SWITCH = 'single-keys'

const EDITABLE =
  'input, textarea, select, [role="combobox"], [role="listbox"], [contenteditable]:not([contenteditable="false"])'
const HYDRATING = '[data-hydrating]'
// A closed dialog stays in the DOM until it has faded out.
const MODAL =
  ':is([role="dialog"], [role="alertdialog"], dialog[open], [role="menu"]):not([data-state="closed"])'

/** Returns true if a dialog or menu is open, which handles keys itself. */
export const hasOpenOverlay = (): boolean => document.querySelector(MODAL) !== null

/** Returns true if a key is a single-key shortcut: not in a field, in one still hydrating, or in a dialog. */
export function isSingleKeyShortcut(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || !areSingleKeysEnabled()) return false
  return (
    !(event.target as HTMLElement).closest(EDITABLE) &&
    !hasOpenOverlay() &&
    !document.querySelector(HYDRATING)
  )
}

/** Calls `onKey` for each keydown on the page that isn't handled already or part of an IME composition. */
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

/**
 * Returns true if single-key shortcuts are enabled. They can be disabled because speech input may type them (WCAG
 * 2.1.4).
 */
export function areSingleKeysEnabled(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeysEnabled(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SWITCH)
    else localStorage.setItem(SWITCH, 'off')
  } catch {
    // Storage is blocked: they stay enabled.
  }
}

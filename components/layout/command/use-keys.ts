'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { areKeysOn, KEYS, type Keys } from './keys'

/** Milliseconds between the two keys of one shortcut. */
const PAUSE = 1200
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MODAL = '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"]'

/** Calls `onKeys` for what was typed outside of fields and dialogs, and `onMenu` for ⌘K or Ctrl K anywhere. */
export function useKeys(onKeys: (keys: Keys) => void, onMenu: () => void): void {
  const before = useRef({ key: '', at: 0 })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      return onMenu()
    }
    if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || !areKeysOn()) return
    const target = event.target as HTMLElement
    if (target.closest(EDITABLE) || document.querySelector(MODAL)) return

    const key = event.key.toLowerCase()
    const { key: first, at } = before.current
    const pair = `${first} ${key}`
    const typed = pair in KEYS && event.timeStamp - at < PAUSE ? pair : key in KEYS ? key : null
    before.current = { key, at: event.timeStamp }
    if (!typed) return
    event.preventDefault()
    before.current = { key: '', at: 0 }
    onKeys(typed as Keys)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

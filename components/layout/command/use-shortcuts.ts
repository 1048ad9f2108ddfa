'use client'

import { useRef } from 'react'
import { isSingleKeyShortcut, usePageKeydown } from '@/components/shared/browser/use-page-keydown'
import { SHORTCUTS, type ShortcutKeys } from './shortcuts'

/** Maximum milliseconds between the two keys of a shortcut. */
const PAUSE = 1200

/** Calls `onKeys` for shortcuts typed outside fields and dialogs, and `onMenu` for ⌘K or Ctrl K anywhere. */
export function useShortcuts(onKeys: (keys: ShortcutKeys) => void, onMenu: () => void): void {
  const before = useRef({ key: '', at: 0 })

  usePageKeydown((event) => {
    const key = event.key.toLowerCase()
    if ((event.metaKey || event.ctrlKey) && !event.altKey && key === 'k') {
      event.preventDefault()
      return onMenu()
    }
    if (!isSingleKeyShortcut(event)) return

    const { key: first, at } = before.current
    const pair = `${first} ${key}`
    const typed = pair in SHORTCUTS && event.timeStamp - at < PAUSE ? pair : key in SHORTCUTS ? key : null
    before.current = { key, at: event.timeStamp }
    if (!typed) return
    event.preventDefault()
    before.current = { key: '', at: 0 }
    onKeys(typed as ShortcutKeys)
  })
}

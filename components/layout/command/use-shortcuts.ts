'use client'

import { useRef } from 'react'
import { isSingleKeyShortcut, usePageKeydown } from '@/components/shared/browser/use-page-keydown'
import { SHORTCUTS, type ShortcutKeys } from './shortcuts'

/** Maximum milliseconds between the two keys of a shortcut. */
const PAUSE = 1200

/** Calls `onShortcut` for shortcuts typed outside fields and dialogs, and `onToggleMenu` for ⌘K or Ctrl K anywhere. */
export function useShortcuts(onShortcut: (keys: ShortcutKeys) => void, onToggleMenu: () => void): void {
  const before = useRef({ key: '', at: 0 })

  usePageKeydown((event) => {
    const key = event.key.toLowerCase()
    if ((event.metaKey || event.ctrlKey) && !event.altKey && key === 'k') {
      event.preventDefault()
      return onToggleMenu()
    }
    if (!isSingleKeyShortcut(event)) return

    const { key: first, at } = before.current
    const keyPair = `${first} ${key}`
    const typed =
      keyPair in SHORTCUTS && event.timeStamp - at < PAUSE ? keyPair : key in SHORTCUTS ? key : null
    before.current = { key, at: event.timeStamp }
    if (!typed) return
    event.preventDefault()
    before.current = { key: '', at: 0 }
    onShortcut(typed as ShortcutKeys)
  })
}

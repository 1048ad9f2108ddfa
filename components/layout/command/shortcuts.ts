'use client'

import type { Permission } from '@/lib/core/access/permissions'
import { useRef } from 'react'
import { isSingleKeyShortcut, usePageKeydown } from '@/components/shared/browser/use-page-keydown'

/** Maximum milliseconds between the two keys of a shortcut. */
const PAUSE = 1200

/** Single-key shortcuts: one key, or two in sequence. */
export const SHORTCUTS = {
  'g d': { name: 'dashboard', href: '/', needs: 'read' },
  'g i': { name: 'invoices', href: '/invoices', needs: 'read' },
  'g c': { name: 'clients', href: '/clients', needs: 'read' },
  'g a': { name: 'calendar', href: '/calendar', needs: 'read' },
  'g s': { name: 'settings', href: '/settings', needs: 'read' },
  'g p': { name: 'profile', href: '/profile' },
  n: { name: 'newInvoice', href: '/invoices/create', needs: 'write' },
  '/': { name: 'search', href: null },
  '?': { name: 'shortcuts', href: null },
} as const satisfies Record<string, { name: string; href: string | null; needs?: Permission }>
export type ShortcutKeys = keyof typeof SHORTCUTS

export const isShortcutAllowed = (keys: ShortcutKeys, may: (permission: Permission) => boolean): boolean => {
  const key = SHORTCUTS[keys]
  return !('needs' in key) || may(key.needs)
}

/** Returns the shortcut of a screen, if any. */
export const findShortcutKeys = (href: string): string | undefined =>
  Object.entries(SHORTCUTS).find(([, { href: to }]) => to === href)?.[0]

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

'use client'

import { isCovered, usePageKeys } from '@/components/shared/browser/page-keys'

/** Ctrl or Cmd with Enter saves from anywhere on the screen, with Shift it saves and sends; not from what lies over the screen. */
export function useSaveKeys(onKeys: (action: 'save' | 'send') => void): void {
  usePageKeys((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.repeat || isCovered()) return
    event.preventDefault()
    onKeys(event.shiftKey ? 'send' : 'save')
  })
}

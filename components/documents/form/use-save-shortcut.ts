'use client'

import { hasOpenOverlay, usePageKeydown } from '@/components/shared/browser/use-page-keydown'

/** Ctrl or Cmd with Enter saves from anywhere on the screen, with Shift it saves and sends; not from what lies over the screen. */
export function useSaveShortcut(onKeys: (action: 'save' | 'send') => void): void {
  usePageKeydown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.repeat || hasOpenOverlay()) return
    event.preventDefault()
    onKeys(event.shiftKey ? 'send' : 'save')
  })
}

'use client'

import { hasOpenOverlay, usePageKeydown } from '@/components/shared/browser/use-page-keydown'

/** Saves on Ctrl or Cmd with Enter, and sends with Shift. Ignored while a dialog is open. */
export function useSaveShortcut(onKeys: (action: 'save' | 'send') => void): void {
  usePageKeydown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.repeat || hasOpenOverlay()) return
    event.preventDefault()
    onKeys(event.shiftKey ? 'send' : 'save')
  })
}

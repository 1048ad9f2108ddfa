'use client'

import { useRef } from 'react'

type Handler = ((event: Event) => void) | undefined

/**
 * Returns the focus to the element that had it when the dialog opened. Radix only knows its own trigger, and most
 * dialogs here are opened by other means.
 */
export function useReturnFocus(onOpen: Handler, onClose: Handler) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      onOpen?.(event)
    },
    onCloseAutoFocus(event: Event) {
      onClose?.(event)
      const back = opener.current
      if (event.defaultPrevented || !(back instanceof HTMLElement) || !back.isConnected) return
      event.preventDefault()
      back.focus()
    },
  }
}

'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'

interface AnchoredMenuProps {
  /** The button the menu belongs to; it gets the focus back. */
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** After the menu has gone and the button has the focus: the moment to open a dialog. */
  onClosed?: () => void
  /** Opened from the keyboard: the first item is chosen. */
  byKeyboard?: boolean
  label: string
  children: ReactNode
}

/**
 * One menu for many buttons. The buttons are plain, so a page of fifty rows hydrates none of the menu, and its
 * code is only fetched when somebody reaches for it.
 */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, open, onClose, onClosed, byKeyboard, label, children } = props
  const content = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<DOMRect | null>(null)

  useLayoutEffect(() => {
    if (open) setPlace(anchor.getBoundingClientRect())
  }, [anchor, open])

  useLayoutEffect(() => {
    if (!place || !open || !byKeyboard) return
    content.current?.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
  }, [place, open, byKeyboard])

  if (!place) return null
  const { left, top, width, height } = place
  return (
    <DropdownMenu open={open} onOpenChange={(next) => !next && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={content}
        aria-label={label}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.focus()
          onClosed?.()
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

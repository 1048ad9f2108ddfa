'use client'

import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
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
  const { anchor, open, onClose, onClosed, byKeyboard = false, label, children } = props
  const fresh = useRef(false)
  const mounted = useRef(true)
  const [place, setPlace] = useState<DOMRect | null>(null)

  useLayoutEffect(() => {
    fresh.current = open && byKeyboard
    if (!open) return
    const follow = () => setPlace(anchor.getBoundingClientRect())
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', follow, { capture: true })
  }, [anchor, open, byKeyboard])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  /** Radix, fetched after the key was pressed, does not know of it and puts the focus on the menu alone. */
  const chooseFirst = (event: FocusEvent<HTMLElement>) => {
    if (!fresh.current || event.target !== event.currentTarget) return
    fresh.current = false
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
  }

  if (!place) return null
  const { left, top, width, height } = place
  return (
    // Not modal: the page behind keeps scrolling, and stays there for a screen reader.
    <DropdownMenu modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        collisionPadding={8}
        aria-label={label}
        aria-labelledby={undefined}
        onFocus={chooseFirst}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The next button's menu is open already, and has the focus.
          if (!mounted.current) return
          anchor.focus()
          onClosed?.()
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

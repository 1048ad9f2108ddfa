'use client'

import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'

interface AnchoredMenuProps {
  /** Button the menu belongs to; it gets the focus back. */
  anchor: HTMLElement
  open: boolean
  onClose: () => void
  /** Called after the menu has closed and the button has the focus; a dialog can be opened then. */
  onClosed?: () => void
  /** True if opened by keyboard; the first item gets the focus. */
  byKeyboard?: boolean
  label: string
  children: ReactNode
}

/**
 * One menu for many buttons. The buttons are plain, so that fifty rows hydrate no menus; its code is loaded on hover or
 * focus.
 */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, open, onClose, onClosed, byKeyboard = false, label, children } = props
  const needsFocus = useRef(false)
  const mounted = useRef(true)
  const [rect, setRect] = useState<DOMRect | null>(null)

  useLayoutEffect(() => {
    needsFocus.current = open && byKeyboard
    if (!open) return
    const updateRect = () => setRect(anchor.getBoundingClientRect())
    updateRect()
    window.addEventListener('scroll', updateRect, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', updateRect, { capture: true })
  }, [anchor, open, byKeyboard])

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  /** Focuses the first item. Radix, loaded after the key press, doesn't know about it and focuses only the menu. */
  const chooseFirst = (event: FocusEvent<HTMLElement>) => {
    if (!needsFocus.current || event.target !== event.currentTarget) return
    needsFocus.current = false
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
  }

  if (!rect) return null
  const { left, top, width, height } = rect
  return (
    // Not modal: the page behind keeps scrolling and stays available to screen readers.
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
          // Another button's menu is already open and has the focus.
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

'use client'

import { Suspense, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'

/** What a menu is told by the button that opens it. */
export interface OpenMenuProps {
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

interface MenuButtonProps<Props> {
  /** What it is called where it shows an icon alone. */
  label?: string
  variant?: 'default' | 'outline'
  className?: string
  /** Fetches the menu: called when the pointer or the focus comes near. */
  load: () => Promise<unknown>
  /** The menu, lazily. */
  Menu: ComponentType<Props & OpenMenuProps>
  props: Props
  children: ReactNode
}

/** A button whose menu is fetched when somebody comes near. */
export function MenuButton<Props extends object>(own: MenuButtonProps<Props>) {
  const { label, variant = 'outline', className, load, Menu, props, children } = own
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKeyboard: boolean } | null>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open menu has closed it before the click arrives.
  const justClosed = useRef(false)

  const button: ComponentProps<typeof Button> = {
    variant,
    className,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: load,
    onFocus: load,
    onPointerDownCapture: () => (justClosed.current = open),
    onClick: (event) => {
      // A click by Enter or Space has no position of its own.
      const byKeyboard = event.detail === 0
      if (justClosed.current && !byKeyboard) return
      setOpened({ anchor: event.currentTarget, byKeyboard })
      setOpen(true)
    },
    children,
  }

  return (
    <>
      {label ? <IconButton label={label} {...button} /> : <Button {...button} />}
      {opened && (
        <Suspense>
          <Menu {...props} {...opened} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

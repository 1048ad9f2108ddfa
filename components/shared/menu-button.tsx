'use client'

import { Suspense, useRef, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'

/** Props that a button passes to its menu. */
export interface OpenMenuProps {
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

interface MenuButtonProps<Props> {
  /** Accessible name, if it shows only an icon. */
  label?: string
  variant?: 'default' | 'outline' | 'ghost'
  size?: ComponentProps<typeof Button>['size']
  className?: string
  /** Loads the menu's code on hover or focus. */
  load: () => Promise<unknown>
  /** Lazy menu component. */
  Menu: ComponentType<Props & OpenMenuProps>
  props: Props
  children: ReactNode
}

/** Button whose menu is loaded on hover or focus. */
export function MenuButton<Props extends object>(buttonProps: MenuButtonProps<Props>) {
  const { label, variant = 'outline', size, className, load, Menu, props, children } = buttonProps
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKeyboard: boolean } | null>(null)
  const [open, setOpen] = useState(false)
  // Pressing the button of an open menu closes it before the click arrives.
  const justClosed = useRef(false)

  const button: ComponentProps<typeof Button> = {
    variant,
    size,
    className,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: load,
    onFocus: load,
    onPointerDownCapture: () => (justClosed.current = open),
    onClick: (event) => {
      // A click by Enter or Space has detail 0.
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

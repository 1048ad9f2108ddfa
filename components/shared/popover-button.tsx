'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'
import { cn } from '@/lib/utils'

const loadPanel = () => import('./popover-panel')
const PopoverPanel = lazy(() => loadPanel().then((module) => ({ default: module.PopoverPanel })))

interface PopoverButtonProps {
  /** Accessible name of the panel. */
  label: string
  /** Content of the panel. */
  panel: ReactNode
  className?: string
  children: ReactNode
}

/** Quiet text that explains itself in a panel when pressed. The panel's code is loaded on hover or focus. */
export function PopoverButton({ label, panel, className, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen(!open)
        }}
        className={cn(
          'hover:text-foreground min-h-6 rounded-xs text-left underline decoration-dotted underline-offset-4 hover:decoration-solid',
          className,
        )}
      >
        {children}
      </button>
      {anchor && (
        <Suspense>
          <PopoverPanel anchor={anchor} label={label} open={open} onClose={() => setOpen(false)}>
            {panel}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  )
}

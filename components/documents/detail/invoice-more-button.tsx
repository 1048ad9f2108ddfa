'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MoreIcon } from '@/components/ui/more-icon'

const load = () => import('./invoice-more-menu')
const InvoiceMoreMenu = lazy(load)

/** The menu of the detail screen, fetched when the pointer or the focus comes near. */
export function InvoiceMoreButton({ invoiceId }: { invoiceId: number }) {
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKeyboard: boolean } | null>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open menu has closed it before the click arrives.
  const justClosed = useRef(false)

  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onPointerDownCapture={() => (justClosed.current = open)}
        onClick={(event) => {
          // A click by Enter or Space has no position of its own.
          const byKeyboard = event.detail === 0
          if (justClosed.current && !byKeyboard) return
          setOpened({ anchor: event.currentTarget, byKeyboard })
          setOpen(true)
        }}
      >
        <MoreIcon />
      </Button>
      {opened && (
        <Suspense>
          <InvoiceMoreMenu invoiceId={invoiceId} {...opened} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { ArrowUpDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { SortChoice } from './sort-menu'

const load = () => import('./sort-menu')
const SortMenu = lazy(load)

/** The orders of a list, for where its headings have no room; the menu is fetched when the pointer or the focus comes near. */
export function SortButton({ choices }: { choices: SortChoice[] }) {
  const [opened, setOpened] = useState<{ anchor: HTMLElement; byKeyboard: boolean } | null>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open menu has closed it before the click arrives.
  const justClosed = useRef(false)
  return (
    <>
      <Button
        variant="outline"
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
        <ArrowUpDown aria-hidden="true" />
        Sort
      </Button>
      {opened && (
        <Suspense>
          <SortMenu {...opened} choices={choices} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

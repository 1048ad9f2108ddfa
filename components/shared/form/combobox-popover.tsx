'use client'

import { useRef, type ComponentProps, type RefObject } from 'react'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { ComboboxList } from './combobox-list'

interface ComboboxPopoverProps extends Omit<ComponentProps<typeof ComboboxList>, 'inputRef'> {
  /** Button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
  /** Called when something outside is pressed or focused. */
  onLeave: () => void
}

/** Popover of a combobox, below its button. */
export default function ComboboxPopover({ anchor, onClose, onLeave, ...list }: ComboboxPopoverProps) {
  const input = useRef<HTMLInputElement>(null)
  // A dialog blocks scrolling outside it, including that of a non-modal list.
  const isInDialog = anchor.current?.closest('[role="dialog"], [role="alertdialog"]') != null
  return (
    <Popover open onOpenChange={(open) => !open && onClose()} modal={isInDialog}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="start"
        aria-label={list.label}
        className="w-(--radix-popover-trigger-width) min-w-[min(20rem,calc(100vw-1rem))] overflow-hidden p-0"
        onOpenAutoFocus={(event) => {
          // Radix would select the typed text, so that the next key replaces it.
          event.preventDefault()
          input.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The choice may have moved the focus.
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button itself closes the list.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          else onLeave()
        }}
      >
        <ComboboxList inputRef={input} {...list} />
      </PopoverContent>
    </Popover>
  )
}

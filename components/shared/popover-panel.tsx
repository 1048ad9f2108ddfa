import type { ReactNode } from 'react'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'

interface PopoverPanelProps {
  /** Button the panel belongs to; it gets the focus back. */
  anchor: HTMLElement
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Panel of a `PopoverButton`, loaded when it is needed. */
export const PopoverPanel = ({ anchor, label, open, onClose, children }: PopoverPanelProps) => (
  <Popover open={open} onOpenChange={(next) => !next && onClose()}>
    <PopoverAnchor virtualRef={{ current: anchor }} />
    <PopoverContent
      align="start"
      aria-label={label}
      // A focused panel rather than its first control: it is read, and the arrow keys scroll it.
      tabIndex={-1}
      className="w-auto"
      onInteractOutside={(event) => {
        // The button itself closes the panel.
        if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        anchor.focus({ preventScroll: true })
      }}
    >
      {children}
    </PopoverContent>
  </Popover>
)

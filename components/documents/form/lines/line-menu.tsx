'use client'

import { useRef, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, CopyPlus, Trash2 } from 'lucide-react'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { AnchoredMenu } from '@/components/shared/anchored-menu'

interface LineMenuProps {
  index: number
  /** The index of the last line. */
  last: number
  isFull: boolean
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** What can be done with a line, and the keys that do the same. */
export default function LineMenu(props: LineMenuProps) {
  const { index, last, isFull, anchor, byKeyboard, open, onClose, onMove, onDuplicate, onRemove } = props
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const alt = isApple ? '⌥' : 'Alt '
  // The menu gives the focus back when it has gone; what was chosen happens after that, and may move it on.
  const chosen = useRef<(() => void) | null>(null)
  const choose = (action: () => void) => {
    chosen.current = action
  }
  const act = () => {
    chosen.current?.()
    chosen.current = null
  }

  return (
    <AnchoredMenu
      key={index}
      anchor={anchor}
      byKeyboard={byKeyboard}
      open={open}
      onClose={onClose}
      onClosed={act}
      label={`Actions for line ${index + 1}`}
    >
      <DropdownMenuItem disabled={isFull} onSelect={() => choose(onDuplicate)}>
        <CopyPlus aria-hidden="true" />
        Duplicate line
        <Keys>{isApple ? '⌘D' : 'Ctrl D'}</Keys>
      </DropdownMenuItem>
      <DropdownMenuItem disabled={index === 0} onSelect={() => choose(() => onMove(index - 1))}>
        <ArrowUp aria-hidden="true" />
        Move up
        <Keys>{alt}↑</Keys>
      </DropdownMenuItem>
      <DropdownMenuItem disabled={index === last} onSelect={() => choose(() => onMove(index + 1))}>
        <ArrowDown aria-hidden="true" />
        Move down
        <Keys>{alt}↓</Keys>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem variant="destructive" onSelect={() => choose(onRemove)}>
        <Trash2 aria-hidden="true" />
        Remove line
      </DropdownMenuItem>
    </AnchoredMenu>
  )
}

/** Seen where there is a keyboard; the item's name stays its words alone. */
function Keys({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden="true" className="text-muted-foreground ml-auto pl-6 text-xs pointer-coarse:hidden">
      {children}
    </kbd>
  )
}

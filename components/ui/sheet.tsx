'use client'

import type { ComponentProps } from 'react'
import * as Primitive from 'radix-ui/dialog'
import { X } from 'lucide-react'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { useReturnFocus } from './use-return-focus'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger
export const SheetClose = Primitive.Close

type SheetContentProps = ComponentProps<typeof Primitive.Content> & {
  side?: 'left' | 'right' | 'top' | 'bottom'
}

/** A dialog that slides in from an edge. */
export function SheetContent({ side = 'right', className, children, ...props }: SheetContentProps) {
  const focus = useReturnFocus(props.onOpenAutoFocus, props.onCloseAutoFocus)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="ui-overlay" />
      <Primitive.Content className={cn('ui-sheet', `ui-sheet-${side}`, className)} {...props} {...focus}>
        {children}
        <Primitive.Close asChild>
          <Button variant="ghost" size="icon-sm" className="ui-dialog-close" aria-label="Close">
            <X aria-hidden="true" />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('ui-dialog-header', className)} {...props} />
}

export function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-auto flex flex-col gap-2', className)} {...props} />
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('ui-dialog-title', className)} {...props} />
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('ui-dialog-description', className)} {...props} />
}

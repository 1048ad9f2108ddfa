'use client'

import type { ComponentProps } from 'react'
import * as Primitive from 'radix-ui/dialog'
import { X } from 'lucide-react'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { useReturnFocus } from './use-return-focus'

export const Dialog = Primitive.Root

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  /** Another class in the place of the box in the middle. */
  frame?: string
}

export function DialogContent({ frame = 'ui-dialog', className, children, ...props }: DialogContentProps) {
  const focus = useReturnFocus(props.onOpenAutoFocus, props.onCloseAutoFocus)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="ui-overlay" />
      <Primitive.Content className={cn(frame, className)} {...props} {...focus}>
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

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('ui-dialog-header', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('ui-dialog-footer', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('ui-dialog-title', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('ui-dialog-description', className)} {...props} />
}

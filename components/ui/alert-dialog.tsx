'use client'

import type { ComponentProps } from 'react'
import * as Primitive from 'radix-ui/alert-dialog'
import { cn } from '@/lib/utils'
import { buttonVariants } from './button'
import { useReturnFocus } from './use-return-focus'

export const AlertDialog = Primitive.Root

export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  const focus = useReturnFocus(props.onOpenAutoFocus, props.onCloseAutoFocus)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="ui-overlay" />
      <Primitive.Content className={cn('ui-dialog sm:max-w-md', className)} {...props} {...focus} />
    </Primitive.Portal>
  )
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('ui-dialog-header pr-0', className)} {...props} />
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('ui-dialog-footer', className)} {...props} />
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('ui-dialog-title', className)} {...props} />
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('ui-dialog-description', className)} {...props} />
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Primitive.Cancel>) {
  return <Primitive.Cancel className={buttonVariants({ variant: 'outline', className })} {...props} />
}

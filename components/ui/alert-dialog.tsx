'use client'

import type { ComponentProps } from 'react'
import * as AlertDialogPrimitive from 'radix-ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/hooks/use-return-focus'
import { cn } from '@/lib/utils'
import { DialogOpenChange, useEscapeBelowToast } from './escape-below-toast'

function AlertDialog(props: ComponentProps<typeof AlertDialogPrimitive.Root>) {
  return (
    <DialogOpenChange value={props.onOpenChange}>
      <AlertDialogPrimitive.Root data-slot="alert-dialog" {...props} />
    </DialogOpenChange>
  )
}

function AlertDialogTrigger(props: ComponentProps<typeof AlertDialogPrimitive.Trigger>) {
  return <AlertDialogPrimitive.Trigger data-slot="alert-dialog-trigger" {...props} />
}

function AlertDialogPortal(props: ComponentProps<typeof AlertDialogPrimitive.Portal>) {
  return <AlertDialogPrimitive.Portal data-slot="alert-dialog-portal" {...props} />
}

function AlertDialogOverlay({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Overlay>) {
  return (
    <AlertDialogPrimitive.Overlay
      data-slot="alert-dialog-overlay"
      className={cn(
        'bg-scrim data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed inset-0 z-50 duration-150',
        className,
      )}
      {...props}
    />
  )
}

/** Beyond shadcn/ui: like DialogContent, from the bottom on a phone, scrolling inside, and restoring the focus. */
function AlertDialogContent({
  className,
  size = 'default',
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content> & { size?: 'default' | 'sm' }) {
  const focus = useReturnFocus(onOpenAutoFocus, onCloseAutoFocus)
  const closeOnEscape = useEscapeBelowToast(props.onEscapeKeyDown)
  return (
    <AlertDialogPortal>
      <AlertDialogOverlay />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        data-size={size}
        className={cn(
          'group/alert-dialog-content bg-popover text-popover-foreground fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col gap-5 overflow-y-auto rounded-t-xl border px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lg outline-none',
          'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-w-md sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:px-6 sm:pt-6 sm:data-[size=sm]:max-w-xs',
          'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:slide-out-to-bottom-3 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-3 duration-150 ease-out',
          'has-data-[slot=alert-dialog-footer]:scroll-pt-4 has-data-[slot=alert-dialog-footer]:scroll-pb-20',
          className,
        )}
        onKeyDown={closeOnEscape}
        {...props}
        {...focus}
      />
    </AlertDialogPortal>
  )
}

function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-header" className={cn('flex flex-col gap-1.5', className)} {...props} />
}

function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn(
        'sticky bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] z-1 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] group-data-[size=sm]/alert-dialog-content:*:flex-1 max-sm:*:flex-1 sm:-mx-6 sm:px-6',
        'low-window:static bg-[linear-gradient(transparent,var(--popover)_0.75rem)]',
        className,
      )}
      {...props}
    />
  )
}

function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn('text-lg font-semibold', className)}
      {...props}
    />
  )
}

function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

function AlertDialogMedia({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-media"
      className={cn(
        "bg-muted mb-2 inline-flex size-10 items-center justify-center rounded-md *:[svg:not([class*='size-'])]:size-5",
        className,
      )}
      {...props}
    />
  )
}

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

function AlertDialogAction({
  variant = 'default',
  size = 'default',
  children,
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Action> & ButtonProps) {
  return (
    <AlertDialogPrimitive.Action data-slot="alert-dialog-action" asChild {...props}>
      <Button variant={variant} size={size} className={className}>
        {children}
      </Button>
    </AlertDialogPrimitive.Action>
  )
}

function AlertDialogCancel({
  variant = 'outline',
  size = 'default',
  children,
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Cancel> & ButtonProps) {
  return (
    <AlertDialogPrimitive.Cancel data-slot="alert-dialog-cancel" asChild {...props}>
      <Button variant={variant} size={size} className={className}>
        {children}
      </Button>
    </AlertDialogPrimitive.Cancel>
  )
}

export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogMedia,
  AlertDialogOverlay,
  AlertDialogPortal,
  AlertDialogTitle,
  AlertDialogTrigger,
}

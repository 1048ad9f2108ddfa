'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { XIcon } from 'lucide-react'
import * as DialogPrimitive from 'radix-ui/dialog'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/hooks/use-return-focus'
import { cn } from '@/lib/utils'
import { DialogOpenChange, useEscapeBelowToast } from './escape-below-toast'

function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return (
    <DialogOpenChange value={props.onOpenChange}>
      <DialogPrimitive.Root data-slot="dialog" {...props} />
    </DialogOpenChange>
  )
}

function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />
}

function DialogPortal(props: ComponentProps<typeof DialogPrimitive.Portal>) {
  return <DialogPrimitive.Portal data-slot="dialog-portal" {...props} />
}

function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />
}

function DialogOverlay({ className, ...props }: ComponentProps<typeof DialogPrimitive.Overlay>) {
  return (
    <DialogPrimitive.Overlay
      data-slot="dialog-overlay"
      className={cn(
        'bg-scrim data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed inset-0 z-50 duration-150',
        className,
      )}
      {...props}
    />
  )
}

/**
 * Beyond shadcn/ui: a bottom sheet on a phone; long content scrolls inside, between a sticky header and footer; restores
 * the focus.
 */
function DialogContent({
  className,
  children,
  showCloseButton = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { showCloseButton?: boolean }) {
  const focus = useReturnFocus(onOpenAutoFocus, onCloseAutoFocus)
  const closeOnEscape = useEscapeBelowToast(props.onEscapeKeyDown)
  return (
    <DialogPortal>
      <DialogOverlay />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        className={cn(
          'bg-popover text-popover-foreground fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col gap-5 overflow-y-auto rounded-t-xl border px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lg outline-none',
          'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:px-6 sm:pt-6',
          'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:slide-out-to-bottom-3 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-3 duration-150 ease-out',
          // Keeps focused fields clear of header and footer.
          'has-data-[slot=dialog-footer]:scroll-pb-20 has-data-[slot=dialog-header]:scroll-pt-28',
          className,
        )}
        onKeyDown={closeOnEscape}
        {...props}
        {...focus}
      >
        {children}
        {showCloseButton && (
          // Without height and first in the layout, so that it stays beside the header; last in Tab order.
          <div className="low-window:static sticky top-0 z-2 order-first -mb-5 flex h-0 justify-end">
            <DialogCloseButton className="-mt-1.5 -mr-1.5 sm:-mt-2.5 sm:-mr-2.5" />
          </div>
        )}
      </DialogPrimitive.Content>
    </DialogPortal>
  )
}

/** Beyond shadcn/ui: the cross in the corner of a dialog. */
function DialogCloseButton({ className }: { className?: string }) {
  const t = useTranslations('common')
  return (
    <DialogClose asChild>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('close')}
        className={cn('text-muted-foreground hover:text-foreground', className)}
      >
        <XIcon aria-hidden="true" />
      </Button>
    </DialogClose>
  )
}

function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn(
        'sticky -top-5 z-1 -mx-5 -mt-5 -mb-3 flex flex-col gap-1.5 pt-5 pr-13 pb-3 pl-5 sm:-top-6 sm:-mx-6 sm:-mt-6 sm:pt-6 sm:pr-14 sm:pl-6',
        'low-window:static bg-[linear-gradient(to_top,transparent,var(--popover)_0.75rem)]',
        className,
      )}
      {...props}
    />
  )
}

function DialogFooter({
  className,
  showCloseButton = false,
  children,
  ...props
}: ComponentProps<'div'> & { showCloseButton?: boolean }) {
  const t = useTranslations('common')
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'sticky bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] z-1 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:-mx-6 sm:px-6',
        'low-window:static bg-[linear-gradient(transparent,var(--popover)_0.75rem)]',
        className,
      )}
      {...props}
    >
      {children}
      {showCloseButton && (
        <DialogClose asChild>
          <Button variant="outline">{t('close')}</Button>
        </DialogClose>
      )}
    </div>
  )
}

function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('text-lg font-semibold', className)}
      {...props}
    />
  )
}

function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

export {
  Dialog,
  DialogClose,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
}

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
 * Beyond shadcn/ui: a bottom sheet on a phone; long content scrolls inside, above a sticky footer; restores the focus.
 */
function DialogContent({
  className,
  children,
  showCloseButton = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { showCloseButton?: boolean }) {
  const t = useTranslations('common')
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
          // Keeps focused fields clear of the footer.
          'has-data-[slot=dialog-footer]:scroll-pt-4 has-data-[slot=dialog-footer]:scroll-pb-20',
          className,
        )}
        onKeyDown={closeOnEscape}
        {...props}
        {...focus}
      >
        {children}
        {showCloseButton && (
          <DialogClose asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t('close')}
              className="text-muted-foreground hover:text-foreground absolute top-3.5 right-3.5"
            >
              <XIcon aria-hidden="true" />
            </Button>
          </DialogClose>
        )}
      </DialogPrimitive.Content>
    </DialogPortal>
  )
}

function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-1.5 pr-8', className)} {...props} />
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
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
}

'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { XIcon } from 'lucide-react'
import * as SheetPrimitive from 'radix-ui/dialog'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/hooks/use-return-focus'
import { cn } from '@/lib/utils'
import { DialogOpenChange, useEscapeBelowToast } from './escape-below-toast'

function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return (
    <DialogOpenChange value={props.onOpenChange}>
      <SheetPrimitive.Root data-slot="sheet" {...props} />
    </DialogOpenChange>
  )
}

function SheetTrigger(props: ComponentProps<typeof SheetPrimitive.Trigger>) {
  return <SheetPrimitive.Trigger data-slot="sheet-trigger" {...props} />
}

function SheetClose(props: ComponentProps<typeof SheetPrimitive.Close>) {
  return <SheetPrimitive.Close data-slot="sheet-close" {...props} />
}

function SheetPortal(props: ComponentProps<typeof SheetPrimitive.Portal>) {
  return <SheetPrimitive.Portal data-slot="sheet-portal" {...props} />
}

function SheetOverlay({ className, ...props }: ComponentProps<typeof SheetPrimitive.Overlay>) {
  return (
    <SheetPrimitive.Overlay
      data-slot="sheet-overlay"
      className={cn(
        'bg-scrim data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed inset-0 z-50 duration-150',
        className,
      )}
      {...props}
    />
  )
}

const sheetVariants = cva(
  'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-popover text-popover-foreground shadow-lg duration-200 ease-out outline-none data-[state=closed]:animate-out data-[state=closed]:duration-150 data-[state=open]:animate-in',
  {
    variants: {
      side: {
        top: 'inset-x-0 top-0 max-h-[92dvh] rounded-b-xl border-b data-[state=closed]:slide-out-to-top data-[state=open]:slide-in-from-top',
        right:
          'inset-y-0 right-0 w-[min(20rem,86vw)] border-l data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right',
        bottom:
          'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl border-t pb-[env(safe-area-inset-bottom)] data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom',
        left: 'inset-y-0 left-0 w-[min(20rem,86vw)] border-r data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left',
      },
    },
  },
)

/** Beyond shadcn/ui: scrolls its content and restores the focus. */
function SheetContent({
  className,
  children,
  side = 'right',
  showCloseButton = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> &
  VariantProps<typeof sheetVariants> & { showCloseButton?: boolean }) {
  const t = useTranslations('common')
  const focus = useReturnFocus(onOpenAutoFocus, onCloseAutoFocus)
  const closeOnEscape = useEscapeBelowToast(props.onEscapeKeyDown)
  return (
    <SheetPortal>
      <SheetOverlay />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn(sheetVariants({ side }), className)}
        onKeyDown={closeOnEscape}
        {...props}
        {...focus}
      >
        {children}
        {showCloseButton && (
          <SheetClose asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t('close')}
              className="text-muted-foreground hover:text-foreground absolute top-3.5 right-3.5"
            >
              <XIcon aria-hidden="true" />
            </Button>
          </SheetClose>
        )}
      </SheetPrimitive.Content>
    </SheetPortal>
  )
}

function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="sheet-header" className={cn('flex flex-col gap-1.5 p-4 pr-12', className)} {...props} />
  )
}

function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="sheet-footer" className={cn('mt-auto flex flex-col gap-2 p-4', className)} {...props} />
  )
}

function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return (
    <SheetPrimitive.Title
      data-slot="sheet-title"
      className={cn('text-lg font-semibold', className)}
      {...props}
    />
  )
}

function SheetDescription({ className, ...props }: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

export {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
}

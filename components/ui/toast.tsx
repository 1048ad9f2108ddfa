'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactElement } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { XIcon } from 'lucide-react'
import * as ToastPrimitives from 'radix-ui/toast'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

function ToastProvider(props: ComponentProps<typeof ToastPrimitives.Provider>) {
  const t = useTranslations('common.toast')
  return <ToastPrimitives.Provider label={t('label')} {...props} />
}

/** Beyond shadcn/ui: stays above bars at the bottom (`--toast-bottom`) and clear of a dialog's buttons. */
function ToastViewport({ className, ...props }: ComponentProps<typeof ToastPrimitives.Viewport>) {
  const t = useTranslations('common.toast')
  return (
    <ToastPrimitives.Viewport
      data-slot="toast-viewport"
      // Radix fills in its own placeholder.
      label={t('region', { hotkey: '{hotkey}' })}
      className={cn(
        'fixed right-0 bottom-(--toast-bottom,0px) z-100 m-0 flex w-full list-none flex-col gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none sm:max-w-104',
        'beside-dialog:top-0 beside-dialog:bottom-auto beside-dialog:pt-[max(1rem,env(safe-area-inset-top))]',
        className,
      )}
      {...props}
    />
  )
}

const toastVariants = cva(
  [
    'relative flex w-full items-start gap-3 rounded-lg border py-3.5 pr-12 pl-4 text-sm shadow-lg duration-200 ease-out',
    'data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:slide-out-to-bottom-3 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-3',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  ],
  {
    variants: {
      variant: {
        default: 'bg-popover text-popover-foreground',
        destructive:
          'border-[color-mix(in_oklab,var(--destructive)_45%,transparent)] bg-destructive-soft text-popover-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

function Toast({
  className,
  variant,
  ...props
}: ComponentProps<typeof ToastPrimitives.Root> & VariantProps<typeof toastVariants>) {
  return (
    <ToastPrimitives.Root
      data-slot="toast"
      data-variant={variant ?? 'default'}
      className={cn(toastVariants({ variant }), className)}
      {...props}
    />
  )
}

function ToastAction({
  altText,
  className,
  children,
  ...props
}: ComponentProps<typeof ToastPrimitives.Action>) {
  return (
    <ToastPrimitives.Action data-slot="toast-action" altText={altText} asChild {...props}>
      <Button variant="outline" size="sm" className={className}>
        {children}
      </Button>
    </ToastPrimitives.Action>
  )
}

function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitives.Close>) {
  const t = useTranslations('common')
  return (
    <ToastPrimitives.Close data-slot="toast-close" asChild {...props}>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('dismiss')}
        className={cn('absolute top-2 right-2', className)}
      >
        <XIcon aria-hidden="true" />
      </Button>
    </ToastPrimitives.Close>
  )
}

function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitives.Title>) {
  return <ToastPrimitives.Title data-slot="toast-title" className={cn('font-medium', className)} {...props} />
}

function ToastDescription({ className, ...props }: ComponentProps<typeof ToastPrimitives.Description>) {
  return (
    <ToastPrimitives.Description
      data-slot="toast-description"
      className={cn('text-muted-foreground', className)}
      {...props}
    />
  )
}

type ToastProps = ComponentProps<typeof Toast>
type ToastActionElement = ReactElement<ComponentProps<typeof ToastAction>>

export {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
  type ToastActionElement,
  type ToastProps,
}

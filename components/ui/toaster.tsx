'use client'

import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react'
import {
  Toast,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '@/components/ui/toast'
import { useToast } from '@/components/hooks/use-toast'

/** Specification, section 9: duration in milliseconds, and pixels after which a swipe closes a toast. */
const TOAST_DURATION = 5000
const SWIPE_THRESHOLD = 50

/** Beyond shadcn/ui: an icon before the title. */
export function Toaster() {
  const { toasts } = useToast()
  return (
    <ToastProvider duration={TOAST_DURATION} swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map(({ id, title, description, action, variant, open, onOpenChange, duration }) => (
        <Toast key={id} variant={variant} open={open} onOpenChange={onOpenChange} duration={duration}>
          {variant === 'destructive' ? (
            <CircleAlertIcon aria-hidden="true" className="text-destructive mt-0.5 size-4.5 shrink-0" />
          ) : (
            <CircleCheckIcon aria-hidden="true" className="text-success mt-0.5 size-4.5 shrink-0" />
          )}
          <div className="min-w-0 flex-1 wrap-anywhere">
            {title && <ToastTitle>{title}</ToastTitle>}
            {description && <ToastDescription>{description}</ToastDescription>}
          </div>
          {action}
          <ToastClose />
        </Toast>
      ))}
      <ToastViewport />
    </ToastProvider>
  )
}

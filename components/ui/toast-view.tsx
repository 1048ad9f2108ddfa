'use client'

import * as Primitive from 'radix-ui/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { dismissToast, TOAST_DURATION, type ToastState } from './toast'

/** The toast itself. Radix announces it, waits while it is pointed at or focused, and lets it be swiped away. */
export default function ToastView({ toast }: { toast: ToastState }) {
  const failed = toast.variant === 'destructive'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <Primitive.Provider swipeThreshold={50} duration={TOAST_DURATION} label="Notification">
      <Primitive.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        duration={toast.duration}
        type="foreground"
        className={cn('ui-toast', failed && 'ui-toast-destructive')}
      >
        <Icon
          aria-hidden="true"
          className={cn('mt-0.5 size-4.5 shrink-0', failed ? 'text-destructive' : 'text-success')}
        />
        <div className="break-anywhere flex-1">
          <Primitive.Title className="font-medium">{toast.title}</Primitive.Title>
          {toast.description && (
            <Primitive.Description className="text-muted-foreground">
              {toast.description}
            </Primitive.Description>
          )}
        </div>
        {toast.action && (
          <Primitive.Action asChild altText={toast.action.label}>
            <Button size="sm" variant="outline" onClick={toast.action.onClick}>
              {toast.action.label}
            </Button>
          </Primitive.Action>
        )}
        <Primitive.Close asChild>
          <Button variant="ghost" size="icon-sm" aria-label="Dismiss" className="absolute top-2 right-2">
            <X aria-hidden="true" />
          </Button>
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport className="ui-toast-viewport" />
    </Primitive.Provider>
  )
}

'use client'

import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  variant?: ComponentProps<typeof Button>['variant']
  /** Fields between the question and its buttons. */
  children?: ReactNode
  /** Another way than yes and no, which closes the dialog. */
  instead?: { label: string; onChoose: () => void }
  /** Tells its own failures; the dialog closes when it has ended, unless it answers `false`. */
  onConfirm: () => Promise<unknown> | unknown
  /** The id of what has the focus once it is done, where that takes away what had it. */
  focusAfter?: string
}

/** Asks before something that is hard to take back. The button stays pending until it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    variant,
    children,
    instead,
    onConfirm,
    focusAfter,
  } = props
  const [pending, setPending] = useState(false)
  const isDone = useRef(false)

  const confirm = async () => {
    setPending(true)
    try {
      isDone.current = (await onConfirm()) !== false
      if (isDone.current) onOpenChange(false)
    } finally {
      setPending(false)
    }
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialogContent
        {...(!description && { 'aria-describedby': undefined })}
        onCloseAutoFocus={(event) => {
          const next = isDone.current && focusAfter ? document.getElementById(focusAfter) : null
          if (!next) return
          event.preventDefault()
          next.focus()
        }}
      >
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          {description && <AlertDialogDescription>{description}</AlertDialogDescription>}
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel disabled={pending}>{cancelLabel}</AlertDialogCancel>
          {instead && (
            <Button
              variant="outline"
              disabled={pending}
              onClick={() => {
                instead.onChoose()
                onOpenChange(false)
              }}
            >
              {instead.label}
            </Button>
          )}
          <Button variant={variant ?? 'destructive'} loading={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
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
  /** Fields between the question and the buttons. */
  children?: ReactNode
  /** Third choice, which closes the dialog. */
  instead?: { label: string; onChoose: () => void }
  /** Reports its own errors. The dialog closes afterwards, unless it returns `false`. */
  onConfirm: () => Promise<unknown> | unknown
  /** Id of the element to focus afterwards if the focused one is removed. */
  focusAfter?: string
}

/** Asks before an action that is hard to undo. The button is pending until it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTranslations('common')
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = t('cancel'),
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

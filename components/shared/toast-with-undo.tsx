import { useTranslations } from 'next-intl'
import { toast, type Toast } from '@/components/hooks/use-toast'
import { lazy } from 'react'
import type { ToastActionElement } from '@/components/ui/toast'
import { toastError } from '@/components/shared/toast-error'

// Loaded with the first toast, so that no page loads the toast code up front.
const ToastAction = lazy(() =>
  import('@/components/ui/toast').then((module) => ({ default: module.ToastAction })),
)

/** Milliseconds: longer than for other toasts, to leave time for a decision (WCAG 2.2.1). */
export const UNDO_DURATION = 10_000

interface UndoToastOptions extends Pick<Toast, 'title' | 'description'> {
  /** Undoes the action exactly, or throws ApiError. Returns an optional toast. */
  undo: () => Promise<Toast | void> | void
  /** Title of the toast if undoing fails. */
  failureTitle?: string
}

/**
 * Shows a toast that offers to undo an action; every undo in the product uses it. Actions that can't be undone without
 * loss ask for confirmation instead (docs/undo.md). Returns the toast's handle.
 */
export function toastWithUndo({ undo, failureTitle, ...content }: UndoToastOptions) {
  return toast({
    ...content,
    duration: UNDO_DURATION,
    action: <UndoAction undo={undo} failureTitle={failureTitle} />,
  })
}

function UndoAction({ undo, failureTitle }: Pick<UndoToastOptions, 'undo' | 'failureTitle'>) {
  const t = useTranslations('common')
  const runUndo = async () => {
    try {
      const result = await undo()
      if (result) toast(result)
    } catch (error) {
      toastError(failureTitle ?? t('undoFailed'), error)
    }
  }
  return (
    <ToastAction altText={t('undo')} onClick={() => void runUndo()}>
      {t('undo')}
    </ToastAction>
  )
}

/** Returns the button of a toast: `toast({ title, action: toastAction(t('signIn'), signIn) })`. */
export const toastAction = (label: string, onClick: () => void): ToastActionElement => (
  <ToastAction altText={label} onClick={onClick}>
    {label}
  </ToastAction>
)

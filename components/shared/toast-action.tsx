import { lazy } from 'react'
import type { ToastActionElement } from '@/components/ui/toast'

// It is fetched with the toast it is shown in; no page loads the code of toasts at first.
const ToastAction = lazy(() =>
  import('@/components/ui/toast').then((module) => ({ default: module.ToastAction })),
)

/** The button of a toast: `toast({ title, action: toastAction('Undo', undo) })`. */
export const toastAction = (label: string, onClick: () => void): ToastActionElement => (
  <ToastAction altText={label} onClick={onClick}>
    {label}
  </ToastAction>
)

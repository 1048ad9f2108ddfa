import { lazy } from 'react'
import type { ToastActionElement } from '@/components/ui/toast'

// Loaded with its toast; no page loads the toast code at first.
const ToastAction = lazy(() =>
  import('@/components/ui/toast').then((module) => ({ default: module.ToastAction })),
)

/** Returns the button of a toast: `toast({ title, action: toastAction('Undo', undo) })`. */
export const toastAction = (label: string, onClick: () => void): ToastActionElement => (
  <ToastAction altText={label} onClick={onClick}>
    {label}
  </ToastAction>
)

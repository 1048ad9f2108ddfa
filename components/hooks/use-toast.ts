'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import type { ToastActionElement, ToastProps } from '@/components/ui/toast'

/** Specification, section 9: one toast at a time; a dismissed one is removed after so many milliseconds. */
const TOAST_LIMIT = 1
const TOAST_REMOVE_DELAY = 1_000_000

type ToasterToast = Omit<ToastProps, 'id' | 'title'> & {
  id: string
  title?: ReactNode
  description?: ReactNode
  action?: ToastActionElement
  /** Beyond shadcn/ui: shown once this one has closed. A newer toast replaces both. */
  next?: Toast
}

export type Toast = Omit<ToasterToast, 'id'>

const NONE: ToasterToast[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function setToasts(next: ToasterToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Closes a toast, or all of them. */
function dismiss(toastId?: string): void {
  const closing = toasts.filter(({ id, open }) => open && (toastId ?? id) === id)
  if (closing.length === 0) return
  const ids = closing.map(({ id }) => id)
  setToasts(toasts.map((one) => (ids.includes(one.id) ? { ...one, open: false } : one)))
  setTimeout(() => setToasts(toasts.filter(({ id }) => !ids.includes(id))), TOAST_REMOVE_DELAY)
  for (const { next } of closing) if (next) toast(next)
}

/** Shows a toast in the place of the one before. Callable from anywhere in the browser. */
function toast(props: Toast) {
  const id = String(++lastId)
  const own = {
    id,
    dismiss: () => dismiss(id),
    update: (next: Toast) => setToasts(toasts.map((one) => (one.id === id ? { ...one, ...next } : one))),
  }
  const onOpenChange = (open: boolean) => {
    if (!open) own.dismiss()
  }
  setToasts([{ ...props, id, open: true, onOpenChange }, ...toasts].slice(0, TOAST_LIMIT))
  return own
}

function useToast() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  return { toasts: shown, toast, dismiss }
}

export { toast, useToast }

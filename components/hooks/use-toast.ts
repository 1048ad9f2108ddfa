'use client'

import type { ReactNode } from 'react'
import { createStore, useStore } from '@/components/ui/store'
import type { ToastActionElement, ToastProps } from '@/components/ui/toast'

/** Specification, section 9: one toast at a time; a dismissed one is removed after this many milliseconds. */
const TOAST_LIMIT = 1
const TOAST_REMOVE_DELAY = 1_000_000

type ToasterToast = Omit<ToastProps, 'id' | 'title'> & {
  id: string
  title?: ReactNode
  description?: ReactNode
  action?: ToastActionElement
  /** Beyond shadcn/ui: shown after this one has closed. A newer toast replaces both. */
  next?: Toast
}

export type Toast = Omit<ToasterToast, 'id'>

const store = createStore<ToasterToast[]>([])
let lastId = 0

function dismiss(toastId?: string): void {
  const closing = store.get().filter(({ id, open }) => open && (toastId ?? id) === id)
  if (closing.length === 0) return
  const ids = closing.map(({ id }) => id)
  store.set(store.get().map((one) => (ids.includes(one.id) ? { ...one, open: false } : one)))
  setTimeout(() => store.set(store.get().filter(({ id }) => !ids.includes(id))), TOAST_REMOVE_DELAY)
  for (const { next } of closing) if (next) toast(next)
}

/** Shows a toast, replacing the current one. Can be called from anywhere in the browser. */
function toast(props: Toast) {
  const id = String(++lastId)
  const own = {
    id,
    dismiss: () => dismiss(id),
    update: (next: Toast) => store.set(store.get().map((one) => (one.id === id ? { ...one, ...next } : one))),
  }
  const onOpenChange = (open: boolean) => {
    if (!open) own.dismiss()
  }
  store.set([{ ...props, id, open: true, onOpenChange }, ...store.get()].slice(0, TOAST_LIMIT))
  return own
}

function useToast() {
  return { toasts: useStore(store), toast, dismiss }
}

export { toast, useToast }

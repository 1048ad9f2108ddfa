import { createStore } from './store'

export type ToastVariant = 'default' | 'destructive'
export type ToastOptions = {
  title: string
  description?: string
  variant?: ToastVariant
  /** Milliseconds; 5000 unless said otherwise. */
  duration?: number
  /** Something to press: its words, and what happens. */
  action?: { label: string; onClick: () => void }
  /** Shown after this one closes, because only one is shown at a time. A newer toast replaces both. */
  next?: ToastOptions
}
export type ToastState = ToastOptions & { id: number; open: boolean }

/** Specification, section 9: a toast lasts this long, and a dismissed one is removed this much later. */
export const TOAST_DURATION = 5000
export const TOAST_REMOVE_DELAY = 1_000_000

const CARRIED = 'sheaf-toast'
/** The one toast there is; null for none. */
export const toastStore = createStore<ToastState | null>(null)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast; whichever was there before makes room. Callable from anywhere in the browser. */
export function toast(options: ToastOptions): number {
  clearTimeout(removal)
  toastStore.set({ ...options, id: ++lastId, open: true })
  return lastId
}

/** Closes a toast; it stays in memory until the next one comes or the removal delay has passed. */
export function dismissToast(id: number): void {
  const current = toastStore.get()
  if (current?.id !== id || !current.open) return
  if (current.next) return void toast(current.next)
  toastStore.set({ ...current, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => toastStore.set(null), TOAST_REMOVE_DELAY)
}

/** Shows a toast after the next full page load: for what ends with `window.location`. */
export function toastAfterLoad(options: Omit<ToastOptions, 'action'>): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify(options))
  } catch {
    toast(options)
  }
}

/** Brings over what `toastAfterLoad` left. Called once by the Toaster. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED)
    if (!carried) return
    sessionStorage.removeItem(CARRIED)
    toast(JSON.parse(carried) as ToastOptions)
  } catch {
    // Storage is blocked: nothing was carried.
  }
}

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history)
  window.history[method] = (...change) => {
    original(...change)
    tell()
  }
}
window.addEventListener('popstate', tell)
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Next.js's hook of the same name: it follows the history as the browser's address does. */
export const useSearchParams = () =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search))

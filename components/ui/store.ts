import { useSyncExternalStore } from 'react'

/** Value shared by the whole page, outside React; can be read and changed from anywhere in the browser. */
export interface Store<T> {
  get: () => T
  /** Initial value, for the server and hydration. */
  getOnServer: () => T
  set: (next: T) => void
  /** Calls back after each change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    getOnServer: () => initial,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the value of a store and re-renders on change. */
export const useStore = <T>({ subscribe, get, getOnServer }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, getOnServer)

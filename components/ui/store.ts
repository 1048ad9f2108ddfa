import { useSyncExternalStore } from 'react'

/** A value that the whole page shares, outside of React: read and changed from anywhere in the browser. */
export interface Store<T> {
  get: () => T
  /** What the server draws, and the browser until it has taken over: the value at the start. */
  getOnServer: () => T
  set: (next: T) => void
  /** Calls back after each change. Answers how to stop listening. */
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

/** The value of a store, drawn anew with each change. */
export const useStore = <T>({ subscribe, get, getOnServer }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, getOnServer)

'use client'

import { useSyncExternalStore } from 'react'

/** What lies over the screen: the command menu, or the list of shortcuts. */
export type CommandView = 'menu' | 'shortcuts' | null

let view: CommandView = null
const listeners = new Set<() => void>()

export function showCommand(next: CommandView): void {
  view = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCommandView = (): CommandView =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => null,
  )

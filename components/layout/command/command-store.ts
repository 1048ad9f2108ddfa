'use client'

import { useSyncExternalStore } from 'react'

/** What lies over the screen: the command menu, or the list of shortcuts. */
type CommandView = 'menu' | 'shortcuts' | null

let view: CommandView = null
let early = ''
let opener: Element | null = null
const listeners = new Set<() => void>()

export function showCommand(next: CommandView): void {
  if (view === null) opener = document.activeElement
  view = next
  early = ''
  for (const listener of listeners) listener()
}

/** Keeps what is typed for the menu before it is there. */
export function keepEarly(typed: string): void {
  early = typed
}

export const earlyTyped = (): string => early

/** Gives the focus back to what had it before anything lay over the screen. */
export function focusOpener(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
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

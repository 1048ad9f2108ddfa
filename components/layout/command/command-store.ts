'use client'

import { createStore, useStore } from '@/components/ui/store'

/** What lies over the screen: the command menu, or the list of shortcuts. */
type CommandView = 'menu' | 'shortcuts' | null

const view = createStore<CommandView>(null)
let early = ''
let opener: Element | null = null

export function openCommandView(next: CommandView): void {
  if (view.get() === null) opener = document.activeElement
  early = ''
  view.set(next)
}

/** Keeps what is typed for the menu before it is there. */
export function storeEarlyInput(typed: string): void {
  early = typed
}

export const getEarlyInput = (): string => early

/** Gives the focus back to what had it before anything lay over the screen. */
export function restoreFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}

export const useCommandView = (): CommandView => useStore(view)

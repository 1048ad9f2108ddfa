'use client'

import { createStore, useStore } from '@/components/ui/store'

/** Open view: the command menu or the shortcut list. */
type CommandView = 'menu' | 'shortcuts' | null

const view = createStore<CommandView>(null)
let earlyInput = ''
let opener: Element | null = null

export function openCommandView(next: CommandView): void {
  if (view.get() === null) opener = document.activeElement
  earlyInput = ''
  view.set(next)
}

/** Stores input typed before the menu has loaded. */
export function storeEarlyInput(typed: string): void {
  earlyInput = typed
}

export const getEarlyInput = (): string => earlyInput

/** Returns the focus to the element that had it before the view opened. */
export function restoreFocus(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
}

export const useCommandView = (): CommandView => useStore(view)

'use client'

import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/components/ui/store'

/** Element id of the phone's menu, which its own button and the bottom bar open. */
export const MOBILE_MENU_ID = 'shell-menu'

const requested = createStore(false)

/** Returns true once the menu has been opened. Until then its content isn't rendered. */
export const useMobileMenuRequested = (): boolean => useStore(requested)

/** Opens the menu. Renders its content first, so that the dialog can focus it. */
export function openMobileMenu(): void {
  flushSync(() => requested.set(true))
  ;(document.getElementById(MOBILE_MENU_ID) as HTMLDialogElement | null)?.showModal()
}

'use client'

import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/components/ui/store'

/** The phone's menu, which its own button and the bottom bar open. */
export const MOBILE_MENU_ID = 'shell-menu'

const wanted = createStore(false)

/** Whether the menu has been opened since the app was loaded: until then nobody sees what is in it, and it is not drawn. */
export const useMobileMenuRequested = (): boolean => useStore(wanted)

/** Opens the menu. What is in it stands before the dialog looks for what to focus. */
export function openMobileMenu(): void {
  flushSync(() => wanted.set(true))
  ;(document.getElementById(MOBILE_MENU_ID) as HTMLDialogElement | null)?.showModal()
}

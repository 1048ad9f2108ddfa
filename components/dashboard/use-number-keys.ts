'use client'

import { isSingleKey, usePageKeys } from '@/components/shared/browser/page-keys'

/** Calls `onNumber` for 1 to 9 typed outside of fields, dialogs and menus, where single keys are on. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  usePageKeys((event) => {
    if (/^[1-9]$/.test(event.key) && !event.shiftKey && isSingleKey(event)) onNumber(Number(event.key))
  })
}

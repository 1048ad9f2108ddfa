'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import {
  registerUnsavedForm,
  DISCARD_MESSAGES,
  confirmLeave,
  type LeaveMessages,
  type UnsavedForm,
} from './unsaved-forms'

/**
 * Every form with words of the user's says here whether it holds unsaved ones: `UnsavedChangesGuard` then asks before the page is left, and
 * the `leave` answered here before the form alone is, as a dialog that closes. It asks nothing when nothing was typed.
 */
export function useUnsavedChanges(
  changed: boolean | (() => boolean),
  words: LeaveMessages = DISCARD_MESSAGES,
) {
  const form = useRef<UnsavedForm | null>(null)
  const isChanged = useEffectEvent(() => (typeof changed === 'function' ? changed() : changed))

  useEffect(() => {
    const own = { isChanged: () => isChanged(), words }
    form.current = own
    return registerUnsavedForm(own)
  }, [words])

  return {
    leave: (then: () => void, stay?: () => void) =>
      form.current ? confirmLeave(then, form.current, stay) : then(),
  }
}

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
 * Registers a form for the unsaved-changes guard. `UnsavedChangesGuard` asks before the page is left; the returned
 * `leave` asks before only this form is closed, such as in a dialog. Nothing is asked if nothing was typed.
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

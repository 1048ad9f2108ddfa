'use client'

import { useEffect, useEffectEvent, useRef, useLayoutEffect } from 'react'
import { registerUnsavedForm, confirmLeave, type LeaveMessages, type UnsavedForm } from './unsaved-forms'

/**
 * Registers a form for the unsaved-changes guard. `UnsavedChangesGuard` asks before the page is left; the returned
 * `leave` asks before only this form is closed, such as in a dialog. Nothing is asked if nothing was typed.
 */
export function useUnsavedChanges(changed: boolean | (() => boolean), messages?: LeaveMessages) {
  const form = useRef<UnsavedForm | null>(null)
  const isChanged = useEffectEvent(() => (typeof changed === 'function' ? changed() : changed))

  useEffect(() => {
    const unsavedForm = { isChanged: () => isChanged(), messages }
    form.current = unsavedForm
    return registerUnsavedForm(unsavedForm)
  }, [messages])

  return {
    leave: (callback: () => void, cancel?: () => void) =>
      form.current ? confirmLeave(callback, form.current, cancel) : callback(),
  }
}

/**
 * Reports whether a form has unsaved changes, synchronously with the render: on a busy machine the next key (such as
 * Escape) could otherwise close the form before its parent knows.
 */
export function useReportDirty(isDirty: boolean, onDirty: (dirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])
}

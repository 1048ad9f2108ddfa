'use client'

import { createContext, useContext, type KeyboardEvent } from 'react'

/** The `onOpenChange` of the dialog around. */
export const DialogOpenChange = createContext<((open: boolean) => void) | undefined>(undefined)

/**
 * Returns the key handler with which Escape closes a dialog that a toast appeared over. Radix counts that toast as the
 * topmost layer, and tells no other layer about the key.
 */
export function useEscapeBelowToast(
  onEscapeKeyDown: ((event: globalThis.KeyboardEvent) => void) | undefined,
) {
  const onOpenChange = useContext(DialogOpenChange)
  return ({ key, nativeEvent, target, currentTarget }: KeyboardEvent) => {
    // Keys in a list or a dialog opened from this one bubble through React, too.
    const isWithin = target instanceof Node && currentTarget.contains(target)
    if (key !== 'Escape' || nativeEvent.defaultPrevented || !isWithin) return
    onEscapeKeyDown?.(nativeEvent)
    if (!nativeEvent.defaultPrevented) onOpenChange?.(false)
  }
}

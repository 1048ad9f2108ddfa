'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

/** With a touch screen, focusing a field would open a keyboard over half the form. */
const hasKeyboard = () => !window.matchMedia?.('(pointer: coarse)').matches

interface FormFocus {
  /** Field to focus on opening: the client, or the lines if it is preset; null for none. */
  initialFocus: 'client' | 'lines' | null
  /** A draft was restored, which re-rendered the lines. */
  isRestored: boolean
  /** A dialog is over the form and will restore the focus when it closes. */
  isCovered: boolean
}

/**
 * Moves the focus on opening, and from a chosen client to the first empty line. Returns the handler for a chosen
 * client.
 */
export function useFormFocus(element: RefObject<HTMLFormElement | null>, state: FormFocus) {
  const { initialFocus, isRestored, isCovered } = state
  const isFocusPending = useRef(false)
  const findEmptyLine = () =>
    [...(element.current?.querySelectorAll<HTMLTextAreaElement>('[name$=".description"]') ?? [])].find(
      ({ value }) => value.trim() === '',
    )

  const isHydrated = useHydrated()
  const focusFirst = useEffectEvent(() => {
    // The user may already be typing elsewhere, such as in the search.
    const isTyping = document.activeElement?.matches('input, textarea, select, [role="dialog"] *')
    if (!initialFocus || !isHydrated || !hasKeyboard() || isTyping) return
    const client = element.current?.querySelector<HTMLElement>('[name=clientId]')
    const first = initialFocus === 'lines' ? (findEmptyLine() ?? client) : client
    first?.focus({ preventScroll: true })
  })
  // Fields can't be focused before hydration.
  useEffect(() => focusFirst(), [isRestored, isHydrated])

  useEffect(() => {
    if (isCovered || !isFocusPending.current) return
    isFocusPending.current = false
    // Runs after the dialog has restored the focus.
    const timer = setTimeout(() => findEmptyLine()?.focus())
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isCovered])

  return () => {
    if (!hasKeyboard()) return
    if (isCovered) isFocusPending.current = true
    else findEmptyLine()?.focus()
  }
}

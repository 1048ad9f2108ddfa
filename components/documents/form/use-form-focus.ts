'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

/** Where fingers type, a field with the focus brings up a keyboard that covers half the form. */
const hasKeyboard = () => !window.matchMedia?.('(pointer: coarse)').matches

interface FormFocus {
  /** On opening the cursor goes to the client, or past one that is there from the start; null leaves it. */
  starts: 'client' | 'lines' | null
  /** A draft came back, and drew the lines anew. */
  restored: boolean
  /** Something lies over the form, and gives the focus back when it goes. */
  covered: boolean
}

/** Where the cursor goes by itself: on opening to the client, and from there to the first line that says nothing yet. */
export function useFormFocus(element: RefObject<HTMLFormElement | null>, state: FormFocus) {
  const { starts, restored, covered } = state
  const waiting = useRef(false)
  const emptyLine = () =>
    [...(element.current?.querySelectorAll<HTMLTextAreaElement>('[name$=".description"]') ?? [])].find(
      ({ value }) => value.trim() === '',
    )

  const isHydrated = useHydrated()
  const begin = useEffectEvent(() => {
    // Somebody may be typing elsewhere already, such as into the search.
    const isTyping = document.activeElement?.matches('input, textarea, select, [role="dialog"] *')
    if (!starts || !isHydrated || !hasKeyboard() || isTyping) return
    const client = element.current?.querySelector<HTMLElement>('[name=clientId]')
    const first = starts === 'lines' ? (emptyLine() ?? client) : client
    first?.focus({ preventScroll: true })
  })
  // Until then no field can have the focus.
  useEffect(() => begin(), [restored, isHydrated])

  useEffect(() => {
    if (covered || !waiting.current) return
    waiting.current = false
    // The dialog gives the focus back a moment after it has gone; then it moves on.
    const timer = setTimeout(() => emptyLine()?.focus())
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [covered])

  /** A client was chosen. */
  return () => {
    if (!hasKeyboard()) return
    if (covered) waiting.current = true
    else emptyLine()?.focus()
  }
}

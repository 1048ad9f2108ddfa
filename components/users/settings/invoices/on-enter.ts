import type { KeyboardEvent } from 'react'

/** Handles Enter in a single-line field of a card that is saved by itself, in the place of the form around it. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  save()
}

import type { KeyboardEvent } from 'react'

/** Returns a handler that saves a card on Enter in a single-line field, instead of submitting the surrounding form. */
export const onEnter = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  save()
}

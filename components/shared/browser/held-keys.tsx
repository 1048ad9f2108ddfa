'use client'

import { useEffect } from 'react'

const FIELD = '[role=dialog] :is(input, textarea)'
/** Milliseconds in which a dialog that has come takes the focus. */
const SOON = 1000

/** Writes a text into a field as if it had been typed there: in the place of what is selected. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = field
  // A field that tells of no selection, as one for an address, has it at its end.
  const from = selectionStart ?? value.length
  const written = value.slice(0, from) + text + value.slice(selectionEnd ?? from)
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React hears only of what the element's own setter has changed.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, written)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * In the place of a dialog that is on its way (the fallback of its `Suspense`): what is typed meanwhile means the dialog, and no shortcut of
 * the page. It is written into the field that the dialog begins with.
 */
export function HeldKeys() {
  useEffect(() => {
    let typed = ''
    const hold = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
      const { key } = event
      if (key.length > 1 && key !== 'Backspace' && key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
      typed = key === 'Backspace' ? typed.slice(0, -1) : key === 'Enter' ? typed : typed + key
    }
    addEventListener('keydown', hold, true)
    return () => {
      const until = performance.now() + SOON
      const hand = () => {
        const { activeElement: field } = document
        if (!field?.matches(FIELD) && performance.now() < until) return void setTimeout(hand, 10)
        removeEventListener('keydown', hold, true)
        if (field?.matches(FIELD)) write(field as HTMLInputElement, typed)
      }
      if (typed) hand()
      else removeEventListener('keydown', hold, true)
    }
  }, [])
  return null
}

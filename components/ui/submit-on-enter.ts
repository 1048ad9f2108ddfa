import type { KeyboardEvent } from 'react'

/** Submits the form on Enter, as native checkboxes and radio buttons do. */
export function submitOnEnter(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === 'Enter') event.currentTarget.form?.requestSubmit()
}

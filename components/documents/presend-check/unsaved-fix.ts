/** On the form of a fix that holds something typed that is not saved yet, or is just being saved. */
export const UNSAVED_ATTRIBUTE = 'data-unsaved'

/** Moves to the first open fix that would be passed over by sending; false where there is none. */
export function focusUnsavedFix(panel: HTMLElement | null): boolean {
  const field = panel?.querySelector<HTMLElement>(
    `:not([hidden]) > [${UNSAVED_ATTRIBUTE}] :is(input, textarea, [role=combobox])`,
  )
  field?.focus()
  return Boolean(field)
}

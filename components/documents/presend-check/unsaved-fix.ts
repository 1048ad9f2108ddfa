/** Marks a fix's form with unsaved or pending input. */
export const UNSAVED_ATTRIBUTE = 'data-unsaved'

/** Focuses the first open fix with unsaved input; returns false if there is none. */
export function focusUnsavedFix(panel: HTMLElement | null): boolean {
  const field = panel?.querySelector<HTMLElement>(
    `:not([hidden]) > [${UNSAVED_ATTRIBUTE}] :is(input, textarea, [role=combobox])`,
  )
  field?.focus()
  return Boolean(field)
}

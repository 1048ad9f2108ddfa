/** Keeps the focus on a dialog itself until its fields are loaded and take it. For `onOpenAutoFocus`. */
export function focusDialog(event: Event): void {
  event.preventDefault()
  const frame = event.currentTarget as HTMLElement
  if (!frame.contains(document.activeElement)) frame.focus()
}

import type { KeyboardEvent } from 'react'

/** What a key means in a line: go to another one, or do something with it. */
type LineCommand = 'next' | 'past' | 'above' | 'below' | 'moveUp' | 'moveDown' | 'duplicate'

export type LineColumn = 'description' | 'quantity' | 'unitPrice'

/** The column of a field, by its name (`lineItems.2.quantity`). */
export function findLineColumn(target: EventTarget): LineColumn | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null
  return (/^lineItems\.\d+\.(\w+)$/.exec(name ?? '')?.[1] as LineColumn | undefined) ?? null
}

/**
 * The keys of a spreadsheet: Enter goes on, Up and Down stay in the column, Alt with them moves the line, Ctrl or Cmd with D
 * duplicates it. Tab leaves a line by its last column, past the buttons at its end, which are there on the way back. Null for whatever the field itself or the browser makes of a key.
 */
export function toLineCommand(event: KeyboardEvent): LineCommand | null {
  const { key, altKey, shiftKey, target } = event
  const control = event.ctrlKey || event.metaKey
  if (event.defaultPrevented || event.nativeEvent.isComposing || shiftKey) return null
  if (altKey) return control ? null : (MOVES[key] ?? null)
  if (control) return key.toLowerCase() === 'd' ? 'duplicate' : null
  if (!findLineColumn(target)) return null
  if (key === 'Tab') return isLastColumn(target as HTMLElement) ? 'past' : null
  if (key === 'Enter') return 'next'
  return isOneRow(target as HTMLElement) ? (STEPS[key] ?? null) : null
}

const MOVES: Record<string, LineCommand> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }
const STEPS: Record<string, LineCommand> = { ArrowUp: 'above', ArrowDown: 'below' }

/** The price; the words, where a line has no other. */
const isLastColumn = (field: HTMLElement): boolean =>
  findLineColumn(field) === 'unitPrice' || !field.closest('li')?.querySelector('[name$=unitPrice]')

/** In a text of several rows the arrows walk through the text. */
function isOneRow(field: HTMLElement): boolean {
  if (!(field instanceof HTMLTextAreaElement)) return true
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  const text = field.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  return !field.value.includes('\n') && !(text > 1.5 * parseFloat(lineHeight))
}

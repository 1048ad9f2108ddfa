import type { KeyboardEvent } from 'react'

type LineCommand = 'next' | 'past' | 'above' | 'below' | 'moveUp' | 'moveDown' | 'duplicate'

export type LineColumn = 'description' | 'quantity' | 'unitPrice'

/** Returns the column of a field from its name (`lineItems.2.quantity`). */
export function findLineColumn(target: EventTarget): LineColumn | null {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null
  return (/^lineItems\.\d+\.(\w+)$/.exec(name ?? '')?.[1] as LineColumn | undefined) ?? null
}

/**
 * Maps spreadsheet keys to commands, or returns null to leave the key to the field and the browser.
 * - Enter goes to the next line.
 * - Up and Down stay in the column; with Alt they move the line.
 * - Ctrl or Cmd with D duplicates the line.
 * - Tab leaves a line after its last column and skips its buttons, which Shift with Tab still reaches.
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

/** The unit price, or the text of a line without one. */
const isLastColumn = (field: HTMLElement): boolean =>
  findLineColumn(field) === 'unitPrice' || !field.closest('li')?.querySelector('[name$=unitPrice]')

/** In a text of several rows the arrow keys move within the text. */
function isOneRow(field: HTMLElement): boolean {
  if (!(field instanceof HTMLTextAreaElement)) return true
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  const text = field.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  return !field.value.includes('\n') && !(text > 1.5 * parseFloat(lineHeight))
}

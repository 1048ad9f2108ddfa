'use client'

import { useEffect, useRef, useState, type ClipboardEvent, type RefObject, type KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { MAX_DESCRIPTION, MAX_LINES } from '@/lib/documents/limits'
import { parseAmount } from '@/lib/core/money/parse'
import { parseQuantity } from '@/lib/core/money/quantity'
import { truncateText } from '@/lib/core/truncate-text'
import type { LineKind } from '@/lib/documents/line-items/line-kinds'
import {
  isBlankLine,
  NEW_LINE,
  type InvoiceFields,
  type LineFields,
} from '@/components/documents/form/invoice-form-values'
import { limitPastedRows, parsePastedRows } from './pasted-rows'

const MOVES: Record<string, LineCommand> = { ArrowUp: 'moveUp', ArrowDown: 'moveDown' }

const STEPS: Record<string, LineCommand> = { ArrowUp: 'above', ArrowDown: 'below' }

/** Characters of a line's description in a toast. */
const NAMED = 60

/** Focuses an element and scrolls it out from under the sticky bars. */
function show(element: HTMLElement | null | undefined) {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** Returns the form's line items with their actions. Moving a line keeps the focus on it and is announced (`announcement`). */
export function useLineItems(
  list: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const t = useTranslations('documentForm.lines')
  const { control, getValues, trigger } = useFormContext<InvoiceFields>()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'lineItems' })
  const [announcement, announce] = useState('')
  const undoable = useRef<ReturnType<typeof toastWithUndo> | null>(null)
  const count = fields.length
  const isFull = count >= MAX_LINES

  // Dismisses the undo toast with the form.
  useEffect(() => () => undoable.current?.dismiss(), [])

  // React Hook Form's own focus comes too late for the next key.
  const focus = (index: number, column: LineColumn = 'description') => {
    const name = `lineItems.${index}.${column}`
    const find = (name: string) =>
      list.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    // Headings and texts have one column.
    const field = find(name) ?? find(`lineItems.${index}.description`)
    // A field not visited yet gets the cursor at its end.
    if (field?.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length)
    show(field)
  }
  // A new or moved line can be focused only after it is rendered.
  const afterRender = useRef<(() => void) | null>(null)
  useEffect(() => {
    afterRender.current?.()
    afterRender.current = null
  }, [fields])
  const focusSoon = (index: number) => {
    afterRender.current = () => focus(index)
  }

  const add = (kind: LineKind = 'ITEM') => {
    if (isFull) return
    focusSoon(count)
    append({ ...NEW_LINE, kind }, { shouldFocus: false })
  }

  /** `focused` is focused again, since it loses the focus while its line moves. */
  const moveTo = (from: number, to: number, focused?: HTMLElement) => {
    if (to < 0 || to >= count) {
      announce(t('announce.cantMove', { line: from + 1, end: to < 0 ? 'first' : 'last' }))
      return
    }
    afterRender.current = () => show(focused)
    move(from, to)
    announce(t('announce.moved', { line: from + 1, position: to + 1, count }))
  }

  const duplicate = (index: number) => {
    const { source, ...line } = getValues(`lineItems.${index}`)
    // An invoice can be deducted only once.
    if (isFull || source?.depositId) return
    focusSoon(index + 1)
    insert(index + 1, line, { shouldFocus: false })
    announce(t('announce.duplicated', { line: index + 1 }))
  }

  /** Removes a line and focuses the one that takes its place, or the one above. */
  const removeLine = (index: number, focused: 'same' | 'above' = 'same') => {
    const line = { ...getValues(`lineItems.${index}`) }
    const next = Math.min(focused === 'above' ? Math.max(0, index - 1) : index, count - 2)
    afterRender.current = () => (next < 0 ? addButton.current?.focus() : focus(next))
    remove(index)
    if (isBlankLine(line, getValues('decimalSign')))
      return announce(t('announce.removed', { line: index + 1 }))
    undoable.current = toastWithUndo({
      title: t('removed'),
      description: truncateText(line.description.trim(), NAMED) || undefined,
      undo: () => {
        const at = Math.min(index, getValues('lineItems').length)
        focusSoon(at)
        insert(at, line, { shouldFocus: false })
      },
    })
  }

  /** True for Backspace in the empty text of a line without a price, unless the key is held down. */
  const isErased = (index: number, { key, repeat, target }: KeyboardEvent) =>
    key === 'Backspace' &&
    !repeat &&
    index > 0 &&
    findLineColumn(target) === 'description' &&
    getValues(`lineItems.${index}.description`) === '' &&
    isBlankLine(getValues(`lineItems.${index}`), getValues('decimalSign'))

  const paste = (index: number, event: ClipboardEvent<HTMLTextAreaElement>) => {
    const rows = parsePastedRows(
      event.clipboardData.getData('text/plain'),
      getValues('decimalSign'),
      getValues('unitLanguage'),
    )
    if (!rows) return
    event.preventDefault()
    // The first row replaces an empty line.
    const isEmpty = !getValues(`lineItems.${index}.description`).trim()
    const at = isEmpty ? index : index + 1
    const { kept, droppedCount, tooLongCount } = limitPastedRows(rows, MAX_LINES - count + (isEmpty ? 1 : 0))
    const problems = [
      droppedCount > 0 && t('pasted.dropped', { kept: kept.length, count: rows.length, max: MAX_LINES }),
      tooLongCount > 0 && t('pasted.tooLong', { count: tooLongCount, max: MAX_DESCRIPTION }),
    ].filter((problem) => problem !== false)
    if (problems.length > 0)
      toast({ title: t('pasted.title'), description: problems.join(' '), variant: 'destructive' })
    if (kept.length === 0) return
    if (isEmpty) remove(index)
    focusSoon(at + kept.length - 1)
    insert(at, kept, { shouldFocus: false })
    announce(t('announce.pasted', { count: kept.length }))
    checkPasted(at, kept)
  }

  /** Reports negative pasted rows, such as returns and allowances, because no line can be negative. */
  const checkPasted = (at: number, rows: LineFields[]) => {
    const sign = getValues('decimalSign')
    const negative = rows.flatMap((row, index) => {
      const figures = [parseQuantity(row.quantity, sign), parseAmount(row.unitPrice, sign)]
      return figures.some((figure) => figure !== undefined && figure < 0) ? [at + index] : []
    })
    if (negative.length === 0) return
    void trigger(
      negative.flatMap((index) => [`lineItems.${index}.quantity`, `lineItems.${index}.unitPrice`] as const),
    )
    toast({
      title: t('negative.title', { count: negative.length, line: negative[0]! + 1 }),
      description: t('negative.description'),
      variant: 'destructive',
    })
  }

  return {
    fields,
    isFull,
    announcement,
    announce,
    focus,
    add,
    moveTo,
    duplicate,
    removeLine,
    isErased,
    paste,
  }
}

type LineCommand = 'next' | 'above' | 'below' | 'moveUp' | 'moveDown' | 'duplicate' | 'remove'

type LineColumn = 'description' | 'quantity' | 'unitPrice'

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
 * - Ctrl or Cmd with Backspace removes the line. In a text it deletes a word, as everywhere; with Shift it removes
 *   the line there, too.
 */
export function toLineCommand(event: KeyboardEvent): LineCommand | null {
  const { key, altKey, shiftKey, target } = event
  const control = event.ctrlKey || event.metaKey
  if (event.defaultPrevented || event.nativeEvent.isComposing) return null
  if (control && !altKey && key === 'Backspace') return shiftKey || !hasTextBefore(target) ? 'remove' : null
  if (shiftKey) return null
  if (altKey) return control ? null : (MOVES[key] ?? null)
  if (control) return key.toLowerCase() === 'd' ? 'duplicate' : null
  if (!findLineColumn(target)) return null
  if (key === 'Enter') return 'next'
  return isOneRow(target as HTMLElement) ? (STEPS[key] ?? null) : null
}

/** True if Backspace has something to delete in a text, unlike in a figure, which is selected as a whole. */
const hasTextBefore = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement && target.selectionEnd > 0

/** In a text of several rows the arrow keys move within the text. */
function isOneRow(field: HTMLElement): boolean {
  if (!(field instanceof HTMLTextAreaElement)) return true
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
  const text = field.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  return !field.value.includes('\n') && !(text > 1.5 * parseFloat(lineHeight))
}

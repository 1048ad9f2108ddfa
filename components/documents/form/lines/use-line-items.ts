'use client'

import { useEffect, useRef, useState, type ClipboardEvent, type RefObject } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { MAX_LINES } from '@/lib/documents/limits'
import { parseAmount } from '@/lib/core/money/parse'
import { parseQuantity } from '@/lib/core/money/quantity'
import type { LineKind } from '@/lib/documents/line-items/line-kinds'
import {
  isBlankLine,
  NEW_LINE,
  type InvoiceFields,
  type LineFields,
} from '@/components/documents/form/invoice-form-values'
import type { LineColumn } from './line-keys'
import { limitPastedRows, parsePastedRows } from './pasted-rows'

const NAMED = 60

/** Focuses what may lie under the bars at the edges of the window. */
function show(element: HTMLElement | null | undefined) {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * The lines of the form and all that can be done with them. Whatever moves a line takes the focus along and is said to
 * who cannot see it (`said`).
 */
export function useLineItems(
  list: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { control, getValues, trigger } = useFormContext<InvoiceFields>()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'lineItems' })
  const [said, say] = useState('')
  const undoable = useRef<ReturnType<typeof toastWithUndo> | null>(null)
  const count = fields.length
  const isFull = count >= MAX_LINES

  // Once the form is gone there is nothing to put a line back into.
  useEffect(() => () => undoable.current?.dismiss(), [])

  // Not the form's own way, which takes its time: the next key may come before.
  const focus = (index: number, column: LineColumn = 'description') => {
    const name = `lineItems.${index}.${column}`
    const find = (name: string) =>
      list.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    // A heading or a text has one column.
    const field = find(name) ?? find(`lineItems.${index}.description`)
    // A text nobody has been in yet is gone on with at its end.
    if (field?.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length)
    show(field)
  }
  // A line that is new, or in a new place, can have the focus once it is drawn.
  const soon = useRef<(() => void) | null>(null)
  useEffect(() => {
    soon.current?.()
    soon.current = null
  }, [fields])
  const focusSoon = (index: number) => {
    soon.current = () => focus(index)
  }

  const add = (kind: LineKind = 'ITEM') => {
    if (isFull) return
    focusSoon(count)
    append({ ...NEW_LINE, kind }, { shouldFocus: false })
  }

  /** `held` keeps the focus: it moves with its line, and loses it on the way. */
  const moveTo = (from: number, to: number, held?: HTMLElement) => {
    if (to < 0 || to >= count) {
      say(`Line ${from + 1} is already the ${to < 0 ? 'first' : 'last'}`)
      return
    }
    soon.current = () => show(held)
    move(from, to)
    say(`Line ${from + 1} moved to position ${to + 1} of ${count}`)
  }

  const duplicate = (index: number) => {
    const { source, ...line } = getValues(`lineItems.${index}`)
    // What was billed before is taken off once.
    if (isFull || source?.depositId) return
    focusSoon(index + 1)
    insert(index + 1, line, { shouldFocus: false })
    say(`Line ${index + 1} duplicated`)
  }

  const removeLine = (index: number) => {
    const line = { ...getValues(`lineItems.${index}`) }
    const next = Math.min(index, count - 2)
    soon.current = () => (next < 0 ? addButton.current?.focus() : focus(next))
    remove(index)
    if (isBlankLine(line, getValues('decimalSign'))) return say(`Line ${index + 1} removed`)
    undoable.current = toastWithUndo({
      title: 'Line removed',
      description: line.description.trim().slice(0, NAMED) || undefined,
      undo: () => {
        const at = Math.min(index, getValues('lineItems').length)
        focusSoon(at)
        insert(at, line, { shouldFocus: false })
      },
    })
  }

  const paste = (index: number, event: ClipboardEvent<HTMLTextAreaElement>) => {
    const rows = parsePastedRows(event.clipboardData.getData('text/plain'), getValues('decimalSign'))
    if (!rows) return
    event.preventDefault()
    // A line nobody has begun makes room for the first row.
    const isEmpty = !getValues(`lineItems.${index}.description`).trim()
    const at = isEmpty ? index : index + 1
    const { kept, problem } = limitPastedRows(rows, MAX_LINES - count + (isEmpty ? 1 : 0))
    if (problem) toast({ title: 'Not everything fits', description: problem, variant: 'destructive' })
    if (kept.length === 0) return
    if (isEmpty) remove(index)
    focusSoon(at + kept.length - 1)
    insert(at, kept, { shouldFocus: false })
    say(`${kept.length} ${kept.length === 1 ? 'line' : 'lines'} pasted`)
    checkPasted(at, kept)
  }

  /** Reports pasted rows below zero, such as returns and allowances, because no line can be negative. */
  const checkPasted = (at: number, rows: LineFields[]) => {
    const sign = getValues('decimalSign')
    const below = rows.flatMap((row, index) => {
      const figures = [parseQuantity(row.quantity, sign), parseAmount(row.unitPrice, sign)]
      return figures.some((figure) => figure !== undefined && figure < 0) ? [at + index] : []
    })
    if (below.length === 0) return
    void trigger(
      below.flatMap((index) => [`lineItems.${index}.quantity`, `lineItems.${index}.unitPrice`] as const),
    )
    toast({
      title:
        below.length === 1 ? `Line ${below[0]! + 1} is below zero` : `${below.length} lines are below zero`,
      description: 'Enter deductions as a discount, on a line or on the whole document.',
      variant: 'destructive',
    })
  }

  return { fields, isFull, said, say, focus, add, moveTo, duplicate, removeLine, paste }
}

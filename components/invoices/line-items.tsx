'use client'

import { useRef, type ClipboardEvent } from 'react'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { MAX_LINES } from '@/lib/invoices/rules'
import { NEW_LINE, type InvoiceFields } from './invoice-form-values'
import { parsePastedRows } from './line-items-paste'
import { LINE_COLUMNS, LineItemRow } from './line-item-row'

/** The items of the invoice: typed line by line, or pasted as rows of a spreadsheet. */
export function LineItems() {
  const { control, getValues, setFocus } = useFormContext<InvoiceFields>()
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'lineItems' })
  const { errors } = useFormState({ control, name: 'lineItems' })
  // About the items as a whole: too many, or too much.
  const error = errors.lineItems?.root?.message ?? errors.lineItems?.message
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = fields.length >= MAX_LINES

  const add = () => !isFull && append(NEW_LINE, { focusName: `lineItems.${fields.length}.description` })
  const goOn = (index: number) =>
    index === fields.length - 1 ? add() : setFocus(`lineItems.${index + 1}.description`)

  const removeLine = (index: number) => {
    remove(index)
    const next = Math.min(index, fields.length - 2)
    // The row that takes the place is there only after the next paint.
    setTimeout(() => (next < 0 ? addButton.current?.focus() : setFocus(`lineItems.${next}.description`)))
  }

  const paste = (index: number, event: ClipboardEvent<HTMLTextAreaElement>) => {
    const rows = parsePastedRows(event.clipboardData.getData('text/plain'))
    if (!rows) return
    event.preventDefault()
    // A line nobody has begun makes room for the first row.
    const isEmpty = !getValues(`lineItems.${index}.description`).trim()
    const at = isEmpty ? index : index + 1
    const kept = rows.slice(0, MAX_LINES - fields.length + (isEmpty ? 1 : 0))
    if (isEmpty) remove(index)
    insert(at, kept, { focusName: `lineItems.${at + kept.length - 1}.description` })
  }

  return (
    <div className="@container grid gap-3">
      {fields.length > 0 && (
        <div
          aria-hidden="true"
          className={`text-muted-foreground hidden gap-2 text-xs font-medium @lg:grid ${LINE_COLUMNS}`}
        >
          <span>Description</span>
          <span className="text-right">Quantity</span>
          <span className="text-right">Unit Price</span>
          <span className="text-right">Amount</span>
          <span />
        </div>
      )}
      <ul aria-label="Line items" className="grid gap-5 @lg:gap-3">
        {fields.map((field, index) => (
          <LineItemRow
            key={field.id}
            index={index}
            onEnter={() => goOn(index)}
            onPaste={(event) => paste(index, event)}
            onRemove={() => removeLine(index)}
          />
        ))}
      </ul>
      {error && fields.length > 0 && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
      {/* The name lets a missing item lead the focus here. */}
      <Button
        ref={addButton}
        name="lineItems"
        variant="outline"
        className="w-fit"
        onClick={add}
        disabled={isFull}
      >
        <Plus aria-hidden="true" />
        Add Item
      </Button>
    </div>
  )
}

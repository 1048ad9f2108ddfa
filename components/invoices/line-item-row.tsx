'use client'

import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Trash2 } from 'lucide-react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { computeTotals } from '@/lib/invoices/totals'
import { formatMoney } from '@/lib/money'
import { parseNumber } from '@/lib/money/parse'
import { NEW_LINE, type InvoiceFields } from './invoice-form-values'

type LineItemRowProps = {
  index: number
  onEnter: () => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onRemove: () => void
}

/** Columns of a line where there is room; on a phone the description has a row of its own. */
export const LINE_COLUMNS = '@lg:grid-cols-[minmax(0,1fr)_4rem_6.25rem_6.5rem_2rem]'

/** One line item: Enter goes on to the next line, Shift+Enter breaks the description. */
export function LineItemRow({ index, onEnter, onPaste, onRemove }: LineItemRowProps) {
  const { control, register } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: `lineItems.${index}` })
  const error = errors.lineItems?.[index]
  const id = useId()
  const line = index + 1

  const wiring = (key: 'description' | 'quantity' | 'unitPrice') => ({
    ...register(`lineItems.${index}.${key}`),
    id: `${id}-${key}`,
    'aria-required': true,
    'aria-invalid': error?.[key] ? true : undefined,
    'aria-describedby': error?.[key] ? `${id}-${key}-error` : undefined,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onEnter()
  }
  const numeric = {
    inputMode: 'decimal',
    autoComplete: 'off',
    onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
    onKeyDown,
  } as const

  return (
    <li className="@container">
      <div
        className={`grid grid-cols-[4.75rem_minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 ${LINE_COLUMNS}`}
      >
        <div className="col-span-3 col-start-1 row-start-1 @lg:col-span-1">
          <LineLabel htmlFor={`${id}-description`} text="Description" line={line} />
          <Textarea
            {...wiring('description')}
            rows={1}
            className="min-h-9 resize-none py-1.5 leading-5.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
            placeholder="What was it for?"
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <div className="row-start-2 @lg:row-start-auto">
          <LineLabel htmlFor={`${id}-quantity`} text="Quantity" line={line} />
          <Input {...wiring('quantity')} {...numeric} className="tabular text-right" />
        </div>
        <div className="row-start-2 @lg:row-start-auto">
          <LineLabel htmlFor={`${id}-unitPrice`} text="Unit price" line={line} />
          <Input {...wiring('unitPrice')} {...numeric} className="tabular text-right" />
        </div>
        <LineAmount index={index} />
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove line ${line}`}
          className="text-muted-foreground col-start-4 row-start-1 mt-6 @lg:col-start-auto @lg:row-start-auto @lg:mt-0.5"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {(['description', 'quantity', 'unitPrice'] as const).map(
        (key) =>
          error?.[key]?.message && (
            <p key={key} id={`${id}-${key}-error`} className="ui-field-error mt-1.5">
              {error[key].message}
            </p>
          ),
      )}
    </li>
  )
}

/** Seen on a phone; where the columns have a head, only read. */
function LineLabel({ htmlFor, text, line }: { htmlFor: string; text: string; line: number }) {
  return (
    <label htmlFor={htmlFor} className="ui-label mb-1 @lg:sr-only">
      {text}
      <span className="sr-only">, line {line}</span>
    </label>
  )
}

/** Quantity times unit price, as typed so far. */
function LineAmount({ index }: { index: number }) {
  const { control } = useFormContext<InvoiceFields>()
  const [item = NEW_LINE, currency] = useWatch({ control, name: [`lineItems.${index}`, 'currency'] })
  const { amounts } = computeTotals(
    [{ quantity: parseNumber(item.quantity), unitPrice: parseNumber(item.unitPrice) }],
    0,
  )
  return (
    <p className="tabular break-anywhere col-span-2 row-start-2 self-end py-2 text-right font-medium @lg:col-span-1 @lg:row-start-auto @lg:self-start">
      <span className="sr-only">Amount, line {index + 1}: </span>
      {formatMoney(amounts[0]!, currency)}
    </p>
  )
}

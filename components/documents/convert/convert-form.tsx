'use client'

import { useState, type FormEvent } from 'react'
import { useDecimalSign } from '@/components/shared/decimal-sign'
import { Money } from '@/components/shared/text/money'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/legacy/checkbox'
import { DialogFooter } from '@/components/ui/dialog'
import type { Conversion, ConversionStart } from '@/lib/documents/convert/types'
import { formatMoney } from '@/lib/kernel/money'
import { newUuid } from '@/lib/kernel/uuid'
import { choicesOf, isTooMuch, partsOf, startFields, sumIn, toInput, waitsFor, wholeOf } from './choices'
import { ChosenLines } from './chosen-lines'
import { DepositFields } from './deposit-fields'
import { useConversion } from './use-conversion'

interface ConvertFormProps {
  id: number
  isQuote: boolean
  start: ConversionStart
  onDirty: (dirty: boolean) => void
  onClose: () => void
}

const LABELS: Record<Conversion, string> = {
  INVOICE: 'The whole quote',
  PARTIAL: 'Chosen lines',
  DEPOSIT: 'A deposit',
  FINAL: 'Final invoice',
}

/** What is billed of a quote: chosen first, then said in detail, with what it comes to. */
export function ConvertForm({ id, isQuote, start, onDirty, onClose }: ConvertFormProps) {
  const [key] = useState(() => newUuid())
  const decimalSign = useDecimalSign()
  const [fields, setFields] = useState(() => startFields(start, isQuote, decimalSign))
  const { saving, wrong, setWrong, convert } = useConversion(id)
  const choices = choicesOf(start, isQuote)
  const [whole, waiting] = [wholeOf(start), waitsFor(start)]
  const sum = sumIn(fields, start)
  const tooMuch = isTooMuch(fields, start, sum)
  const money = (amount: number) => formatMoney(amount, start.currency)
  // The only choice waits for a draft.
  const isStuck = choices.length === 0 || (choices.length === 1 && fields.to === 'FINAL' && waiting)

  const change = (over: Partial<typeof fields>) => {
    setFields((current) => ({ ...current, ...over }))
    setWrong({})
    onDirty(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    if (whole && !fields.again) return setWrong({ again: 'Tick this to bill it again' })
    void convert(toInput(fields, start), key)
  }
  const hints: Record<Conversion, string> = {
    INVOICE: 'Everything that stands on it.',
    PARTIAL: 'Bill what is done, and the rest later.',
    DEPOSIT: 'Ask for a part of it ahead.',
    FINAL: waiting
      ? `${waiting.invoiceNumber} is still a draft: mark it as sent, or delete it, first.`
      : `All of it, less ${partsOf(start)
          .map(({ invoiceNumber }) => invoiceNumber)
          .join(', ')}.`,
  }

  if (isStuck)
    return (
      <div className="grid gap-5">
        <p>
          {choices.length === 0
            ? `All of this quote is billed: ${money(start.billed)} of ${money(start.totalAmount)}. Cancel or credit one of its invoices before you bill it otherwise.`
            : `Nothing else is left to bill but the final invoice. ${hints.FINAL}`}
        </p>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </DialogFooter>
      </div>
    )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {choices.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">What to bill</legend>
          {choices.map((to) => (
            <label
              key={to}
              className="ui-choice flex items-start gap-3 has-disabled:cursor-default has-disabled:opacity-60"
            >
              <input
                type="radio"
                name="to"
                className="accent-primary mt-0.5 size-4 shrink-0"
                // The first field of the dialog.
                autoFocus={fields.to === to}
                disabled={to === 'FINAL' && waiting !== undefined}
                checked={fields.to === to}
                onChange={() => change({ to })}
              />
              <span className="min-w-0">
                <span className="block font-medium">{LABELS[to]}</span>
                <span className="text-caption text-muted-foreground break-anywhere block">{hints[to]}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {fields.to === 'PARTIAL' && (
        <ChosenLines start={start} fields={fields} wrong={wrong} onChange={change} />
      )}
      {fields.to === 'DEPOSIT' && (
        <DepositFields start={start} fields={fields} wrong={wrong} onChange={change} />
      )}
      {whole && (
        <div>
          <label className="touch-target flex items-center gap-2.5">
            <Checkbox
              checked={fields.again}
              aria-invalid={wrong.again ? true : undefined}
              aria-describedby="convert-again"
              onChange={(event) => change({ again: event.target.checked })}
            />
            Bill it again
          </label>
          <p id="convert-again" className={wrong.again ? 'ui-field-error' : 'ui-field-hint'}>
            {wrong.again ?? `It was converted to ${whole.invoiceNumber} already.`}
          </p>
        </div>
      )}
      <p className="bg-muted flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg px-4 py-3">
        <span className={`text-sm ${tooMuch ? 'text-destructive font-medium' : 'text-muted-foreground'}`}>
          {tooMuch
            ? `That is more than the ${money(start.left)} that is left to bill`
            : start.billed > 0
              ? `${money(start.left)} of ${money(start.totalAmount)} is left to bill`
              : 'The invoice comes to'}
        </span>
        <output aria-label="The invoice comes to" className="text-lg font-semibold">
          {sum ? <Money amount={sum} currency={start.currency} /> : '—'}
        </output>
      </p>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving} loadingText="Creating...">
          Create draft
        </Button>
      </DialogFooter>
    </form>
  )
}

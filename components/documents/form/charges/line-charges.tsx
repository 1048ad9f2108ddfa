'use client'

import { useEffect, useEffectEvent, useId } from 'react'
import { X } from 'lucide-react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { useReadBack } from '@/components/shared/read-back'
import { useRegistered } from '@/components/documents/form/kept/use-registered'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useSaid } from '@/components/documents/form/use-said'
import { choicesWith, taxKey, taxOfKey } from '@/lib/documents/totals/typed'
import { messageIn } from './message-in'
import { useTaxes } from './taxes'
import { useDocumentTax } from './tax-field'

interface LineChargesProps {
  index: number
  hasDiscount: boolean
}

/** Beneath a line: its tax, where there are several, and its discount, once one was asked for. */
export default function LineCharges({ index, hasDiscount }: LineChargesProps) {
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: `lineItems.${index}` })
  const taxes = useTaxes()
  const own = useWatch({ control, name: `lineItems.${index}.tax` })
  const hasTax = taxes.length > 0 || own !== ''
  const error = errors.lineItems?.[index]
  const message = messageIn(error?.discount) ?? messageIn(error?.tax)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {hasTax && <LineTax index={index} own={own} />}
      {hasDiscount && <LineDiscount index={index} isWrong={messageIn(error?.discount) !== undefined} />}
      {message && <p className="ui-field-error w-full">{message}</p>}
    </div>
  )
}

function LineTax({ index, own }: { index: number; own: string }) {
  const taxes = useTaxes()
  const document = useDocumentTax()
  const said = useSaid()
  const field = useRegistered<InvoiceFields>(`lineItems.${index}.tax`)
  const id = useId()
  const documents = document && choicesWith(taxes, document).find(({ key }) => key === taxKey(document))
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        Tax<span className="sr-only">, line {index + 1}</span>
      </label>
      <span className="w-56">
        <Select {...field} id={id}>
          <option value="">
            {said('As the invoice')}
            {documents && ` (${documents.name})`}
          </option>
          {choicesWith(taxes, taxOfKey(own)).map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </span>
    </span>
  )
}

function LineDiscount({ index, isWrong }: { index: number; isWrong: boolean }) {
  const { control, getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.discount` as const
  const field = useRegistered<InvoiceFields>(name)
  const id = useId()
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { wire, understood } = useReadBack(typed ?? '', currency)
  // One that was just asked for is about to be typed.
  const begin = useEffectEvent(() => getValues(name) === '' && setFocus(name))
  useEffect(() => void begin(), [])
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        Discount<span className="sr-only">, line {index + 1}</span>
      </label>
      <Input
        {...field}
        id={id}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="10%"
        className="tabular w-24 text-right"
        aria-describedby={understood ? `${id}-understood` : undefined}
        onFocus={wire.onFocus}
        onBlur={(event) => {
          wire.onBlur()
          void field.onBlur(event)
        }}
      />
      {understood && (
        <span id={`${id}-understood`} className="ui-field-hint tabular">
          {understood}
        </span>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Remove discount, line ${index + 1}`}
        className="text-muted-foreground"
        onClick={() => setValue(name, null, { shouldDirty: true })}
      >
        <X aria-hidden="true" />
      </Button>
    </span>
  )
}

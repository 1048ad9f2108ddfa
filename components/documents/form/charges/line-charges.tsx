'use client'

import { useEffect, useEffectEvent, useId } from 'react'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { LineError } from '@/components/documents/form/lines/line-fields'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'
import { toTaxKey, parseTaxKey } from '@/lib/documents/totals/parse-charges'
import { useDocumentTax, useTaxChoices, useTaxOptions } from './tax-field'

interface LineChargesProps {
  index: number
  hasDiscount: boolean
}

/** Second row of a line item: its tax (if the business has several) and its discount (once added). */
export default function LineCharges({ index, hasDiscount }: LineChargesProps) {
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: `lineItems.${index}` })
  const taxes = useTaxOptions()
  const own = useWatch({ control, name: `lineItems.${index}.tax` })
  const hasTax = taxes.length > 0 || own !== ''
  const error = errors.lineItems?.[index]
  const message = error?.discount?.message ?? error?.tax?.message
  const messageId = useId()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {hasTax && (
        <LineTax index={index} own={own} errorId={error?.tax && !error.discount ? messageId : undefined} />
      )}
      {hasDiscount && <LineDiscount index={index} errorId={error?.discount ? messageId : undefined} />}
      {message && <LineError id={messageId} className="w-full" message={message} />}
    </div>
  )
}

interface CellProps {
  index: number
  /** Id of the error message. */
  errorId?: string
}

function LineTax({ index, own, errorId }: CellProps & { own: string }) {
  const t = useTranslations('documentForm.lines')
  const kind = useDocumentKind()
  const listTaxChoices = useTaxChoices()
  const document = useDocumentTax()
  const field = useRegisterWithDefault<InvoiceFields>(`lineItems.${index}.tax`)
  const id = useId()
  const documents = document && listTaxChoices(document).find(({ key }) => key === toTaxKey(document))
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        {t('tax')}
        <span className="sr-only">{t('ofLine', { line: index + 1 })}</span>
      </label>
      <span className="w-56">
        <NativeSelect
          {...field}
          id={id}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId}
        >
          <NativeSelectOption value="">
            {t('documentTax', { kind })}
            {documents && ` (${documents.name})`}
          </NativeSelectOption>
          {listTaxChoices(parseTaxKey(own)).map(({ key, name }) => (
            <NativeSelectOption key={key} value={key}>
              {name}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      </span>
    </span>
  )
}

function LineDiscount({ index, errorId }: CellProps) {
  const t = useTranslations('documentForm.lines')
  const { control, getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.discount` as const
  const field = useRegisterWithDefault<InvoiceFields>(name)
  const id = useId()
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed ?? '', currency)
  // A newly added discount is about to be typed.
  const focusEmpty = useEffectEvent(() => getValues(name) === '' && setFocus(name))
  useEffect(() => void focusEmpty(), [])
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        {t('discount')}
        <span className="sr-only">{t('ofLine', { line: index + 1 })}</span>
      </label>
      <Input
        {...field}
        id={id}
        aria-invalid={errorId !== undefined || undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder="10%"
        className="w-24 text-right tabular-nums"
        aria-describedby={
          [interpretation && `${id}-understood`, errorId].filter(Boolean).join(' ') || undefined
        }
        onFocus={fieldHandlers.onFocus}
        onBlur={(event) => {
          fieldHandlers.onBlur()
          void field.onBlur(event)
        }}
      />
      {interpretation && (
        <span id={`${id}-understood`} className="text-caption text-muted-foreground tabular-nums">
          {interpretation}
        </span>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('removeDiscount', { line: index + 1 })}
        className="text-muted-foreground"
        onClick={() => setValue(name, null, { shouldDirty: true })}
      >
        <X aria-hidden="true" />
      </Button>
    </span>
  )
}

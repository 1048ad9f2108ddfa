'use client'

import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useFormats } from '@/components/shared/formats'
import { Input } from '@/components/ui/input'
import { parseAmount } from '@/lib/core/money/parse'
import type { Seller } from '@/lib/documents/types'
import { getSupplyDay } from '@/lib/documents/supply-dates'
import { filterCharged, findHomeCurrency, parseExchangeRate } from '@/lib/documents/totals/home-taxes'
import type { TaxGroup } from '@/lib/documents/totals/types'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'

interface ExchangeRateProps {
  seller: Pick<Seller, 'taxCurrency'>
  taxes: TaxGroup[]
}

/** Exchange rate and its day, where the tax has to be stated in the currency of the seller's country. */
export function ExchangeRate({ seller, taxes }: ExchangeRateProps) {
  const t = useTranslations('documentForm.charges')
  const formats = useFormats()
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const kind = useDocumentKind()
  const [currency, typed, sign] = useWatch({ control, name: ['currency', 'exchangeRate', 'decimalSign'] })
  useClearedRate(currency, typed)
  const home = findHomeCurrency({ kind, currency, seller })
  // A rate that was typed stays visible, so that it can be corrected.
  if (!home || (filterCharged(taxes).length === 0 && !typed)) return null

  const rate = parseExchangeRate(parseAmount(typed, sign))
  const suggestDay = (text: string) => {
    const [issueDate, serviceFrom, serviceUntil, day] = getValues([
      'issueDate',
      'serviceFrom',
      'serviceUntil',
      'exchangeRateDate',
    ])
    if (text && !day)
      setValue('exchangeRateDate', getSupplyDay({ issueDate, serviceFrom, serviceUntil }), {
        shouldDirty: true,
      })
  }
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <LabeledField
        control={control}
        name="exchangeRate"
        label={t('exchangeRate')}
        description={t('exchangeRateHelp', { currency, home, rate: rate ? formats.number(rate) : '…' })}
        className="col-span-2 @[20rem]:col-span-1"
      >
        {(field) => (
          <Input
            {...field}
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
            onChange={(event) => {
              suggestDay(event.target.value)
              field.onChange(event)
            }}
          />
        )}
      </LabeledField>
      <LabeledField
        control={control}
        name="exchangeRateDate"
        label={t('exchangeRateDate')}
        description={t('exchangeRateDateHelp', { home })}
        className="col-span-2 @[20rem]:col-span-1"
      >
        {(field) => <DateInput {...field} />}
      </LabeledField>
    </div>
  )
}

/** Removes the rate and its day when another currency is chosen. A restored draft changes both. */
function useClearedRate(currency: string, rate: string) {
  const { setValue } = useFormContext<InvoiceFields>()
  const before = useRef({ currency, rate })
  useEffect(() => {
    const { current } = before
    before.current = { currency, rate }
    if (current.currency === currency || current.rate !== rate || !rate) return
    for (const name of ['exchangeRate', 'exchangeRateDate'] as const)
      setValue(name, '', { shouldDirty: true })
  }, [currency, rate, setValue])
}

'use client'

import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { ExchangeRate } from './charges/exchange-rate'
import { OptionalCharges } from './charges/optional-charges'
import { OfferedRate } from './charges/offered-rate'
import { TaxField } from './charges/tax-field'
import { useDocumentKind } from './use-document-kind'
import { CHARGE_FIELDS, computeFormTotals, type InvoiceFields } from './invoice-form-values'
import { useFormats } from '@/components/shared/formats'
import type { StandardRate } from '@/lib/business/taxes/countries'
import { sum } from '@/lib/core/money'
import type { Seller } from '@/lib/documents/types'

interface InvoiceFormTotalsProps {
  /** False if the form asks for the dates of supply elsewhere, or has none. */
  offersServiceDate: boolean
  /** Standard rate of the country, offered while no tax is charged. */
  offeredRate?: StandardRate | null
  /** Absent for a recurring schedule, whose rates aren't known yet. */
  seller?: Pick<Seller, 'taxCurrency'>
}

/** Tax field, totals and the optional charges. */
export function InvoiceFormTotals({ offersServiceDate, offeredRate, seller }: InvoiceFormTotalsProps) {
  return (
    <div className="grid items-start gap-4 @md:grid-cols-2">
      <div className="grid justify-items-start gap-1.5">
        <TaxField />
        {offeredRate && <OfferedRate {...offeredRate} />}
      </div>
      <Totals seller={seller} />
      <div className="@md:col-span-2">
        <OptionalCharges offersServiceDate={offersServiceDate} />
      </div>
    </div>
  )
}

/**
 * Returns the totals of the current input, deferred so that typing never waits for many line items. The server computes
 * them again.
 */
export function useFormTotals() {
  const { control } = useFormContext<InvoiceFields>()
  const watched = useWatch({ control, name: [...CHARGE_FIELDS, 'lineItems', 'currency'] })
  const values = useDeferredValue(watched)
  return useMemo(() => {
    const [taxRate, taxCategory, taxReason, taxParts, ...rest] = values
    const [pricesIncludeTax, discount, withholding, decimalSign, lineItems, currency] = rest
    const tax = { taxRate, taxCategory, taxReason, taxParts }
    const charges = { ...tax, pricesIncludeTax, discount, withholding, decimalSign }
    return {
      totals: computeFormTotals({ ...charges, lineItems, currency }),
      currency,
      isIncluded: pricesIncludeTax,
    }
  }, [values])
}

/** Totals, and the exchange rate for their tax. */
function Totals({ seller }: Pick<InvoiceFormTotalsProps, 'seller'>) {
  const formats = useFormats()
  const t = useTranslations('documentForm.totals')
  const { totals, currency, isIncluded } = useFormTotals()
  const kind = useDocumentKind()
  const { discountAmount, withheldAmount } = totals
  const money = (amount: typeof discountAmount) => formats.money(amount, currency)
  const named = totals.taxes.flatMap(({ parts }) => parts ?? [])
  const plain = totals.taxAmount.minus(sum(named.map(({ amount }) => amount)))
  const tax = (
    <>
      {named.map(({ name, rate, amount }, index) => (
        <Row key={index} label={`${name} (${formats.percent(rate)})`} value={money(amount)} />
      ))}
      {(named.length === 0 || !plain.eq(0)) && (
        <Row label={isIncluded ? t('taxIncluded') : t('tax')} value={money(plain)} />
      )}
    </>
  )
  return (
    <>
      <dl className="grid gap-1.5 tabular-nums">
        <Row label={t('subtotal')} value={money(totals.listed)} />
        {discountAmount.gt(0) && <Row label={t('discount')} value={money(discountAmount.times(-1))} />}
        {!isIncluded && tax}
        <Row label={t('total')} value={money(totals.totalAmount)} strong />
        {isIncluded && tax}
        {withheldAmount.gt(0) && <Row label={t('withholding')} value={money(withheldAmount.times(-1))} />}
        {withheldAmount.gt(0) && kind !== 'QUOTE' && (
          <Row
            label={t('balance', { kind })}
            value={money(totals.totalAmount.minus(withheldAmount))}
            strong
          />
        )}
      </dl>
      {seller?.taxCurrency && (
        <div className="empty:hidden @md:col-span-2">
          <ExchangeRate seller={seller} taxes={totals.taxes} />
        </div>
      )}
    </>
  )
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 ${strong ? 'border-t pt-2 text-base font-semibold' : ''}`}>
      <dt className={strong ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="text-right wrap-anywhere">{value}</dd>
    </div>
  )
}

'use client'

import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { formatMoney } from '@/lib/kernel/money'
import { typedTotals, type InvoiceFields } from './invoice-form-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

/** The tax rate, and what the lines add up to. */
export function InvoiceFormTotals() {
  const { control } = useFormContext<InvoiceFields>()
  const { errors } = useFormState({ control, name: 'taxRate' })
  const taxRate = useRegistered<InvoiceFields>('taxRate')
  return (
    <div className="grid items-start gap-4 @md:grid-cols-2">
      <FormField label="Tax Rate (%)" error={errors.taxRate?.message} className="max-w-40">
        <Input
          {...taxRate}
          inputMode="decimal"
          autoComplete="off"
          className="tabular text-right"
          onFocus={(event) => event.target.select()}
        />
      </FormField>
      <Totals />
    </div>
  )
}

/** What the form comes to as typed so far: a moment behind where there are many lines, so that typing never waits for it. The server adds up again. */
export function useTypedTotals() {
  const { control } = useFormContext<InvoiceFields>()
  const watched = useWatch({ control, name: ['lineItems', 'taxRate', 'currency'] })
  const [lineItems, taxRate, currency] = useDeferredValue(watched)
  const totals = useMemo(() => typedTotals(lineItems, taxRate, currency), [lineItems, taxRate, currency])
  return { totals, currency }
}

function Totals() {
  const { totals, currency } = useTypedTotals()
  return (
    <dl className="tabular grid gap-1.5">
      <Row label="Subtotal" value={formatMoney(totals.subtotal, currency)} />
      <Row label="Tax" value={formatMoney(totals.taxAmount, currency)} />
      <Row label="Total" value={formatMoney(totals.totalAmount, currency)} strong />
    </dl>
  )
}

function Row({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 ${strong ? 'border-t pt-2 text-base font-semibold' : ''}`}>
      <dt className={strong ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="break-anywhere text-right">{value}</dd>
    </div>
  )
}

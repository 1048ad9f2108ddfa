'use client'

import Link from 'next/link'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { addDays, type Day } from '@/lib/kernel/dates'
import { isInvoice, isPayable } from '@/lib/documents/lifecycle/kinds'
import { derivedPaymentMethod } from '@/lib/documents/limits'
import { paymentMethodLabel, typeLabel } from '@/lib/documents/status'
import { INVOICE_TYPES, PAYMENT_METHODS } from '@/lib/documents/types'
import { RECURRENCE_DAYS } from '@/lib/documents/rhythm/types'
import { FormSelect } from './form-select'
import type { InvoiceFields } from './invoice-form-values'
import { useKind, useSaid, useSourceNumber } from './use-said'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

// Few invoices repeat.
const RepeatFieldset = lazy(() =>
  import('@/components/documents/form/repeat/repeat-fieldset').then((module) => ({
    default: module.RepeatFieldset,
  })),
)
const LanguageFields = lazy(() => import('./language/language-fields'))

type InvoiceFormDetailsProps = Pick<ComponentProps<typeof LanguageFields>, 'seller' | 'clients' | 'texts'> & {
  currencies: string[]
  today: Day
  /** The series that the invoice began, where that is edited by itself. */
  seriesId: number | null
}

const FIELD = 'col-span-2 @md:col-span-1'

/**
 * What is known before anything is typed: number, currency, type and method, as one line until somebody edits them. Its
 * fields are there all the while; a wrong one opens it.
 */
export function InvoiceFormDetails({ currencies, today, seriesId, ...parties }: InvoiceFormDetailsProps) {
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const { errors, defaultValues } = useFormState({ control })
  const [number, type, currency, method, issueDate] = useWatch({
    control,
    name: ['invoiceNumber', 'invoiceType', 'currency', 'paymentMethod', 'issueDate'],
  })
  const fold = useRef<HTMLDetailsElement>(null)
  const said = useSaid()
  const kind = useKind()
  const source = useSourceNumber()
  // Only an invoice repeats, and only what asks for money says how it is paid.
  const repeats = isInvoice({ kind })
  const isPaid = isPayable({ kind })
  // Seldom wanted, and in no hurry. Texts that follow the language do so from there.
  const [wasOpen, setWasOpen] = useState(false)
  const invoiceNumber = useRegistered<InvoiceFields>('invoiceNumber')
  const started = defaultValues?.currency
  const recurring = type === 'RECURRING'
  const derived = derivedPaymentMethod(type)
  const isWrong = Boolean(
    errors.currency ||
    errors.language ||
    errors.invoiceNumber ||
    errors.invoiceType ||
    errors.paymentMethod ||
    errors.recurringDate ||
    ('schedule' in errors && errors.schedule),
  )

  // How a series repeats is worth seeing.
  const opens = isWrong || recurring
  useEffect(() => {
    if (opens && fold.current) fold.current.open = true
  }, [opens])

  const becameRecurring = recurring && defaultValues?.invoiceType !== 'RECURRING'
  useEffect(() => {
    if (becameRecurring && !getValues('recurringDate'))
      setValue('recurringDate', addDays(today, RECURRENCE_DAYS), { shouldDirty: true })
  }, [becameRecurring, getValues, setValue, today])

  return (
    <details ref={fold} className="form-fold" onToggle={() => setWasOpen(true)}>
      <summary>
        <h2 className="text-base font-semibold tracking-tight">Details</h2>
        <span className="form-fold-line">
          <bdi className="break-anywhere">{number.trim() || 'No number'}</bdi>
          {[
            '',
            currency,
            ...(repeats ? [typeLabel(type)] : []),
            ...(isPaid ? [paymentMethodLabel(method || derived)] : []),
          ].join(' · ')}
        </span>
        <span className="form-fold-edit">
          <span className="when-folded">Edit</span>
          <span className="when-open">Done</span>
        </span>
      </summary>
      <div className="@container">
        <div className="grid grid-cols-2 gap-4 pt-4">
          <FormField
            className={FIELD}
            label={said('Invoice Number')}
            required
            error={errors.invoiceNumber?.message}
          >
            <Input {...invoiceNumber} autoComplete="off" spellCheck={false} />
          </FormField>
          <FormField
            className={FIELD}
            label="Currency"
            required
            hint={
              source !== null
                ? `That of ${source}`
                : currency === started
                  ? undefined
                  : 'Changing the currency keeps your items. Prices aren’t converted.'
            }
            error={errors.currency?.message}
          >
            {source !== null ? (
              <Input value={currency} readOnly />
            ) : (
              <FormSelect name="currency">
                <CurrencyOptions first={currencies} value={currency} />
              </FormSelect>
            )}
          </FormField>
          {repeats && (
            <FormField className={FIELD} label="Invoice Type" error={errors.invoiceType?.message}>
              <FormSelect name="invoiceType">
                {INVOICE_TYPES.map((value) => (
                  <option key={value} value={value}>
                    {typeLabel(value)}
                  </option>
                ))}
              </FormSelect>
            </FormField>
          )}
          {isPaid && (
            <FormField className={FIELD} label="Payment Method" error={errors.paymentMethod?.message}>
              <FormSelect name="paymentMethod" fallback={derived}>
                {PAYMENT_METHODS.map((value) => (
                  <option key={value} value={value}>
                    {paymentMethodLabel(value)}
                  </option>
                ))}
              </FormSelect>
            </FormField>
          )}
          {(wasOpen || parties.texts) && (
            <Suspense>
              <LanguageFields className={FIELD} {...parties} />
            </Suspense>
          )}
          {recurring && (
            <div className="bg-muted/50 col-span-2 rounded-lg border p-4">
              <Suspense>
                <RepeatFieldset today={today} issueDate={issueDate} />
              </Suspense>
              {seriesId !== null && (
                <p className="ui-field-hint mt-3">
                  Items, texts and client of the next invoices are not changed here.{' '}
                  <Link href={`/invoices/series/${seriesId}`} className="underline underline-offset-4">
                    Edit the series
                  </Link>
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </details>
  )
}

'use client'

import Link from 'next/link'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { addDays, type Day } from '@/lib/core/dates'
import { isInvoice, isPayable } from '@/lib/documents/lifecycle/kinds'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { RecurrenceSummary } from '@/components/documents/form/recurrence/recurrence-summary'
import { DEFAULT_RECURRENCE_DAYS } from '@/lib/documents/recurrence/types'
import { loadDetailsChoices } from './invoice-form-api'
import type { InvoiceFields } from './invoice-form-values'
import { useDocumentKind, useSourceDocumentNumber } from './use-document-kind'

// Loaded on demand: few invoices recur.
const RecurrenceFieldset = lazy(() =>
  import('@/components/documents/form/recurrence/recurrence-fieldset').then((module) => ({
    default: module.RecurrenceFieldset,
  })),
)
const DetailsChoices = lazy(loadDetailsChoices)

type InvoiceFormDetailsProps = Pick<ComponentProps<typeof DetailsChoices>, 'seller' | 'clients' | 'texts'> & {
  currencies: string[]
  today: Day
  /** Recurring schedule started by this invoice, if that is edited separately. */
  seriesId: number | null
}

const FIELD = 'col-span-2 @md:col-span-1'

/**
 * Number, currency, type and payment method, collapsed into one line. Opens on an error; its selects are loaded then.
 */
export function InvoiceFormDetails({ currencies, today, seriesId, ...parties }: InvoiceFormDetailsProps) {
  const t = useTranslations('documentForm')
  const tCommon = useTranslations('common')
  const { control, getValues, setValue } = useFormContext<InvoiceFields>()
  const { errors, defaultValues } = useFormState({ control })
  const [number, type, currency, method, issueDate] = useWatch({
    control,
    name: ['invoiceNumber', 'invoiceType', 'currency', 'paymentMethod', 'issueDate'],
  })
  const fold = useRef<HTMLDetailsElement>(null)
  const kind = useDocumentKind()
  const source = useSourceDocumentNumber()
  // Only invoices recur; only payable documents have a payment method.
  const repeats = isInvoice({ kind })
  const isPaid = isPayable({ kind })
  // The selects are loaded on first opening and stay mounted, because texts that follow the language are updated there.
  const [wasOpen, setWasOpen] = useState(false)
  const started = defaultValues?.currency
  const recurring = type === 'RECURRING'
  const derived = getDefaultPaymentMethod(type)
  const isInvalid = Boolean(
    errors.currency ||
    errors.language ||
    errors.invoiceNumber ||
    errors.invoiceType ||
    errors.paymentMethod ||
    errors.recurringDate ||
    errors.every ||
    errors.endsOn ||
    errors.maxRuns,
  )

  // Also opened for a recurring invoice, to show its schedule.
  const opens = isInvalid || recurring
  useEffect(() => {
    if (opens && fold.current) fold.current.open = true
  }, [opens])

  const becameRecurring = recurring && defaultValues?.invoiceType !== 'RECURRING'
  useEffect(() => {
    if (becameRecurring && !getValues('recurringDate'))
      setValue('recurringDate', addDays(today, DEFAULT_RECURRENCE_DAYS), { shouldDirty: true })
  }, [becameRecurring, getValues, setValue, today])

  return (
    <details ref={fold} className="group/fold open:pb-5" onToggle={() => setWasOpen(true)}>
      <summary className="group/summary -mx-2 flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md px-2 py-3.5 group-open/fold:justify-between group-open/fold:pb-0 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-semibold tracking-tight">{t('details.title')}</h2>
        <span className="text-muted-foreground min-w-0 flex-1 group-open/fold:hidden">
          <bdi className="wrap-anywhere">{number.trim() || t('details.noNumber')}</bdi>
          {` · ${currency}`}
          {repeats && <> · {recurring ? <RecurrenceSummary /> : t(`types.${type}`)}</>}
          {isPaid && ` · ${tCommon(`invoicePaymentMethods.${method || derived}`)}`}
        </span>
        <span className="text-primary font-medium underline-offset-4 group-hover/summary:underline">
          <span className="group-open/fold:hidden">{t('details.open')}</span>
          <span className="not-group-open/fold:hidden">{t('details.close')}</span>
        </span>
      </summary>
      <div className="@container">
        <div className="grid grid-cols-2 gap-4 pt-4">
          <LabeledField
            isPrinted
            control={control}
            name="invoiceNumber"
            label={t('details.number', { kind })}
            required
            className={FIELD}
          >
            {(field) => <Input {...field} autoComplete="off" spellCheck={false} />}
          </LabeledField>
          <LabeledField
            control={control}
            name="currency"
            label={t('details.currency')}
            required
            description={
              source !== null
                ? t('details.currencyOfSource', { number: source })
                : currency === started
                  ? undefined
                  : t('details.currencyChanged')
            }
            className={FIELD}
          >
            {(field) =>
              source !== null ? (
                <Input value={field.value} readOnly />
              ) : (
                <CurrencyCombobox {...field} first={currencies} />
              )
            }
          </LabeledField>
          {(wasOpen || parties.texts) && (
            <Suspense>
              <DetailsChoices className={FIELD} {...parties} />
            </Suspense>
          )}
          {recurring && (
            <div className="bg-muted/50 col-span-2 rounded-lg border p-4">
              <Suspense>
                <RecurrenceFieldset today={today} issueDate={issueDate} />
              </Suspense>
              {seriesId !== null && (
                <p className="text-caption text-muted-foreground mt-3">
                  {t.rich('details.series', {
                    link: (text) => (
                      <Link href={`/invoices/series/${seriesId}`} className="underline underline-offset-4">
                        {text}
                      </Link>
                    ),
                  })}
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </details>
  )
}

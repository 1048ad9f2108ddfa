'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormContext, useWatch, type Resolver } from 'react-hook-form'
import { Eye } from 'lucide-react'
import { useDateFormat, useDecimalSign } from '@/components/shared/format-settings'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { SaveButton } from '@/components/shared/form/save-button'
import { Form } from '@/components/ui/form'
import type { DefaultTexts, DocumentTextKey } from '@/lib/business/texts'
import type { ClientOption } from '@/lib/clients/client-response'
import { isDay, type Day } from '@/lib/core/dates'
import type { Seller } from '@/lib/documents/types'
import type { RecurringScheduleInput } from '@/lib/recurring/schedules/recurring-schedule-schema'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { missedPolicies } from '@/lib/documents/recurrence/types'
import type { TaxOption } from '@/components/documents/form/charges/tax-options'
import { TaxOptionsProvider } from '@/components/documents/form/charges/tax-field'
import { ClientPicker, useClientOptions } from '@/components/documents/form/client/client-picker'
import LanguageFields from '@/components/documents/form/language/language-fields'
import { InvoiceFormTexts } from '@/components/documents/form/invoice-form-texts'
import { InvoiceFormTotals } from '@/components/documents/form/invoice-form-totals'
import { ConflictNotice } from '@/components/documents/form/invoice-form-notices'
import {
  FormBar,
  FormColumns,
  FormLayout,
  FormPreview,
  FormSection,
} from '@/components/documents/form/form-layout'
import { LineItems } from '@/components/documents/form/lines/line-items'
import { LivePreview } from '@/components/documents/form/preview/live-preview'
import PlaceholderHelp from '@/components/documents/form/recurrence/placeholder-help'
import { RecurrenceFieldset, CountField } from '@/components/documents/form/recurrence/recurrence-fieldset'
import { toNextInvoiceSource, toScheduleFields, type ScheduleFields } from './schedule-values'
import { useSaveShortcut } from '@/components/documents/form/use-save-shortcut'
import { useSaveSchedule } from './use-save-schedule'
import { usePaymentMethodOptions } from '@/components/documents/form/payment-method-options'
import { useMinWidth } from '@/components/shared/browser/use-media-query'

const PreviewSheet = lazy(() => import('@/components/documents/form/preview/preview-sheet'))
const loadCheck = () => import('./schedule-form-resolver')

/** Container width in CSS pixels from which the preview fits beside the form: Tailwind's @4xl. */
const TWO_COLUMNS = 896

export interface ScheduleFormProps {
  series: RecurringSchedule
  /** Next invoice number. */
  nextNumber: string
  clients: ClientOption[]
  /** True if there are more clients than `clients` holds. */
  moreClients: boolean
  NewClient: React.ComponentType<{
    name: string
    onCreated: (client: ClientOption) => void
    onClose: () => void
  }>
  currencies: string[]
  defaultCurrency: string
  seller: Seller
  /** Default texts by language, if they differ. */
  texts?: DefaultTexts<DocumentTextKey> | null
  taxes: TaxOption[]
  today: Day
  /** Content above the form. */
  children: ReactNode
  /** Invoices created so far, below the form. */
  invoices: ReactNode
  /** Closes the form without restarting a schedule that has ended. */
  onCancel?: () => void
}

/** Edits a recurring schedule, with a preview of the next invoice. Existing invoices stay unchanged. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { series, nextNumber, seller, today, NewClient, onCancel } = props
  const t = useTranslations('recurring.form')
  const tCommon = useTranslations('common')
  const element = useRef<HTMLFormElement>(null)
  const decimalSign = useDecimalSign()
  const language = useLocale()
  const { pattern } = useDateFormat()
  // First values and version: a page refresh must not replace them.
  const [initial] = useState(() => toScheduleFields(series, nextNumber, decimalSign, language))
  const [version, setVersion] = useState(series.version)
  const [previewing, setPreviewing] = useState(false)
  const [newClient, setNewClient] = useState<string | null>(null)
  const resolver = useMemo(
    (): Resolver<ScheduleFields, unknown, RecurringScheduleInput> =>
      async (...fields) =>
        (await loadCheck()).createScheduleResolver(version, pattern)(...fields),
    [version, pattern],
  )
  const form = useForm<ScheduleFields, unknown, RecurringScheduleInput>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  const { leave } = useUnsavedChanges(isDirty)
  const wide = useMinWidth(element, TWO_COLUMNS)
  const { clients, addClients } = useClientOptions(form as never, props.clients, props.defaultCurrency)
  // Saving one that has ended restarts it.
  const isEnded = series.status === 'ENDED'
  const { pending, conflict, run } = useSaveSchedule({
    id: series.id,
    isRestart: isEnded,
    form,
    element,
    onSaved: (saved) => {
      setVersion(saved.version)
      form.reset(toScheduleFields(saved, nextNumber, decimalSign, language))
    },
  })
  const canSave = isDirty || isEnded
  useSaveShortcut(() => canSave && void run())

  // Running or skipping moves the next date; an edited date stays.
  const nextOn = series.nextDates[0]
  useEffect(() => {
    if (nextOn && !form.getFieldState('recurringDate').isDirty)
      form.resetField('recurringDate', { defaultValue: nextOn })
  }, [form, nextOn])

  useEffect(() => {
    if (isEnded) element.current?.querySelector<HTMLElement>('[name=recurringDate]')?.focus()
  }, [isEnded])

  // As of the day it will be issued: its due date is counted from there.
  const issueDay = useWatch({ control: form.control, name: 'recurringDate' })
  // The number that the form started with is used once an invoice has been created from the series.
  const source = useCallback<typeof toNextInvoiceSource>(
    (fields, ...rest) => toNextInvoiceSource({ ...fields, invoiceNumber: nextNumber }, ...rest),
    [nextNumber],
  )
  const preview = { seller, clients, today: isDay(issueDay) ? issueDay : today, source }
  const pickClient = (client: ClientOption) => {
    setNewClient(null)
    addClients([client])
    form.setValue('clientId', String(client.id), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Form {...form}>
      <FormLayout ref={element} aria-label={t('label')}>
        {conflict && <ConflictNotice message={conflict} onReload={() => location.reload()} />}
        <FormColumns
          preview={
            wide && (
              <FormPreview label={t('preview')}>
                <h2 className="mb-2 font-semibold">{t('preview')}</h2>
                <LivePreview {...preview} />
              </FormPreview>
            )
          }
        >
          {props.children}
          <FormSection title={t('timing')}>
            <RecurrenceFieldset today={today} createdCount={series.written} anchor={series.startsOn} />
            <MissedField />
          </FormSection>
          <Card className="@container grid gap-4 p-4 sm:p-5">
            <ClientPicker
              clients={clients}
              searchable={props.moreClients}
              onClientsFound={addClients}
              onPick={() => undefined}
              onAdd={setNewClient}
            />
          </Card>
          <FormSection title={t('items')}>
            <TaxOptionsProvider value={props.taxes}>
              <LineItems />
              <PlaceholderHelp seller={seller} clients={clients} />
              <InvoiceFormTotals offersServiceDate={false} />
            </TaxOptionsProvider>
          </FormSection>
          <FormSection title={t('details')}>
            <Details currencies={props.currencies} texts={props.texts} seller={seller} clients={clients} />
          </FormSection>
          <FormSection title={t('texts')}>
            <InvoiceFormTexts />
          </FormSection>
          {props.invoices}
          <FormBar>
            <p className="text-caption text-muted-foreground mr-auto max-sm:hidden">{t('note')}</p>
            <Button
              variant="outline"
              className="@4xl/form:hidden"
              aria-label={t('previewNext')}
              onClick={() => setPreviewing(true)}
            >
              <Eye aria-hidden="true" />
              <span className="max-sm:hidden">{t('previewNext')}</span>
            </Button>
            {onCancel && (
              <Button variant="outline" disabled={pending} onClick={() => leave(onCancel)}>
                {tCommon('cancel')}
              </Button>
            )}
            <SaveButton
              type="button"
              canSave={canSave}
              className="max-md:flex-1"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              loading={pending}
              onClick={() => void run()}
            >
              {isEnded ? t('submitRestart') : t('submit')}
            </SaveButton>
          </FormBar>
        </FormColumns>
      </FormLayout>
      {newClient !== null && (
        <NewClient name={newClient} onCreated={pickClient} onClose={() => setNewClient(null)} />
      )}
      {previewing && !wide && (
        <Suspense>
          <PreviewSheet {...preview} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </Form>
  )
}

/** Policy for invoices missed while the scheduler was not running. */
function MissedField() {
  const t = useTranslations('recurring.form')
  const { control } = useFormContext<ScheduleFields>()
  return (
    <LabeledField control={control} name="missed" label={t('missed')} description={t('missedHint')}>
      {(field) => (
        <OptionSelect
          {...field}
          options={missedPolicies.map((value) => ({ value, label: t(`missedPolicy.${value}`) }))}
        />
      )}
    </LabeledField>
  )
}

interface DetailsProps {
  currencies: string[]
  seller: Seller
  clients: ClientOption[]
  texts?: DefaultTexts<DocumentTextKey> | null
}

/** Fields that rarely change: payment terms, currency, payment method and language. */
function Details({ currencies, ...parties }: DetailsProps) {
  const t = useTranslations('recurring.form')
  const { control } = useFormContext<ScheduleFields>()
  const paymentMethods = usePaymentMethodOptions()
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <CountField name="paymentTerms" label={t('paymentTerms')} unit={t('days')} />
      <LabeledField control={control} name="currency" label={t('currency')} required>
        {(field) => <CurrencyCombobox {...field} first={currencies} />}
      </LabeledField>
      <LabeledField control={control} name="paymentMethod" label={t('paymentMethod')}>
        {(field) => <OptionSelect {...field} options={paymentMethods} />}
      </LabeledField>
      <LanguageFields {...parties} />
    </div>
  )
}

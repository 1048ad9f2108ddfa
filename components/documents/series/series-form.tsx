'use client'

import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, useFormContext, useFormState, useWatch, type Resolver } from 'react-hook-form'
import { Eye } from 'lucide-react'
import { useDecimalSign } from '@/components/shared/decimal-sign'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import type { DefaultTexts, DocumentTextKey } from '@/lib/business/texts'
import type { ClientOption } from '@/lib/parties/types'
import type { Day } from '@/lib/kernel/dates'
import { paymentMethodLabel } from '@/lib/documents/status'
import { PAYMENT_METHODS, type Seller } from '@/lib/documents/types'
import type { SeriesInput } from '@/lib/series/series-schema'
import type { Series } from '@/lib/series/types'
import { MISSED_LABELS } from '@/lib/documents/rhythm/types'
import type { TaxOption } from '@/components/documents/form/charges/tax-options'
import { TaxesProvider } from '@/components/documents/form/charges/taxes'
import { ClientPicker } from '@/components/documents/form/client/client-picker'
import { FormSelect } from '@/components/documents/form/form-select'
import LanguageFields from '@/components/documents/form/language/language-fields'
import { InvoiceFormTexts } from '@/components/documents/form/invoice-form-texts'
import { InvoiceFormTotals } from '@/components/documents/form/invoice-form-totals'
import { ConflictNotice } from '@/components/documents/form/invoice-form-notices'
import { FormSection } from '@/components/documents/form/form-section'
import { LineItems } from '@/components/documents/form/lines/line-items'
import { LivePreview } from '@/components/documents/form/preview/live-preview'
import PlaceholderHelp from '@/components/documents/form/repeat/placeholder-help'
import { RepeatFieldset } from '@/components/documents/form/repeat/repeat-fieldset'
import { nextSource, seriesFields, type SeriesFields } from './series-values'
import { useClients } from '@/components/documents/form/client/use-clients'
import { useRegistered } from '@/components/documents/form/kept/use-registered'
import { useSaveKeys } from '@/components/documents/form/use-save-keys'
import { useSeriesSave } from './use-series-save'
import { useWide } from '@/components/documents/form/preview/use-wide'
import '@/components/documents/form/invoice-form.css'

const PreviewSheet = lazy(() => import('@/components/documents/form/preview/preview-sheet'))
const loadCheck = () => import('./series-form-check')

/** From this width on the preview lies beside the form: Tailwind's @4xl. */
const TWO_COLUMNS = 896

interface SeriesFormProps {
  series: Series
  /** What the next invoice would be called. */
  nextNumber: string
  clients: ClientOption[]
  /** There are more clients than `clients` holds. */
  moreClients: boolean
  NewClient: React.ComponentType<{
    name: string
    onCreated: (client: ClientOption) => void
    onClose: () => void
  }>
  currencies: string[]
  defaultCurrency: string
  seller: Seller
  /** What documents begin with, where that depends on their language. */
  texts?: DefaultTexts<DocumentTextKey> | null
  /** What the business charges. */
  taxes: TaxOption[]
  today: Day
  /** What stands above the form. */
  children: ReactNode
}

/** What a series writes from now on and when, with the next invoice as it will look. Those it has written stay as they are. */
export function SeriesForm(props: SeriesFormProps) {
  const { series, nextNumber, seller, today, NewClient } = props
  const element = useRef<HTMLFormElement>(null)
  const decimalSign = useDecimalSign()
  // What the form began with, and the version its edit starts from; a refresh of the page must not move it.
  const [initial] = useState(() => seriesFields(series, nextNumber, today, decimalSign))
  const [version, setVersion] = useState(series.version)
  const [previewing, setPreviewing] = useState(false)
  const [newClient, setNewClient] = useState<string | null>(null)
  const resolver = useMemo(
    (): Resolver<SeriesFields, unknown, SeriesInput> =>
      async (...fields) =>
        (await loadCheck()).checkSeries(version)(...fields),
    [version],
  )
  const form = useForm<SeriesFields, unknown, SeriesInput>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  const wide = useWide(element, TWO_COLUMNS)
  const { clients, learn } = useClients(form as never, props.clients, props.defaultCurrency)
  const { pending, conflict, run } = useSeriesSave({
    id: series.id,
    form,
    element,
    onSaved: (saved) => {
      setVersion(saved.version)
      form.reset(seriesFields(saved, nextNumber, today, decimalSign))
    },
  })
  useSaveKeys(() => void run())

  // Running or skipping moves the next day on; a day that somebody typed stays.
  const nextOn = series.nextDates[0]
  useEffect(() => {
    if (nextOn && !form.getFieldState('recurringDate').isDirty)
      form.resetField('recurringDate', { defaultValue: nextOn })
  }, [form, nextOn])

  const preview = { seller, clients, today, source: nextSource }
  const takeClient = (client: ClientOption) => {
    setNewClient(null)
    learn([client])
    form.setValue('clientId', String(client.id), { shouldDirty: true, shouldValidate: true })
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label="Series"
        className="invoice-form @container/form max-md:pb-20"
        onSubmit={(event) => event.preventDefault()}
      >
        {conflict && <ConflictNotice message={conflict} onReload={() => location.reload()} />}
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] @4xl:gap-8">
          <div className="@container/column grid min-w-0 gap-4">
            {props.children}
            <Card className="@container grid gap-4 p-4 sm:p-5">
              <ClientPicker
                clients={clients}
                searchable={props.moreClients}
                onFound={learn}
                onPick={() => undefined}
                onAdd={setNewClient}
              />
            </Card>
            <FormSection title="Items">
              <TaxesProvider value={props.taxes}>
                <LineItems />
                <PlaceholderHelp />
                <InvoiceFormTotals isSeries />
              </TaxesProvider>
            </FormSection>
            <FormSection title="Timing">
              <RepeatFieldset today={today} written={series.written} anchor={series.startsOn} />
              <MissedField />
            </FormSection>
            <FormSection title="Details">
              <Details currencies={props.currencies} texts={props.texts} {...{ seller, clients }} />
            </FormSection>
            <FormSection title="Notes and terms">
              <InvoiceFormTexts />
              <PlaceholderHelp />
            </FormSection>
            <div className="ui-bar form-bar" role="group" aria-label="Save">
              <p className="text-caption text-muted-foreground mr-auto max-sm:hidden">
                Invoices that exist stay as they are.
              </p>
              <Button variant="outline" className="form-bar-preview" onClick={() => setPreviewing(true)}>
                <Eye aria-hidden="true" />
                Preview next
              </Button>
              <Button
                aria-keyshortcuts="Control+Enter Meta+Enter"
                loading={pending}
                loadingText="Saving..."
                onClick={() => void run()}
              >
                {series.status === 'ENDED' ? 'Save and restart' : 'Save series'}
              </Button>
            </div>
          </div>
          {wide && (
            <aside aria-label="Next invoice" tabIndex={0} className="form-preview hidden @4xl:block">
              <h2 className="mb-2 font-semibold">Next invoice</h2>
              <LivePreview {...preview} />
            </aside>
          )}
        </div>
      </form>
      {newClient !== null && (
        <NewClient name={newClient} onCreated={takeClient} onClose={() => setNewClient(null)} />
      )}
      {previewing && !wide && (
        <Suspense>
          <PreviewSheet {...preview} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </FormProvider>
  )
}

/** What becomes of the invoices of days on which nothing ran. */
function MissedField() {
  const missed = useRegistered<SeriesFields>('missed')
  return (
    <FormField
      label="If invoices were missed"
      hint="For example while the server was down. Each is dated the day it was meant for, and is not e-mailed once its due date has passed."
    >
      <Select {...missed}>
        {Object.entries(MISSED_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  )
}

interface DetailsProps {
  currencies: string[]
  seller: Seller
  clients: ClientOption[]
  texts?: DefaultTexts<DocumentTextKey> | null
}

/** What is rarely changed: when an invoice is due, in which currency, and how it is paid. */
function Details({ currencies, ...parties }: DetailsProps) {
  const { control } = useFormContext<SeriesFields>()
  const { errors } = useFormState({ control })
  const currency = useWatch({ control, name: 'currency' })
  const paymentTerms = useRegistered<SeriesFields>('paymentTerms')
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <FormField label="Due after" error={errors.paymentTerms?.message}>
        {(control) => (
          <span className="flex items-center gap-2.5">
            <Input
              {...paymentTerms}
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="tabular w-20"
            />
            <span className="text-muted-foreground">days</span>
          </span>
        )}
      </FormField>
      <FormField label="Currency" required error={errors.currency?.message}>
        <FormSelect name="currency">
          <CurrencyOptions first={currencies} value={currency} />
        </FormSelect>
      </FormField>
      <FormField label="Payment Method" error={errors.paymentMethod?.message}>
        <FormSelect name="paymentMethod">
          {PAYMENT_METHODS.map((value) => (
            <option key={value} value={value}>
              {paymentMethodLabel(value)}
            </option>
          ))}
        </FormSelect>
      </FormField>
      <LanguageFields {...parties} />
    </div>
  )
}

'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { useTranslations } from 'next-intl'
import { useForm, type Resolver } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { useDateFormat } from '@/components/shared/format-settings'
import { DocumentSkeleton } from '@/components/shared/page/skeletons'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import type { LeaveMessages } from '@/components/shared/unsaved/unsaved-forms'
import type { StandardRate } from '@/lib/business/taxes/countries'
import type { DefaultTexts, DocumentTextKey } from '@/lib/business/texts'
import type { ClientOption } from '@/lib/clients/client-response'
import type { Day } from '@/lib/core/dates'
import type { DraftStorage } from '@/lib/documents/draft-storage-key'
import type { InvoiceInput } from '@/lib/documents/schema'
import { requiresSupplyDate } from '@/lib/documents/supply-dates'
import type { Seller } from '@/lib/documents/types'
import type { TaxOption } from './charges/tax-options'
import { TaxOptionsProvider } from './charges/tax-field'
import { ClientPicker, useClientOptions } from './client/client-picker'
import { loadDetailsChoices, importFetchFile, type InvoiceFormMode } from './invoice-form-api'
import { InvoiceFormDates } from './invoice-form-dates'
import { InvoiceFormDetails } from './invoice-form-details'
import { InvoiceFormHeader, type InvoiceFormAction, InvoiceFormBar } from './invoice-form-header'
import { InvoiceFormTexts } from './invoice-form-texts'
import { InvoiceFormTotals } from './invoice-form-totals'
import type { InvoiceFields } from './invoice-form-values'
import { FormColumns, FormLayout, FormPreview, FormSection } from './form-layout'
import { LineItems } from '@/components/documents/form/lines/line-items'
import { RecurrenceNotice } from '@/components/documents/form/recurrence/recurrence-summary'
import { RecurringPlaceholderHelp } from '@/components/documents/form/recurrence/recurring-placeholder-help'
import { useFormFocus } from './use-form-focus'
import {
  useInvoiceFormActions,
  type SavedInvoice,
} from '@/components/documents/form/use-invoice-form-actions'
import { useDraftAutosave } from '@/components/documents/form/drafts/use-draft-autosave'
import { useProposedNumber } from './use-proposed-number'
import { useSaveShortcut } from './use-save-shortcut'
import { useImportDemoInvoice } from '@/components/documents/form/drafts/use-import-demo-invoice'
import { useMinWidth } from '@/components/shared/browser/use-media-query'

// Loaded on demand: rarely shown.
const DraftRestoredNotice = lazy(() =>
  import('./invoice-form-notices').then((module) => ({ default: module.DraftRestoredNotice })),
)
const loadNotices = () => import('./invoice-form-notices')
const ConflictNotice = lazy(() => loadNotices().then((module) => ({ default: module.ConflictNotice })))
const DeletedNotice = lazy(() => loadNotices().then((module) => ({ default: module.DeletedNotice })))

// The server renders it on wide screens; it starts to follow the form once its code is loaded.
const EditablePreview = dynamic(
  () =>
    import('@/components/documents/form/preview/editable-preview').then((module) => module.EditablePreview),
  { loading: () => <DocumentSkeleton /> },
)
const PreviewSheet = lazy(() => import('@/components/documents/form/preview/preview-sheet'))
const loadSending = () => import('@/components/documents/mail/send-dialog')
const SendDialog = lazy(() => loadSending().then((module) => ({ default: module.SendDialog })))

/** Container width in CSS pixels from which the preview fits beside the form: Tailwind's @4xl. */
const TWO_COLUMNS = 896

// Nothing is validated before saving, so the schema library loads after the form.
const loadCheck = () => import('./invoice-form-resolver')
interface NewClientProps {
  name: string
  address?: string
  onCreated: (client: ClientOption) => void
  onClose: () => void
}

export interface InvoiceFormProps {
  mode: InvoiceFormMode
  initial: InvoiceFields
  /** Browser storage of the unsaved draft: one per user and invoice. */
  draftStorage: DraftStorage
  clients: ClientOption[]
  /** Dialog that creates a client, passed in because it belongs to the clients feature. */
  NewClient: ComponentType<NewClientProps>
  /** True if there are more clients than `clients` holds. */
  moreClients: boolean
  currencies: string[]
  defaultCurrency: string
  seller: Seller
  /** Default texts by language, if they differ. */
  texts?: DefaultTexts<DocumentTextKey> | null
  taxes: TaxOption[]
  /** Standard rate of the country, offered while no tax is charged. */
  offeredRate?: StandardRate | null
  today: Day
  paymentTerms: number
  /** True if new numbers contain the issue date or client. */
  followsNumberPattern?: boolean
  /** Recurring schedule started by this invoice, if that is edited separately. */
  seriesId?: number | null
}

/** Creates an invoice or edits a draft, with a live preview. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { mode, seller, today, moreClients, NewClient } = props
  const creating = mode.kind === 'create'
  const { kind } = props.initial
  const t = useTranslations('documentForm')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const element = useRef<HTMLFormElement>(null)
  // First values: a page refresh must not replace them.
  const [initial] = useState(props.initial)
  const [previewing, setPreviewing] = useState(false)
  // Client being created, with what is known so far.
  const [newClient, setNewClient] = useState<{ name: string; address?: string } | null>(null)
  const addClient = useCallback((name: string, address?: string) => setNewClient({ name, address }), [])
  // Invoice that was saved and is about to be sent.
  const [sending, setSending] = useState<SavedInvoice | null>(null)
  const { pattern } = useDateFormat()
  const resolver = useMemo(
    (): Resolver<InvoiceFields, unknown, InvoiceInput> =>
      async (...fields) =>
        (await loadCheck()).invoiceFormResolver(pattern)(...fields),
    [pattern],
  )
  const form = useForm<InvoiceFields, unknown, InvoiceInput>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  })
  const wide = useMinWidth(element, TWO_COLUMNS)
  const draft = useDraftAutosave(form, props.draftStorage, initial)
  useImportDemoInvoice({
    form,
    initial,
    enabled: creating && !initial.clientId,
    clients: props.clients,
    onNewClient: addClient,
  })
  // Memoised: a new identity would re-register the form above an open dialog in the unsaved-changes stack.
  const leaveMessages = useMemo(
    (): LeaveMessages => ({
      title: t('leave.title'),
      description: creating ? t('leave.newDocument', { kind }) : t('leave.changes'),
      confirmLabel: t('leave.confirm'),
      isDestructive: false,
    }),
    [creating, kind, t],
  )
  useUnsavedChanges(draft.isChanged, leaveMessages)
  const { clients, addClients, applyCurrency } = useClientOptions(form, props.clients, props.defaultCurrency)
  const proposedNumber = useProposedNumber(form, initial, creating && (props.followsNumberPattern ?? false))
  const { pending, conflict, deleted, run } = useInvoiceFormActions({
    form,
    element,
    mode,
    proposedNumber,
    onSaved: draft.finish,
    onSend: setSending,
  })
  useSaveShortcut(run)
  const goToLines = useFormFocus(element, {
    initialFocus: creating ? (initial.clientId ? 'lines' : 'client') : null,
    isRestored: draft.restored,
    isCovered: newClient !== null,
  })
  const preview = { seller, clients, today }

  useEffect(() => {
    const idle = setTimeout(
      () =>
        void Promise.all([loadCheck(), loadNotices(), importFetchFile(), loadDetailsChoices()]).catch(
          () => undefined,
        ),
      1000,
    )
    return () => clearTimeout(idle)
  }, [])

  const action = (name: InvoiceFormAction) => ({
    // While the saved invoice is being sent, the form is done saving, but stays blocked.
    loading: pending === name && !sending,
    disabled: pending !== null && (pending !== name || sending !== null),
    onClick: () => {
      if (name === 'send') void loadSending().catch(() => undefined)
      void run(name)
    },
  })
  const pickClient = (client: ClientOption) => {
    applyCurrency(client)
    goToLines()
  }
  const takeClient = (client: ClientOption) => {
    setNewClient(null)
    addClients([client])
    router.refresh()
    form.setValue('clientId', String(client.id), { shouldDirty: true, shouldValidate: true })
    pickClient(client)
  }
  /** Shows the saved invoice, whether or not it was sent. */
  const goToInvoice = ({ id }: SavedInvoice) => {
    router.refresh()
    router.push(`/invoices/${id}`)
  }
  const startFresh = () => {
    draft.startFresh()
    element.current?.querySelector<HTMLElement>('[name=clientId]')?.focus()
  }
  const reload = () => {
    draft.finish()
    window.location.reload()
  }

  // Quotes and pro forma invoices need no date of supply.
  const asksSupplyDate =
    requiresSupplyDate(seller.place?.country) && (kind === 'INVOICE' || kind === 'CREDIT_NOTE')

  return (
    <Form {...form}>
      <FormLayout ref={element}>
        <InvoiceFormHeader
          kind={kind}
          heading={
            creating && initial.invoiceType === 'RECURRING'
              ? t('create.recurring')
              : t(creating ? 'create.title' : 'edit.title', { kind })
          }
          action={action}
        />
        {deleted && (
          <Suspense>
            <DeletedNotice pending={pending === 'save'} onSave={() => void run('save')} />
          </Suspense>
        )}
        {conflict && !deleted && (
          <Suspense>
            <ConflictNotice message={conflict} onReload={reload} />
          </Suspense>
        )}
        {draft.restored && !conflict && !deleted && (
          <Suspense>
            <DraftRestoredNotice creating={creating} onStartFresh={startFresh} />
          </Suspense>
        )}
        <FormColumns
          preview={
            wide && (
              <FormPreview label={t('preview.title')}>
                <EditablePreview {...preview} paymentTerms={props.paymentTerms} />
              </FormPreview>
            )
          }
        >
          <Card className="@container grid gap-4 p-4 sm:p-5">
            <ClientPicker
              clients={clients}
              searchable={moreClients}
              onClientsFound={addClients}
              onPick={pickClient}
              onAdd={addClient}
            />
            <InvoiceFormDates paymentTerms={props.paymentTerms} asksSupplyDate={asksSupplyDate} />
            <RecurrenceNotice />
          </Card>
          <FormSection title={t('lines.title')}>
            <TaxOptionsProvider value={props.taxes}>
              <LineItems />
              <RecurringPlaceholderHelp seller={seller} clients={clients} />
              <InvoiceFormTotals
                offersServiceDate={!asksSupplyDate}
                offeredRate={props.offeredRate}
                seller={seller}
              />
            </TaxOptionsProvider>
          </FormSection>
          <Card className="px-4 sm:px-5">
            <InvoiceFormDetails
              {...preview}
              texts={props.texts}
              currencies={props.currencies}
              seriesId={props.seriesId ?? null}
            />
          </Card>
          <FormSection title={t('texts.title')}>
            <InvoiceFormTexts kind={kind} />
          </FormSection>
          <InvoiceFormBar
            savingText={creating ? t('actions.creating') : tCommon('saving')}
            action={action}
            onPreview={() => setPreviewing(true)}
          />
        </FormColumns>
      </FormLayout>
      {newClient !== null && (
        <NewClient {...newClient} onCreated={takeClient} onClose={() => setNewClient(null)} />
      )}
      {previewing && !wide && (
        <Suspense>
          <PreviewSheet {...preview} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
      {sending && (
        <Suspense>
          <SendDialog invoice={sending} draftKind="invoice" onClose={() => goToInvoice(sending)} />
        </Suspense>
      )}
    </Form>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { useEarlyTyping } from '@/components/shared/use-early-typing'
import type { ClientOption } from '@/lib/clients/types'
import type { Day } from '@/lib/dates'
import type { InvoiceInput } from '@/lib/invoices/schema'
import type { Seller } from '@/lib/invoices/types'
import { ClientPicker } from './client-picker'
import type { InvoiceFormMode } from './invoice-form-calls'
import { InvoiceFormDetails } from './invoice-form-details'
import { InvoiceFormHeader } from './invoice-form-header'
import { ConflictNotice, RestoredNotice } from './invoice-form-notices'
import { InvoiceFormTexts } from './invoice-form-texts'
import { InvoiceFormTotals } from './invoice-form-totals'
import type { InvoiceFields } from './invoice-form-values'
import { LineItems } from './line-items'
import { LivePreview } from './live-preview'
import { useClients } from './use-clients'
import { useInvoiceActions } from './use-invoice-actions'
import { useKeptDraft } from './use-kept-draft'
import { useUnsavedGuard } from './use-unsaved-guard'
import { useWide } from './use-wide'
import './invoice-form.css'

const PreviewSheet = lazy(() => import('./preview-sheet'))
const LeaveDialog = lazy(() => import('./leave-dialog'))

/** From this width on the preview lies beside the form: Tailwind's @4xl. */
const TWO_COLUMNS = 896

// Nothing is checked before it is saved, so the schema library comes when the form is already there.
const loadCheck = () => import('./invoice-form-check')
const resolver: Resolver<InvoiceFields, unknown, InvoiceInput> = async (...fields) =>
  (await loadCheck()).checkInvoice(...fields)

interface NewClientProps {
  name: string
  onCreated: (client: ClientOption) => void
  onClose: () => void
}

export interface InvoiceFormProps {
  mode: InvoiceFormMode
  initial: InvoiceFields
  /** Names what the browser keeps: one per user and per invoice. */
  draftKey: string
  clients: ClientOption[]
  /** The dialog that adds a client, which belongs to the screens of clients. */
  NewClient: ComponentType<NewClientProps>
  /** There are more clients than `clients` holds. */
  moreClients: boolean
  currencies: string[]
  defaultCurrency: string
  seller: Seller
  today: Day
  /** Days. */
  paymentTerms: number
}

/** Creates an invoice or edits a draft: the form at the left, the invoice as it will look at the right. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { mode, seller, today, moreClients, NewClient } = props
  const creating = mode.kind === 'create'
  const router = useRouter()
  const element = useRef<HTMLFormElement>(null)
  // What the form began with; a refresh of the page must not move it.
  const [initial] = useState(props.initial)
  const [previewing, setPreviewing] = useState(false)
  // The name of a client to be added, as far as it is known.
  const [newClient, setNewClient] = useState<string | null>(null)
  const form = useForm<InvoiceFields, unknown, InvoiceInput>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  })
  useEarlyTyping(form, initial, 'currency')
  const wide = useWide(element, TWO_COLUMNS)
  const draft = useKeptDraft(form, props.draftKey, initial)
  const guard = useUnsavedGuard(draft.isChanged)
  const { clients, learn, takeCurrency } = useClients(form, props.clients, props.defaultCurrency)
  const { pending, conflict, run } = useInvoiceActions({
    form,
    element,
    mode,
    proposedNumber: initial.invoiceNumber,
    onSaved: draft.finish,
  })
  const preview = { seller, clients, today }

  useEffect(() => {
    const idle = setTimeout(() => void loadCheck().catch(() => undefined), 1000)
    return () => clearTimeout(idle)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void run('save')
  }
  const takeClient = (client: ClientOption) => {
    setNewClient(null)
    learn([client])
    router.refresh()
    form.setValue('clientId', String(client.id), { shouldDirty: true, shouldValidate: true })
    takeCurrency(client)
  }
  const startFresh = () => {
    draft.startFresh()
    element.current?.querySelector<HTMLElement>('[name=clientId]')?.focus()
  }
  const reload = () => {
    draft.finish()
    window.location.reload()
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        className="invoice-form @container max-md:pb-20"
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <InvoiceFormHeader
          heading={creating ? 'Create Invoice' : 'Edit Invoice'}
          savingText={creating ? 'Creating...' : 'Saving...'}
          pending={pending}
          onAction={run}
          onPreview={() => setPreviewing(true)}
        />
        {conflict && <ConflictNotice message={conflict} onReload={reload} />}
        {draft.restored && !conflict && <RestoredNotice creating={creating} onStartFresh={startFresh} />}
        <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)] @4xl:gap-8">
          <div className="grid min-w-0 gap-4">
            <Section title="Details">
              <ClientPicker
                clients={clients}
                searchable={moreClients}
                onFound={learn}
                onPick={takeCurrency}
                onAdd={setNewClient}
              />
              <InvoiceFormDetails
                currencies={props.currencies}
                today={today}
                paymentTerms={props.paymentTerms}
              />
            </Section>
            <Section title="Items">
              <LineItems />
              <InvoiceFormTotals />
            </Section>
            <Section title="Notes and terms">
              <InvoiceFormTexts />
            </Section>
          </div>
          {wide && (
            <aside aria-label="Preview" tabIndex={0} className="form-preview hidden @4xl:block">
              <LivePreview {...preview} />
            </aside>
          )}
        </div>
      </form>
      {newClient !== null && (
        <NewClient name={newClient} onCreated={takeClient} onClose={() => setNewClient(null)} />
      )}
      <Suspense>
        {previewing && !wide && <PreviewSheet {...preview} onClose={() => setPreviewing(false)} />}
        {guard.leavingTo && (
          <LeaveDialog
            creating={creating}
            onStay={guard.stay}
            onLeave={() => router.push(guard.leavingTo!)}
          />
        )}
      </Suspense>
    </FormProvider>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="@container grid gap-4 p-4 sm:p-5">
      <h2 className="text-base font-semibold tracking-tight">{title}</h2>
      {children}
    </Card>
  )
}

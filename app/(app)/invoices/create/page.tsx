import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { withMember } from '@/app/(app)/page-guards'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { toTaxOptions } from '@/components/documents/form/charges/tax-options'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { createInvoiceFields } from '@/components/documents/form/invoice-form-values'
import { toRecurringFields, toRepeatedFields } from '@/components/documents/form/recurrence/recurring-fields'
import { ClientMessages } from '@/components/shared/client-messages'
import { PermissionDenied } from '@/components/shared/page/permission-denied'
import { getDecimalSign } from '@/lib/api/request-locale'
import { deriveDraftKey } from '@/lib/platform/crypto/encryption'
import { PICKER_SIZE, listClientOptions } from '@/lib/clients/queries'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getDocumentTexts, findDocumentTexts } from '@/lib/business/texts'
import { resolveLanguages } from '@/lib/core/languages'
import { todayIn } from '@/lib/core/dates'
import { getFirstValue, type QueryParams } from '@/lib/core/lists/list-params'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { getDraftKey } from '@/lib/documents/draft-storage-key'
import { findLastTax } from '@/lib/documents/last-tax'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { findOfferedRate, getNewDocumentTax } from '@/lib/invoicing/new-document-tax'
import { proposeDocumentNumber, isNumberDependentOnInvoice } from '@/lib/invoicing/propose-number'
import { toCreatableKind, type CreatableKind } from '@/lib/documents/lifecycle/kinds'
import { RECURRING_PATH, RECURRING_TYPE } from '@/lib/documents/lifecycle/routes'
import { getScheduleId } from '@/lib/recurring/schedules/queries'
import { listInvoiceCurrencies } from '@/lib/core/site'

/** Default validity of a quote, in days. */
const QUOTE_DAYS = 30

type Props = PageProps<'/invoices/create'>

const isRecurring = (kind: CreatableKind, { type }: QueryParams) =>
  kind === 'INVOICE' && getFirstValue(type) === RECURRING_TYPE

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [t, query] = await Promise.all([getTranslations('documentForm.create'), searchParams])
  const kind = toCreatableKind(parseInvoiceFilter(query).kind)
  return { title: isRecurring(kind, query) ? t('recurring') : t('title', { kind }) }
}

export default withMember<Props>(async ({ user, actor, may }, { searchParams }) => {
  const t = await getTranslations('documentForm')
  if (!may('write'))
    return (
      <PermissionDenied
        action="createInvoices"
        back={{ href: '/invoices', label: t('notices.backToInvoices') }}
      />
    )
  const params = await searchParams
  const filter = parseInvoiceFilter(params)
  const kind = toCreatableKind(filter.kind)
  const recurs = isRecurring(kind, params)
  const from = getFirstValue(params.from)
  // The invoice that a recurring one repeats.
  const source = recurs && from ? await findOrNull(() => getInvoice(actor, requireId(from, 'invoice'))) : null
  // Another schedule would bill the client twice.
  const scheduleId = source && (await findOrNull(() => getScheduleId(actor, source.id)))
  if (scheduleId) redirect(`${RECURRING_PATH}/${scheduleId}`)
  const clientId = source ? source.clientId : filter.clientId
  const [clients, invoiceNumber, follows, seller, taxes, texts, lastTax] = await Promise.all([
    listClientOptions(actor, clientId),
    proposeDocumentNumber(actor, kind, null, clientId ? String(clientId) : null),
    isNumberDependentOnInvoice(actor, kind),
    getSeller(actor),
    listTaxRates(actor),
    getDefaultTexts(actor),
    findLastTax(actor),
  ])
  const { defaultTaxRate, defaultNotes, defaultTerms } = user
  const taxSource = { taxes, defaultTaxRate, lastTax }
  const today = todayIn(user.timeZone)
  const client = clients.find(({ id }) => id === clientId) ?? null
  // Name of the unsaved draft in the browser.
  const name = [
    recurs ? 'new:RECURRING' : kind === 'INVOICE' ? 'new' : `new:${kind}`,
    ...(source ? ['from', source.id] : client ? [client.id] : []),
  ].join(':')
  const decimalSign = await getDecimalSign()
  const unitLanguage = await getLocale()
  const fields = createInvoiceFields({
    kind,
    decimalSign,
    unitLanguage,
    client,
    currency: user.currency,
    invoiceNumber,
    today,
    paymentTerms: kind === 'QUOTE' ? QUOTE_DAYS : user.defaultPaymentTerms,
    tax: getNewDocumentTax(taxSource),
    // Default texts are about payment, which doesn't fit a quote.
    texts: kind === 'QUOTE' ? {} : getDocumentTexts(texts, resolveLanguages(client ?? {}, texts).language),
    seller,
  })
  const content = source
    ? { ...fields, ...toRepeatedFields(source, today, decimalSign, unitLanguage) }
    : fields
  const initial = recurs ? toRecurringFields(content, today) : content
  return (
    <ClientMessages
      of={['documentForm', 'recurrence', 'statusChange', 'presendCheck', 'sending', 'clients', 'validation']}
    >
      <InvoiceForm
        // Another client, kind or source in the URL starts another document.
        key={`${name}:${client?.id}`}
        mode={{ kind: 'create' }}
        draftStorage={{
          name: getDraftKey(actor, name),
          key: deriveDraftKey(user.id),
        }}
        initial={initial}
        clients={clients}
        NewClient={NewClientDialog}
        moreClients={clients.length >= PICKER_SIZE}
        currencies={listInvoiceCurrencies(user.currency)}
        defaultCurrency={user.currency}
        seller={seller}
        texts={kind === 'QUOTE' ? undefined : findDocumentTexts(texts)}
        taxes={toTaxOptions(taxes)}
        offeredRate={findOfferedRate({ ...taxSource, seller, texts: [defaultNotes, defaultTerms] })}
        today={today}
        paymentTerms={user.defaultPaymentTerms}
        followsNumberPattern={follows}
      />
    </ClientMessages>
  )
})

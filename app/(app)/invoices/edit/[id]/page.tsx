import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { withMember } from '@/app/(app)/page-guards'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { toTaxOptions } from '@/components/documents/form/charges/tax-options'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { toInvoiceFields } from '@/components/documents/form/invoice-form-values'
import { toRecurringFields } from '@/components/documents/form/recurrence/recurring-fields'
import { NotEditableCard } from '@/components/documents/detail/not-editable-card'
import { ClientMessages } from '@/components/shared/client-messages'
import { PermissionDenied } from '@/components/shared/page/permission-denied'
import { getDecimalSign } from '@/lib/api/request-locale'
import { deriveDraftKey } from '@/lib/platform/crypto/encryption'
import { PICKER_SIZE, listClientOptions } from '@/lib/clients/queries'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { findDocumentTexts } from '@/lib/business/texts'
import { todayIn } from '@/lib/core/dates'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { getDraftKey } from '@/lib/documents/draft-storage-key'
import { getFirstValue } from '@/lib/core/lists/list-params'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { isInvoice } from '@/lib/documents/lifecycle/kinds'
import { RECURRING_PATH, RECURRING_TYPE } from '@/lib/documents/lifecycle/routes'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { findSchedule, findDivergedScheduleId, getScheduleId } from '@/lib/recurring/schedules/queries'
import { listInvoiceCurrencies } from '@/lib/core/site'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('documentForm.edit')
  return { title: t('title', { kind: 'INVOICE' }) }
}

export default withMember<PageProps<'/invoices/edit/[id]'>>(
  async ({ user, actor, may: roleMay }, { params, searchParams }) => {
    const t = await getTranslations('documentForm')
    const { id: text } = await params
    const invoice = await findOrNull(() => getInvoice(actor, requireId(text, 'invoice')))
    if (!invoice) notFound()
    const { id, invoiceNumber, status, version } = invoice
    if (!roleMay('write'))
      return (
        <PermissionDenied
          action="editInvoices"
          back={{ href: `/invoices/${id}`, label: t('edit.viewInvoice') }}
        />
      )
    if (!isAllowed('edit', invoice))
      return (
        <ClientMessages of={['documents', 'statusChange']}>
          <NotEditableCard invoice={{ id, kind: invoice.kind, invoiceNumber, status }} />
        </ClientMessages>
      )

    const recurs = isInvoice(invoice) && getFirstValue((await searchParams).type) === RECURRING_TYPE
    // Another schedule would bill the client twice.
    const scheduleId = recurs && (await findOrNull(() => getScheduleId(actor, id)))
    if (scheduleId) redirect(`${RECURRING_PATH}/${scheduleId}`)
    const [clients, schedule, apart, taxes, texts, seller] = await Promise.all([
      listClientOptions(actor, invoice.clientId, { deletedToo: true }),
      findSchedule(actor, id),
      findDivergedScheduleId(actor, id),
      listTaxRates(actor),
      getDefaultTexts(actor),
      // Not the draft's own seller, which includes its language; the form needs the defaults.
      getSeller(actor),
    ])
    const today = todayIn(user.timeZone)
    const fields = toInvoiceFields(invoice, schedule, await getDecimalSign(), await getLocale())
    return (
      <ClientMessages
        of={[
          'documentForm',
          'recurrence',
          'statusChange',
          'presendCheck',
          'sending',
          'clients',
          'validation',
        ]}
      >
        <InvoiceForm
          key={`${id}:${version}`}
          mode={{ kind: 'edit', id, version, hasSchedule: schedule !== null && schedule.status !== 'ENDED' }}
          draftStorage={{
            name: getDraftKey(actor, `${id}:${version}`),
            key: deriveDraftKey(user.id),
          }}
          initial={recurs ? toRecurringFields(fields, today) : fields}
          clients={clients}
          NewClient={NewClientDialog}
          moreClients={clients.length >= PICKER_SIZE}
          currencies={listInvoiceCurrencies(user.currency)}
          defaultCurrency={user.currency}
          seller={seller}
          texts={findDocumentTexts(texts)}
          taxes={toTaxOptions(taxes)}
          today={today}
          paymentTerms={user.defaultPaymentTerms}
          seriesId={apart}
        />
      </ClientMessages>
    )
  },
)

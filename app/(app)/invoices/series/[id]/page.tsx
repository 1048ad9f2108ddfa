import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { withMember } from '@/app/(app)/page-guards'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { EndedSchedule } from '@/components/documents/recurring/ended-schedule'
import { MonthEndNotice } from '@/components/documents/recurring/month-end-notice'
import { ScheduleCard } from '@/components/documents/recurring/schedule-card'
import { ScheduleForm } from '@/components/documents/recurring/schedule-form'
import { ScheduleInvoices } from '@/components/documents/recurring/schedule-invoices'
import { toScheduleSummary } from '@/components/documents/recurring/schedule-summary'
import { toTaxOptions } from '@/components/documents/form/charges/tax-options'
import { ClientMessages } from '@/components/shared/client-messages'
import { PermissionDenied } from '@/components/shared/page/permission-denied'
import { PageHeader } from '@/components/shared/page/page-header'
import { PICKER_SIZE, listClientOptions } from '@/lib/clients/queries'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { todayIn } from '@/lib/core/dates'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { getSeller } from '@/lib/documents/queries'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { formatStoredReason } from '@/lib/i18n/format-reason'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { findDocumentTexts } from '@/lib/business/texts'
import { RECURRING_PATH } from '@/lib/documents/lifecycle/routes'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { getRecurringSchedule } from '@/lib/recurring/schedules/queries'
import { listInvoiceCurrencies } from '@/lib/core/site'
import { getFormats } from '@/lib/api/interface-formats'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('recurring.page')
  return { title: t('title') }
}

export default withMember<PageProps<'/invoices/series/[id]'>>(async ({ user, actor, may }, { params }) => {
  const formats = await getFormats()
  const t = await getTranslations('recurring.page')
  const tCommon = await getTranslations('common')
  const formatReason = await getReasonFormatter()
  const { id: text } = await params
  const series = await findOrNull(() => getRecurringSchedule(actor, requireId(text, 'series')))
  if (!series) notFound()
  const { id, clientName } = series
  const first = series.invoices.at(-1)
  const back = first && { href: `/invoices/${first.id}`, label: t('viewInvoice') }
  if (!may('write'))
    return (
      <PermissionDenied action="changeSchedules" back={back ?? { href: RECURRING_PATH, label: t('back') }} />
    )
  const nextDay = series.next?.issueDate ?? series.restartsOn
  const [clients, seller, taxes, texts, nextNumber] = await Promise.all([
    listClientOptions(actor, series.clientId),
    getSeller(actor),
    listTaxRates(actor),
    getDefaultTexts(actor),
    proposeNumber(actor, 'INVOICE', {
      client: clientName,
      ...(nextDay && { day: nextDay }),
    }),
  ])
  const card = {
    schedule: { ...series, problem: formatStoredReason(series.reason, formatReason) },
    summary: toScheduleSummary(series, formats),
  }
  const form = {
    series,
    nextNumber,
    clients,
    moreClients: clients.length >= PICKER_SIZE,
    NewClient: NewClientDialog,
    currencies: listInvoiceCurrencies(user.currency),
    defaultCurrency: user.currency,
    seller,
    texts: findDocumentTexts(texts),
    taxes: toTaxOptions(taxes),
    today: todayIn(user.timeZone),
    invoices: (
      <ScheduleInvoices
        invoices={series.invoices.map((invoice) => ({
          id: invoice.id,
          invoiceNumber: invoice.invoiceNumber,
          date: formats.day(invoice.issueDate),
          status: tCommon(`status.${invoice.status}`),
          amount: formats.money(invoice.totalAmount, invoice.currency),
        }))}
      />
    ),
  }
  return (
    <>
      <PageHeader
        back={{ href: RECURRING_PATH, label: t('back') }}
        heading={t('heading', { client: clientName })}
        description={series.status === 'ENDED' ? t('ended') : t('intro')}
      />
      <ClientMessages of={['recurring', 'recurrence', 'documentForm', 'clients', 'validation']}>
        {series.status === 'ENDED' ? (
          <EndedSchedule key={id} {...form} {...card} />
        ) : (
          <ScheduleForm key={id} {...form}>
            <MonthEndNotice series={series} />
            <ScheduleCard {...card} />
          </ScheduleForm>
        )}
      </ClientMessages>
    </>
  )
})

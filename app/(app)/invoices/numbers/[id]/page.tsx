import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getFormats } from '@/lib/api/interface-formats'
import { cache } from 'react'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { formatStoredReason } from '@/lib/i18n/format-reason'
import { withMember } from '@/app/(app)/page-guards'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { PaymentDetails } from '@/components/documents/payments/payment-details'
import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { ArchivedPayments } from '@/components/document-numbers/archived-payments'
import { describeRelease } from '@/lib/reports/numbers/number-descriptions'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { Badge } from '@/components/ui/badge'
import { requireMember } from '@/lib/api/session'
import { todayIn } from '@/lib/core/dates'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { getNumber, listMailsOfDeleted } from '@/lib/reports/numbers/queries'

type Props = PageProps<'/invoices/numbers/[id]'>

const read = cache((text: string) =>
  findOrNull(async () => {
    const { actor } = await requireMember()
    const id = requireId(text, 'number')
    const [given, mails] = await Promise.all([getNumber(actor, id), listMailsOfDeleted(actor, id)])
    return { given, mails }
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('numbers.archive')
  const found = await read((await params).id)
  return { title: found ? t('pageTitle', { number: found.given.number }) : t('notFound') }
}

/** Archived content of an issued invoice that no longer has its number, and its emails if it was deleted. */
export default withMember<Props>(async ({ user }, { params }) => {
  const formats = await getFormats()
  const t = await getTranslations('numbers')
  const formatReason = await getReasonFormatter()
  const found = await read((await params).id)
  if (!found) notFound()
  const { given, mails } = found
  const { content, released } = given
  if (!content || !released) notFound()
  const view = createDocumentView(content, { today: todayIn(user.timeZone), audience: 'owner' })
  return (
    <ClientMessages of={['sending']}>
      <PageHeader
        back={{ href: '/invoices/numbers', label: t('title') }}
        heading={t('archive.heading', { kind: given.kind, number: given.number })}
        badge={<Badge variant="draft">{t(`state.${released.reason}`)}</Badge>}
        description={describeRelease(given, user.timeZone, { t, formats })}
      />
      <div className="grid max-w-4xl gap-6">
        <InvoiceDocument view={view} />
        <ArchivedPayments
          rows={toPaymentRows(content, formats).map((row) => ({
            ...row,
            details: <PaymentDetails row={row} />,
          }))}
        />
        {mails.length > 0 && (
          <MailsCard
            invoiceId={null}
            mails={mails.map((mail) => ({ ...mail, error: formatStoredReason(mail.reason, formatReason) }))}
            timeZone={user.timeZone}
          />
        )}
      </div>
    </ClientMessages>
  )
})

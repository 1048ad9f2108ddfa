import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { withMember } from '@/app/(app)/page-guards'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { ArchivedPayments } from '@/components/document-numbers/archived-payments'
import { formatNumberRelease } from '@/components/document-numbers/number-list'
import { PageHeader } from '@/components/shared/page/page-header'
import { Badge } from '@/components/ui/badge'
import { requireMember } from '@/lib/api/session'
import { todayIn } from '@/lib/core/dates'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { getNumber, listMailsOfDeleted } from '@/lib/reports/numbers/queries'
import { getKindName } from '@/lib/i18n/document-nouns'
import { formatRelease, formatNumberState } from '@/lib/reports/numbers/number-texts'

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
  const found = await read((await params).id)
  return { title: found ? `Number ${found.given.number}` : 'Number not found' }
}

/** Archived content of an issued invoice that no longer has its number, and its emails if it was deleted. */
export default withMember<Props>(async ({ user }, { params }) => {
  const found = await read((await params).id)
  if (!found) notFound()
  const { given, mails } = found
  const { content, released } = given
  if (!content || !released) notFound()
  const view = createDocumentView(content, { today: todayIn(user.timeZone), audience: 'owner' })
  return (
    <>
      <PageHeader
        back={{ href: '/invoices/numbers', label: 'Document numbers' }}
        heading={`${getKindName(given.kind)} #${given.number}`}
        badge={<Badge variant="draft">{formatNumberState(given)}</Badge>}
        description={
          <>
            {formatNumberRelease(released, user.timeZone)} {formatRelease(given)}
          </>
        }
      />
      <div className="grid max-w-4xl gap-6">
        <InvoiceDocument view={view} />
        <ArchivedPayments rows={toPaymentRows(content)} />
        {mails.length > 0 && <MailsCard invoiceId={null} mails={mails} timeZone={user.timeZone} />}
      </div>
    </>
  )
})

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { memberPage } from '@/app/(app)/frame'
import { InvoiceDocument } from '@/components/documents/sheet/invoice-document'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { paymentRows } from '@/components/documents/payments/payment-rows'
import { KeptPayments } from '@/components/numbers/kept-payments'
import { releasedText } from '@/components/numbers/number-row'
import { PageHeader } from '@/components/shared/page/page-header'
import { Badge } from '@/components/ui/badge'
import { requireMember } from '@/lib/api/session'
import { todayIn } from '@/lib/kernel/dates'
import { orNull, parseId } from '@/lib/platform/http/page'
import { documentView } from '@/lib/render/document-view'
import { getNumber, mailsOfDeleted } from '@/lib/reports/numbers/queries'
import { kindName } from '@/lib/words/kind-nouns'
import { releaseText, stateText } from '@/lib/reports/numbers/words'

type Props = PageProps<'/invoices/numbers/[id]'>

const read = cache((text: string) =>
  orNull(async () => {
    const { actor } = await requireMember()
    const id = parseId(text, 'number')
    const [given, mails] = await Promise.all([getNumber(actor, id), mailsOfDeleted(actor, id)])
    return { given, mails }
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).id)
  return { title: found ? `Number ${found.given.number}` : 'Number not found' }
}

/** What is kept of an invoice that was issued and has its number no more, and of its mails if it was deleted. */
export default memberPage<Props>(async ({ user }, { params }) => {
  const found = await read((await params).id)
  if (!found) notFound()
  const { given, mails } = found
  const { content, released } = given
  if (!content || !released) notFound()
  const view = documentView(content, { today: todayIn(user.timeZone), audience: 'owner' })
  return (
    <>
      <PageHeader
        back={{ href: '/invoices/numbers', label: 'Document numbers' }}
        heading={`${kindName(given.kind)} #${given.number}`}
        badge={<Badge variant="draft">{stateText(given)}</Badge>}
        description={
          <>
            {releasedText(released, user.timeZone)} {releaseText(given)}
          </>
        }
      />
      <div className="grid max-w-4xl gap-6">
        <InvoiceDocument view={view} />
        <KeptPayments rows={paymentRows(content)} />
        {mails.length > 0 && <MailsCard invoiceId={null} mails={mails} timeZone={user.timeZone} />}
      </div>
    </>
  )
})

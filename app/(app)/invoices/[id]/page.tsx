import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { memberPage } from '@/app/(app)/frame'
import { InvoiceActions } from '@/components/documents/detail/detail-actions'
import { SettledCard } from '@/components/documents/credit/settled-card'
import { CheckCard } from '@/components/documents/check/check-card'
import { InvoiceDocument } from '@/components/documents/sheet/invoice-document'
import { SeriesCard } from '@/components/documents/series/series-card'
import { shownSchedule } from '@/components/documents/series/shown-schedule'
import { RelatedDocuments } from '@/components/documents/detail/related-documents'
import { RemindersCard } from '@/components/documents/detail/reminders-card'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { paymentRows } from '@/components/documents/payments/payment-rows'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { InvoiceStanding, StandingBadge } from '@/components/documents/detail/invoice-status'
import { InvoiceTimeline } from '@/components/documents/detail/invoice-timeline'
import { PublicLinkCard } from '@/components/documents/share/public-link-card'
import { PageHeader } from '@/components/shared/page/page-header'
import { requireMember } from '@/lib/api/session'
import { checkInvoice } from '@/lib/check/queries'
import { addDays, todayIn } from '@/lib/kernel/dates'
import { listInvoiceEvents } from '@/lib/business/events/queries'
import { formatMoney } from '@/lib/kernel/money'
import { listObstacles } from '@/lib/documents/moves/obstacles'
import { findSettled } from '@/lib/documents/credit-notes/queries'
import { paymentStart } from '@/lib/documents/payments/receipts'
import { orNull, parseId } from '@/lib/platform/http/page'
import { getInvoice } from '@/lib/documents/queries'
import { listRelated } from '@/lib/documents/related/queries'
import { asOwed, isDraft, isInvoice, isOwed } from '@/lib/documents/lifecycle/kinds'
import { isOverdue, isPartPaid, leftText, standingOf } from '@/lib/documents/standing'
import { statusLabel } from '@/lib/documents/status'
import { documentView } from '@/lib/render/document-view'
import { viewedText } from '@/lib/documents/link'
import { getLinkUse } from '@/lib/sharing/count-views'
import { listMailsAbout } from '@/lib/delivery/queries'
import { getScheduleAround } from '@/lib/series/queries'
import { RECURRENCE_DAYS } from '@/lib/documents/rhythm/types'
import { english } from '@/lib/words/english/document'
import { inKind, kindNames } from '@/lib/words/kind-nouns'
import { nameOf, titleOf } from '@/lib/documents/titles'
import { listOf } from '@/lib/documents/lifecycle/kind-paths'
import { saidOf } from '@/lib/documents/lifecycle/refuse'
import { say } from '@/lib/words/say'
import { getReminders, whyNotReminded, reminderState } from '@/lib/reminders/queries'
import { hourLabel } from '@/lib/business/reminder-choices'
import { nextReminder } from '@/lib/reminders/days'
import { dayReached } from '@/lib/kernel/dates'

type Props = PageProps<'/invoices/[id]'>

const read = cache((text: string) =>
  orNull(async () => {
    const { actor } = await requireMember()
    const id = parseId(text, 'invoice')
    return Promise.all([
      getInvoice(actor, id),
      listInvoiceEvents(actor, id),
      listMailsAbout(actor, id),
      getReminders(actor),
      reminderState(actor, id),
      getScheduleAround(actor, id),
      getLinkUse(actor, id),
      checkInvoice(actor, id),
      paymentStart(actor, id),
      listRelated(actor, id),
    ])
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).id)
  return {
    title: found ? `${nameOf(english, titleOf(found[0]))} #${found[0].invoiceNumber}` : 'Invoice not found',
  }
}

export default memberPage<Props>(async ({ actor }, { params, searchParams }) => {
  const [found, { share, remind }] = await Promise.all([params.then(({ id }) => read(id)), searchParams])
  if (!found) notFound()
  const [invoice, events, mails, reminders, reminder, schedule, link, findings, start, related] = found
  const { id, kind, invoiceNumber, status } = invoice
  const today = todayIn(actor.timeZone)
  const view = documentView(invoice, { today, audience: 'owner' })
  const left = leftText(invoice, invoice.currency)
  // What is around the document is its owner's, and English.
  const { text: standing, overdue } = standingOf(invoice, today)
  const [settled, obstacles] = await Promise.all([
    findSettled(actor, invoice),
    listObstacles(actor, [invoice]),
  ])
  const notReminded = remind === '1' ? await whyNotReminded(actor, invoice) : null

  return (
    <InvoiceStanding key={id} invoice={{ id, kind, status }}>
      <PageHeader
        back={{ href: listOf(kind), label: kindNames(kind) }}
        heading={`${nameOf(english, titleOf(invoice))} #${invoiceNumber}`}
        badge={<StandingBadge partPaid={isPartPaid(asOwed(invoice))} />}
        // The badge says already that it is paid or cancelled.
        description={
          standing &&
          standing !== statusLabel(status) && (
            <span className={overdue ? 'text-destructive font-medium' : undefined}>
              {[standing, left].filter(Boolean).join(' · ')}
            </span>
          )
        }
        actions={
          <InvoiceActions
            invoice={{
              id,
              invoiceNumber,
              recurs: schedule !== null,
              obstacles: obstacles.get(id),
              ...(invoice.amountPaid > 0 && { received: formatMoney(invoice.amountPaid, invoice.currency) }),
            }}
            sharing={share === '1'}
            notReminded={notReminded && say(saidOf(invoice, notReminded))}
            pastDue={isOverdue(asOwed(invoice), today)}
          />
        }
      />
      <RelatedDocuments related={related} current={id} />
      {/* Columns by the room there is, not by what has arrived: nothing moves while the page comes. */}
      <div className="@container max-md:pb-16">
        <div className="grid grid-cols-1 items-start gap-6 @min-[57.5rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <InvoiceDocument view={view} />
          <aside
            aria-label={inKind('About this invoice', kind)}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4 xl:sticky xl:top-6"
          >
            {isDraft(invoice) && <CheckCard invoiceId={id} findings={findings} />}
            {isInvoice(invoice) && (
              <PaymentsCard
                invoice={{
                  id,
                  status,
                  currency: invoice.currency,
                  balance: invoice.balance,
                  issueDate: invoice.issueDate,
                  client: invoice.clientName || 'your client',
                  withheld: invoice.withheldAmount,
                }}
                rows={paymentRows(invoice)}
                today={today}
                receipt={start.receipt}
                credit={start.credit}
              />
            )}
            {settled && (
              <SettledCard settled={settled} currency={invoice.currency} clientId={invoice.clientId} />
            )}
            {(schedule || invoice.invoiceType === 'RECURRING') && (
              <SeriesCard
                invoiceId={id}
                schedule={schedule}
                shown={schedule && shownSchedule(schedule)}
                issueDate={invoice.issueDate}
                startsOn={invoice.recurringDate ?? addDays(today, RECURRENCE_DAYS)}
                today={today}
              />
            )}
            {isOwed(invoice) && reminders.days.length > 0 && (
              <RemindersCard
                invoiceId={id}
                enabled={reminder.isOn}
                obstacle={reminder.obstacle}
                next={
                  invoice.balance > 0
                    ? nextReminder(
                        invoice.dueDate,
                        reminders.days,
                        dayReached(actor.timeZone, reminders.hour, new Date()),
                      )
                    : null
                }
                hour={hourLabel(reminders.hour)}
              />
            )}
            {mails.length > 0 && <MailsCard invoiceId={id} mails={mails} timeZone={actor.timeZone} />}
            <PublicLinkCard
              invoiceId={id}
              kind={invoice.kind}
              token={invoice.publicToken}
              viewed={viewedText(link, actor.timeZone)}
              expiresOn={link.expiresOn}
              today={today}
            />
            <InvoiceTimeline kind={kind} events={events} timeZone={actor.timeZone} you={actor.person.id} />
          </aside>
        </div>
      </div>
    </InvoiceStanding>
  )
})

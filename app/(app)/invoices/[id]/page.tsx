import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { InvoiceActions } from '@/components/invoices/invoice-actions'
import { InvoiceDocument } from '@/components/invoices/invoice-document'
import { ScheduleCard } from '@/components/invoices/schedule-card'
import { RemindersCard } from '@/components/invoices/reminders-card'
import { MailsCard } from '@/components/invoices/mails-card'
import { paymentRows } from '@/components/invoices/payment-rows'
import { PaymentsCard } from '@/components/invoices/payments-card'
import { InvoiceStanding, StandingBadge } from '@/components/invoices/invoice-status'
import { InvoiceTimeline } from '@/components/invoices/invoice-timeline'
import { PublicLinkCard } from '@/components/invoices/public-link-card'
import { PageHeader } from '@/components/shared/page-header'
import { requireOnboardedUser } from '@/lib/auth/session'
import { addDays, formatDay, todayIn } from '@/lib/dates'
import { listInvoiceEvents } from '@/lib/events/queries'
import { orNull } from '@/lib/http/page'
import { parseId } from '@/lib/http/server'
import { getInvoice } from '@/lib/invoices/queries'
import { invoiceView } from '@/lib/invoices/view'
import { viewedText } from '@/lib/invoices/link'
import { getLinkUse } from '@/lib/invoices/views'
import { listInvoiceMails } from '@/lib/outbox/queries'
import { getSchedule } from '@/lib/recurring/queries'
import { rhythmText } from '@/lib/recurring/schedule'
import { RECURRENCE_DAYS } from '@/lib/recurring/types'
import { getReminders, reminderState } from '@/lib/reminders/queries'
import { nextReminder } from '@/lib/reminders/rules'

type Props = PageProps<'/invoices/[id]'>

const read = cache((text: string) =>
  orNull(async () => {
    const user = await requireOnboardedUser()
    const id = parseId(text, 'Invoice')
    return Promise.all([
      getInvoice(user.id, id),
      listInvoiceEvents(user.id, id),
      listInvoiceMails(user.id, id),
      getReminders(user.id),
      reminderState(user.id, id),
      getSchedule(user.id, id),
      getLinkUse(user.id, id),
      user,
    ])
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).id)
  return { title: found ? `Invoice #${found[0].invoiceNumber}` : 'Invoice not found' }
}

export default async function InvoicePage({ params, searchParams }: Props) {
  const [found, { share }] = await Promise.all([params.then(({ id }) => read(id)), searchParams])
  if (!found) notFound()
  const [invoice, events, mails, reminders, reminder, schedule, link, user] = found
  const { id, invoiceNumber, status } = invoice
  const today = todayIn(user.timeZone)
  const view = invoiceView(invoice, { today, dates: 'long' })

  return (
    <InvoiceStanding key={id} invoice={{ id, status }}>
      <PageHeader
        back={{ href: '/invoices', label: 'Invoices' }}
        heading={`Invoice #${invoiceNumber}`}
        badge={<StandingBadge />}
        // The badge says already that it is paid or cancelled.
        description={
          view.dueText !== view.statusLabel && (
            <span className={view.overdue ? 'text-destructive font-medium' : undefined}>{view.dueText}</span>
          )
        }
        actions={<InvoiceActions invoice={{ id, invoiceNumber }} sharing={share === '1'} />}
      />
      <div className="grid items-start gap-6 max-md:pb-16 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <InvoiceDocument view={view} />
        <aside
          aria-label="About this invoice"
          className="grid items-start gap-4 lg:max-xl:grid-cols-2 xl:sticky xl:top-6"
        >
          <PaymentsCard
            invoice={{ id, status, currency: invoice.currency, balance: invoice.balance }}
            rows={paymentRows(invoice)}
            today={today}
          />
          {invoice.invoiceType === 'RECURRING' && (
            <ScheduleCard
              invoiceId={id}
              schedule={schedule}
              shown={
                schedule && {
                  rhythm: rhythmText(schedule),
                  nextDates: schedule.nextDates.map((day) => formatDay(day)),
                }
              }
              startsOn={invoice.recurringDate ?? addDays(today, RECURRENCE_DAYS)}
              today={today}
            />
          )}
          {status === 'SENT' && reminders.days.length > 0 && (
            <RemindersCard
              invoiceId={id}
              enabled={reminder.isOn}
              obstacle={reminder.obstacle}
              next={invoice.balance > 0 ? nextReminder(invoice.dueDate, reminders.days, today) : null}
            />
          )}
          {mails.length > 0 && <MailsCard invoiceId={id} mails={mails} timeZone={user.timeZone} />}
          <PublicLinkCard
            invoiceId={id}
            token={invoice.publicToken}
            viewed={viewedText(link, user.timeZone)}
            expiresOn={link.expiresOn}
            today={today}
          />
          <InvoiceTimeline events={events} timeZone={user.timeZone} />
        </aside>
      </div>
    </InvoiceStanding>
  )
}

import { addMinutes, compareAsc, min } from 'date-fns'
import type { BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { EventType } from '@/lib/activity/types'
import { type Day, addDays, toDateColumn } from '@/lib/core/dates'

/** Dates to give to a document that was just created. */
export interface Dated {
  invoiceId: number
  issueDate: Day
  /** Days of full payment and of the client's last visit to the link, if any. */
  paidOn: Day | null
  viewedOn: Day | null
  /** Quotes only: the day the client answered. */
  answeredOn?: Day | null
}

type Data = { paidOn?: Day }

/** Returns a time on a day, never in the future. */
const moment = (day: Day, minute: number): Date => min([addMinutes(toDateColumn(day), minute), new Date()])

function timeOf(type: EventType, dated: Dated, data: Data = {}): Date {
  const { issueDate, paidOn, viewedOn, answeredOn, invoiceId } = dated
  // Varies the time of day between invoices.
  const start = 9 * 60 + ((invoiceId * 37) % 200)
  switch (type) {
    case 'LINK_CREATED':
      return moment(issueDate, start + 14)
    case 'MESSAGE_SAVED':
      return moment(issueDate, start + 17)
    case 'INVOICE_SENT':
      return moment(issueDate, start + 19)
    case 'INVOICE_VIEWED':
      return moment(viewedOn ?? issueDate, start + 95)
    case 'PAYMENT_RECORDED':
      return moment(data.paidOn ?? issueDate, start + 144)
    case 'INVOICE_PAID':
      return moment(paidOn ?? issueDate, start + 144)
    case 'QUOTE_ACCEPTED':
    case 'QUOTE_DECLINED':
      return moment(answeredOn ?? issueDate, start + 101)
    // The credit note is dated today.
    case 'INVOICE_CREDITED':
      return new Date()
    case 'INVOICE_CANCELLED':
      return moment(addDays(issueDate, 6), start + 60)
    default:
      return moment(issueDate, start)
  }
}

/** Backdates the demo's rows and events. Recreates the events in chronological order, because lists sort them by id. */
export async function backdate({ businessId }: BusinessScope, dated: Dated[]): Promise<void> {
  const byInvoice = new Map(dated.map((invoice) => [invoice.invoiceId, invoice]))
  const events = await db.event.findMany({ where: { businessId }, orderBy: { id: 'asc' } })
  const moved = events.map(({ id: _id, data, ...event }) => ({
    ...event,
    data: data as object,
    createdAt: timeOf(event.type as EventType, byInvoice.get(event.invoiceId!)!, data as Data),
  }))
  moved.sort((a, b) => compareAsc(a.createdAt, b.createdAt))

  const numbers = await db.documentNumber.findMany({
    where: { businessId },
    select: { id: true, invoiceId: true, issuedAt: true },
  })
  await db.$transaction([
    ...numbers.map(({ id, invoiceId, issuedAt }) => {
      const invoice = byInvoice.get(invoiceId!)!
      const givenAt = timeOf('INVOICE_CREATED', invoice)
      const data = { givenAt, ...(issuedAt && { issuedAt: timeOf('INVOICE_SENT', invoice) }) }
      return db.documentNumber.update({ where: { own: { businessId, id } }, data })
    }),
    db.event.deleteMany({ where: { businessId } }),
    db.event.createMany({ data: moved }),
    ...dated.map((invoice) =>
      db.invoice.update({
        where: { own: { businessId, id: invoice.invoiceId } },
        data: {
          createdAt: timeOf('INVOICE_CREATED', invoice),
          updatedAt: timeOf(invoice.paidOn ? 'INVOICE_PAID' : 'INVOICE_SENT', invoice),
          ...(invoice.viewedOn && { lastViewedAt: timeOf('INVOICE_VIEWED', invoice) }),
          ...(invoice.answeredOn && { answeredAt: timeOf('QUOTE_ACCEPTED', invoice) }),
        },
      }),
    ),
  ])
}

import { addDays, type Day } from '@/lib/core/dates'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'
import { db } from '@/lib/platform/db/client'
import { createClient, createInvoice } from '../documents'
import { openScenario } from './account'
import type { Scenario } from './types'

/** Returns the next 31st after a day; of any two consecutive months, at least one has 31 days. */
function next31st(day: Day): Day {
  const next = addDays(day, 1)
  return next.endsWith('-31') ? next : next31st(next)
}

/** A monthly schedule that starts on a 31st; shorter months use their last day. */
export const monthEndSeries: Scenario<'client' | 'invoice' | 'series'> = async (now) => {
  const { actor, signIn, today } = await openScenario('month-end-series', now)
  const client = await createClient(actor, { name: 'Month End Ltd', email: 'accounts@month-end.example' })
  const { id } = await createInvoice(actor, client.id, {
    status: 'SENT',
    currency: 'GBP',
    taxRate: 20,
    issueDate: today,
    invoiceType: 'RECURRING',
    recurringDate: next31st(today),
    schedule: DEFAULT_RECURRENCE,
    lineItems: [{ description: 'Hosting, {month} {year}', quantity: 1, unitPrice: 45 }],
  })
  const series = await db.recurringSchedule.findFirstOrThrow({
    where: { businessId: actor.businessId, invoiceId: id },
    select: { id: true },
  })
  return {
    ...signIn,
    path: `/invoices/series/${series.id}`,
    ids: { client: client.id, invoice: id, series: series.id },
  }
}

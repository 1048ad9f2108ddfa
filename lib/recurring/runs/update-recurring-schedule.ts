import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { conflict, notFound } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { getInvoiceClient } from '@/lib/clients/queries'
import { findBlockReason } from '@/lib/recurring/schedules/deleted-client'
import { replaceContent, type RecurringScheduleRow } from '@/lib/recurring/schedules/schedule-content'
import { getRecurringSchedule } from '@/lib/recurring/schedules/queries'
import { getProgress, toRuleColumns, lockSchedule } from '@/lib/recurring/schedules/schedule-rows'
import { whereInvoiceInStatusGroup } from '@/lib/documents/payment-status/payment-status-sql'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import { assertCompletedValid } from '@/lib/documents/totals/assert-completed-valid'
import { completeTax } from '@/lib/documents/totals/complete-tax'
import { completedChargesSchema } from '@/lib/documents/totals/schema'
import { getAnchor } from '@/lib/documents/recurrence/recurrence-dates'
import type { RecurringScheduleInput } from '@/lib/recurring/schedules/recurring-schedule-schema'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { getFirstDay, assertScheduleDay } from '@/lib/recurring/schedules/write-schedule'

/**
 * Saves the content and rule of a schedule for later invoices. One that has ended becomes active again; one that
 * is paused because its client was deleted loses that reason when it gets another client. Throws 404,
 * 409 if it was changed meanwhile, and 422 if the next date is past or already processed.
 */
export async function updateRecurringSchedule(
  actor: Actor,
  id: number,
  input: RecurringScheduleInput,
): Promise<RecurringSchedule> {
  return db.$transaction(async (tx) => {
    const stored = await lockSchedule(tx, actor, id)
    if (!stored) throw notFound('series')
    const { version, nextOn, missed, frequency, every, endsOn, maxRuns, autoSend, ...patch } = input
    const content = { ...patch, ...completeTax(patch, toCharges(stored)) }
    assertCompletedValid(completedChargesSchema, content)
    if (version !== undefined && version !== stored.version) throw conflict('series.changed')
    const hasOtherClient = content.clientId !== stored.clientId
    if (hasOtherClient) await getInvoiceClient(tx, actor, content.clientId)

    const { createdCount, firstUnprocessedDay } = await getProgress(tx, stored)
    const isUnchanged = stored.nextDay && nextOn === fromDateColumn(stored.nextDay)
    if (!isUnchanged)
      assertScheduleDay(nextOn, 'nextOn', {
        today: todayIn(stored.business.timeZone),
        firstUnprocessedDay,
        firstIssueDate: firstUnprocessedDay ? null : await findIssueDate(tx, stored),
      })
    const startsOn = getAnchor({ frequency, every }, fromDateColumn(stored.startsOn), nextOn)
    const rule = { frequency, every, startsOn, endsOn, maxRuns, autoSend }
    const nextDay = toDateColumn(getFirstDay(rule, { from: nextOn, createdCount }))
    const { paymentMethod = stored.paymentMethod } = content
    await replaceContent(tx, stored, { ...content, paymentMethod })
    await tx.recurringSchedule.update({
      where: { own: { businessId: actor.businessId, id } },
      data: {
        ...toRuleColumns(rule),
        nextDay,
        missed,
        catchUp: null,
        failingSince: null,
        ...(stored.status === 'ENDED' && { status: 'ACTIVE' }),
        ...(hasOtherClient && findBlockReason(stored) && { problem: Prisma.DbNull }),
        version: { increment: 1 },
      },
    })
    // A first invoice that is still a draft shows the recurrence; the new version invalidates forms opened earlier.
    await tx.invoice.updateMany({
      where: {
        id: stored.invoiceId ?? -1,
        businessId: actor.businessId,
        ...whereInvoiceInStatusGroup('draft'),
        invoiceType: 'RECURRING',
      },
      data: { recurringDate: toDateColumn(nextOn), frequency, every, version: { increment: 1 } },
    })
    await recordEvent(tx, actor, 'SERIES_EDITED', { invoiceId: stored.invoiceId, data: { seriesId: id } })
    return storeResponse(tx, await getRecurringSchedule(actor, id, tx))
  })
}

async function findIssueDate(
  tx: Transaction,
  { businessId, invoiceId }: RecurringScheduleRow,
): Promise<Day | null> {
  if (!invoiceId) return null
  const row = await tx.invoice.findUnique({
    where: { own: { businessId, id: invoiceId } },
    select: { issueDate: true },
  })
  return row && fromDateColumn(row.issueDate)
}

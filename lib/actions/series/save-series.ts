import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { conflict, notFound } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { keepAnswer } from '@/lib/platform/idempotency/once'
import { checkClient } from '@/lib/parties/queries'
import { replaceContent, type SeriesRow } from '@/lib/series/content'
import { getSeries } from '@/lib/series/queries'
import { progressOf, toColumns } from '@/lib/series/rows'
import { invoiceMeans } from '@/lib/documents/standing/sql'
import { anchorFor } from '@/lib/documents/rhythm/schedule'
import type { SeriesInput } from '@/lib/series/series-schema'
import type { Series } from '@/lib/series/types'
import { lockSeries } from '@/lib/series/lock'
import { firstDay, refuseDay } from '@/lib/series/write-schedule'

/**
 * Saves what a series writes from now on, and when. What it wrote before stays as it is. One that has ended begins again. Throws
 * 404, 409 when it was changed meanwhile, and 422 for a next day that is past or done with.
 */
export async function saveSeries(actor: Actor, id: number, input: SeriesInput): Promise<Series> {
  return db.$transaction(async (tx) => {
    const stored = await lockSeries(tx, actor, id)
    if (!stored) throw notFound('series')
    const { version, nextOn, missed, frequency, every, endsOn, maxRuns, autoSend, ...content } = input
    if (version !== undefined && version !== stored.version) throw conflict('series.changed')
    if (content.clientId !== stored.clientId) await checkClient(tx, actor, content.clientId)

    const { written, open } = await progressOf(tx, stored)
    const isKept = stored.nextDay && nextOn === fromDateColumn(stored.nextDay)
    if (!isKept)
      refuseDay(nextOn, 'nextOn', {
        today: todayIn(stored.business.timeZone),
        open,
        first: open ? null : await issueDateOf(tx, stored),
      })
    const startsOn = anchorFor({ frequency, every }, fromDateColumn(stored.startsOn), nextOn)
    const rule = { frequency, every, startsOn, endsOn, maxRuns, autoSend }
    const nextDay = toDateColumn(firstDay(rule, { from: nextOn, written }))
    const { paymentMethod = stored.paymentMethod } = content
    await replaceContent(tx, stored, { ...content, paymentMethod })
    await tx.schedule.update({
      where: { own: { businessId: actor.businessId, id } },
      data: {
        ...toColumns(rule),
        nextDay,
        missed,
        catchUp: null,
        failingSince: null,
        ...(stored.status === 'ENDED' && { status: 'ACTIVE' }),
        version: { increment: 1 },
      },
    })
    // A draft that the series begins with shows how it repeats, and a form that was opened before must not bring that back.
    await tx.invoice.updateMany({
      where: {
        id: stored.invoiceId ?? -1,
        businessId: actor.businessId,
        ...invoiceMeans('draft'),
        invoiceType: 'RECURRING',
      },
      data: { recurringDate: toDateColumn(nextOn), frequency, every, version: { increment: 1 } },
    })
    await recordEvent(tx, actor, 'SERIES_EDITED', { invoiceId: stored.invoiceId, data: { seriesId: id } })
    return keepAnswer(tx, await getSeries(actor, id, tx))
  })
}

async function issueDateOf(tx: Transaction, { businessId, invoiceId }: SeriesRow): Promise<Day | null> {
  if (!invoiceId) return null
  const row = await tx.invoice.findUnique({
    where: { own: { businessId, id: invoiceId } },
    select: { issueDate: true },
  })
  return row && fromDateColumn(row.issueDate)
}

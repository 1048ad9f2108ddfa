import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/core/dates'
import { iterateRows } from '@/lib/core/lists/paging'
import { countLists } from '@/lib/documents/list/tab-counts'
import { parseScheduleFilter } from '@/lib/recurring/schedules/filter'
import { countSchedules, listSchedules } from '@/lib/recurring/schedules/list-schedules'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const NEXT_DAYS = ['2126-03-01', '2126-02-01', '2126-02-01', null, null]

/** Creates a business with a schedule for each of the days; those without one have ended. */
async function business() {
  const { actor, businessId } = await createUser()
  const client = await createClient(actor, { name: 'Ada', companyName: 'Engines Ltd' })
  for (const [index, day] of NEXT_DAYS.entries()) {
    const invoice = await createInvoice(actor, client.id, {
      issueDate: '2126-01-01',
      dueDate: '2126-01-15',
      invoiceNumber: `R-${index}`,
      invoiceType: 'RECURRING',
      recurringDate: day ?? '2126-02-01',
      taxRate: 20,
      lineItems: [
        { kind: 'HEADING', description: 'Monthly' },
        { description: 'Retainer {month}', quantity: 2, unitPrice: 50 },
      ],
      schedule: { frequency: 'MONTHLY', every: 1, endsOn: null, maxRuns: null, autoSend: true },
    })
    const where = { businessId_invoiceId: { businessId, invoiceId: invoice.id } }
    if (!day) await db.recurringSchedule.update({ where, data: { status: 'ENDED', nextDay: null } })
  }
  return { actor, businessId }
}

it('the list of schedules starts with the next ones and ends with those that ended', async () => {
  const [{ actor }] = [await business(), await business()]
  const { rows, next } = await listSchedules(actor, parseScheduleFilter({}))
  expect(next).toBeNull()
  expect(rows.map(({ nextDay }) => nextDay)).toEqual([...NEXT_DAYS].sort())
  expect(rows[0]).toMatchObject({
    clientName: 'Engines Ltd',
    frequency: 'MONTHLY',
    every: 1,
    autoSend: true,
    status: 'ACTIVE',
    totalAmount: 120,
  })
  expect(await countSchedules(actor)).toEqual({ ACTIVE: 3, PAUSED: 0, ENDED: 2 })
  expect(await countLists(actor)).toMatchObject({ INVOICE: 5, QUOTE: 0, RECURRING: 5 })
})

it('the list of schedules has the number of the invoice that each began with', async () => {
  const { actor, businessId } = await business()
  const first = await db.invoice.findFirstOrThrow({ where: { businessId, invoiceNumber: 'R-0' } })
  await db.recurringSchedule.update({
    where: { businessId_invoiceId: { businessId, invoiceId: first.id } },
    data: { invoiceId: null },
  })
  const { rows } = await listSchedules(actor, parseScheduleFilter({}))
  expect(rows.map((row) => row.invoiceNumber).sort()).toEqual(['R-1', 'R-2', 'R-3', 'R-4', null])
})

it.each([1, 2, 3, 4])('the list of schedules has every row once in pages of %d', async (limit) => {
  const { actor } = await business()
  const { rows } = await listSchedules(actor, parseScheduleFilter({}))
  const paged: number[] = []
  for await (const { id } of iterateRows((before) =>
    listSchedules(actor, parseScheduleFilter({ before: before ?? undefined }), limit),
  ))
    paged.push(id)
  expect(paged).toEqual(rows.map(({ id }) => id))
})

it('the list of schedules is filtered by status, and ignores invalid parameters', async () => {
  const { actor, businessId } = await business()
  await db.recurringSchedule.updateMany({
    where: { businessId, nextDay: toDateColumn('2126-03-01') },
    data: { status: 'PAUSED' },
  })
  const statusesOf = async (status: string) =>
    (await listSchedules(actor, parseScheduleFilter({ status }))).rows.map((row) => row.status)
  expect(await statusesOf('paused')).toEqual(['PAUSED'])
  expect(await statusesOf('ended')).toEqual(['ENDED', 'ENDED'])
  expect(await statusesOf('sent')).toHaveLength(5)
  expect(parseScheduleFilter({ before: '1~tomorrow' })).toEqual({ status: null, before: null })
})

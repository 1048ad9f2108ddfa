import { getClientTitle } from '@/lib/clients/display-name'
import { toDateColumn } from '@/lib/core/dates'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { db } from '@/lib/platform/db/client'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

it('the calendar finds the business’s invoices of the days, inclusive, and no others', async () => {
  const [user, other] = [await createUser(), await createUser()]
  const [mine, theirs] = [await createClient(user.actor), await createClient(other.actor)]
  const issueDate = '2026-01-01'
  const make = (dueDate: string, invoiceNumber: string, status: 'DRAFT' | 'SENT' | 'PAID' | 'CANCELLED') =>
    createInvoice(user.actor, mine.id, { issueDate, dueDate, invoiceNumber, status })
  await make('2026-10-31', 'before', 'SENT')
  await make('2026-11-01', 'first', 'SENT')
  await make('2026-11-30', 'last', 'PAID')
  await make('2026-12-01', 'after', 'PAID')
  await make('2026-11-15', 'draft', 'DRAFT')
  await make('2026-11-15', 'cancelled', 'CANCELLED')
  await createInvoice(other.actor, theirs.id, { issueDate, dueDate: '2026-11-10', status: 'SENT' })
  // Recurring invoices from before schedules existed.
  const recurring = { invoiceType: 'RECURRING', recurringDate: toDateColumn('2026-11-20') } as const
  for (const [number, status] of [
    ['again', 'SENT'],
    ['stopped', 'CANCELLED'],
  ] as const) {
    await make('2026-01-15', number, status)
    const where = { businessId_invoiceNumber: { businessId: user.businessId, invoiceNumber: number } }
    await db.invoice.update({ where, data: recurring })
  }

  const { invoices, isTruncated } = await listForCalendar(user.actor, '2026-11-01', '2026-11-30')
  expect(invoices.map((invoice) => invoice.invoiceNumber)).toEqual(['again', 'first', 'last'])
  expect(isTruncated).toBe(false)
})

it('the calendar finds a schedule’s dates, month ends included, until it is paused', async () => {
  const user = await createUser()
  const client = await createClient(user.actor)
  const { id } = await createInvoice(user.actor, client.id, {
    invoiceType: 'RECURRING',
    recurringDate: '2998-01-31',
    schedule: { frequency: 'MONTHLY', maxRuns: 3 },
  })
  const runs = async () =>
    (await listForCalendar(user.actor, '2998-02-01', '2998-05-31')).series.map(({ days, ...one }) => [
      one,
      days,
    ])
  const { id: seriesId } = await db.recurringSchedule.findFirstOrThrow({ where: { invoiceId: id } })
  expect(await runs()).toEqual([
    [
      {
        id: seriesId,
        clientName: getClientTitle(client),
        recurrence: { frequency: 'MONTHLY', every: 1 },
        currency: 'USD',
        amount: 100,
      },
      ['2998-02-28', '2998-03-31'],
    ],
  ])
  await db.recurringSchedule.updateMany({ where: { invoiceId: id }, data: { status: 'PAUSED' } })
  expect(await runs()).toEqual([])
})

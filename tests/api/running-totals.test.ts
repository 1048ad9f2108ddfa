import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'
import { updatePayment } from '@/lib/invoicing/payments/change-payment'
import { recordPayment, deletePayment } from '@/lib/invoicing/payments/record-payment'
import { payWithCredit } from '@/lib/invoicing/payments/pay-with-credit'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { BusinessScope } from '@/lib/core/access/actor'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { dashboardSql, getDashboard, getDashboardStats } from '@/lib/reports/dashboard/queries'
import { compactTotals } from '@/lib/reports/dashboard/running-totals'
import { freezeToday } from '@/tests/factories/clock'
import { getRandomRuns } from '@/tests/factories/full-size'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { createInvoice } from '@/tests/factories/invoice'
import { listIndexesRead, countRowsRead } from '@/tests/factories/query-plan'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const FREELY = { sendReceipt: false, creditExcess: true }
const TODAY = freezeToday()
const CURRENCIES = ['USD', 'EUR', 'JPY'] as const
const STATUSES = ['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const

/** Seeded random numbers. */
function* numbers(seed: number): Generator<(below: number) => number> {
  for (;;)
    yield (below) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
}

/** Returns running totals that differ from the sums of their rows, and rows without a total. */
async function wrong(...owned: BusinessScope[]): Promise<unknown[]> {
  const ids = owned.map(({ businessId }) => businessId)
  return db.$queryRaw<unknown[]>`SELECT * FROM wrong_running_totals() WHERE "businessId" = ANY(${ids})`
}
const rowsOf = ({ businessId }: BusinessScope) =>
  db.runningTotal.findMany({ where: { businessId }, orderBy: { id: 'asc' } })

it('running totals equal the sum of the rows after concurrent changes and folding', async () => {
  const owners = [(await createUser()).actor, (await createUser()).actor]
  const clients = await Promise.all(owners.map(async (actor) => (await createClient(actor)).id))
  for (const [which, actor] of owners.entries())
    for (const currency of CURRENCIES) await addClientCredit(actor, clients[which]!, 100, currency)
  const random = numbers(20_261_123).next().value!
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const done = { created: 0, moved: 0, paid: 0, unpaid: 0, changed: 0, credited: 0, deleted: 0 }

  /** All random values are drawn first, so that concurrent changes don't affect them. */
  async function act(which: number): Promise<unknown> {
    const actor = owners[which]!
    const [kind, status, currency, at] = [random(12), pick(STATUSES), pick(CURRENCIES), random(1000)]
    const unitPrice = random(100_000) / 100
    const lineItems = [{ description: 'Work', quantity: 1 + random(3), unitPrice }]
    const paidOn = addDays(TODAY, -random(90))
    const sum = { amount: 0.01 + random(500) / 100, paidOn, method: 'CASH' as const }

    const found = await db.invoice.findMany({
      where: { businessId: actor.businessId },
      select: { id: true, status: true, payments: { select: { id: true } } },
      orderBy: { id: 'asc' },
    })
    const invoice = found[at % found.length]
    const counted = (what: keyof typeof done) => () => void done[what]++
    if (!invoice || kind < 2)
      return createInvoice(actor, clients[which]!, { status, currency, lineItems }).then(counted('created'))
    if (kind === 3) return setInvoiceStatus(actor, invoice.id, status).then(counted('moved'))
    if (kind === 4) return duplicateInvoice(actor, invoice.id).then(counted('created'))
    if (kind === 5) return deleteInvoice(actor, invoice.id, 'Not needed.').then(counted('deleted'))
    const paid = found.filter(({ payments }) => payments.length > 0)
    const payment = paid[at % paid.length]
    if (kind === 6 && payment)
      return deletePayment(actor, payment.id, payment.payments[0]!.id).then(counted('unpaid'))
    if (kind === 7 && payment)
      return updatePayment(actor, payment.id, payment.payments[0]!.id, {
        amount: sum.amount * 2,
        paidOn: sum.paidOn,
        creditExcess: true,
      }).then(counted('changed'))
    const owed = found.filter((one) => one.status === 'SENT')
    if (kind === 8 && owed[0])
      return payWithCredit(actor, owed[at % owed.length]!.id, { amount: 1 }).then(counted('credited'))
    return recordPayment(actor, invoice.id, { ...sum, reference: null, ...FREELY }).then(counted('paid'))
  }

  for (let round = 0; round < getRandomRuns(15); round++) {
    // Many of these are rejected, as they should be: a paid invoice takes no payment.
    await Promise.allSettled([
      act(0),
      act(1),
      act(0),
      ...(round % 3 === 0 ? [compactTotals(), compactTotals()] : []),
    ])
    expect(await wrong(...owners)).toEqual([])
  }
  expect(Object.values(done).filter((count) => count > 0).length).toBeGreaterThan(4)

  const shown = () => Promise.all(owners.map((actor) => getDashboard(actor, 'USD', TODAY)))
  const before = await shown()
  await compactTotals()
  expect(await shown()).toEqual(before)
  expect(await wrong(...owners)).toEqual([])
  // Folded rows have unique keys.
  for (const rows of await Promise.all(owners.map(rowsOf)))
    expect(new Set(rows.map((row) => `${row.of} ${row.currency}`)).size).toBe(rows.length)
})

it('running totals equal the dashboard’s own sums', async () => {
  const { actor } = await createUser()
  const { id: clientId } = await createClient(actor)
  for (const status of STATUSES)
    for (const currency of CURRENCIES) await createInvoice(actor, clientId, { status, currency })
  const { stats, today, ages } = await getDashboard(actor, 'USD', TODAY)
  expect(stats).toEqual(await getDashboardStats(actor, 'USD'))
  expect([stats.totalInvoices, stats.paidInvoices, stats.pendingInvoices, stats.draftInvoices]).toEqual([
    12, 3, 3, 3,
  ])
  expect([today.drafts.count, ages.NOT_DUE.count]).toEqual([3, 3])
})

it('detects wrong running totals and rebuilds them', async () => {
  const { actor } = await createUser()
  await createInvoice(actor, (await createClient(actor)).id)
  await db.runningTotal.deleteMany({ where: { businessId: actor.businessId } })
  expect(await wrong(actor)).toEqual([{ businessId: actor.businessId, of: 'DRAFT', currency: 'USD' }])
  await db.$executeRaw`SELECT rebuild_running_totals()`
  expect(await wrong(actor)).toEqual([])
  expect((await rowsOf(actor)).map(({ of, count, isFolded }) => [of, count, isFolded])).toEqual([
    ['DRAFT', 1, true],
  ])
})

it('running totals limit the dashboard’s reads to open invoices and folded rows', async () => {
  const { actor } = await createUser()
  const { id: clientId } = await createClient(actor)
  const query = () => dashboardSql(actor, TODAY, new Date())
  const sums = async () => {
    await compactTotals()
    return countRowsRead(query(), 'RunningTotal', false)
  }
  await createInvoice(actor, clientId, { status: 'SENT' })
  await createInvoice(actor, clientId, { status: 'PAID' })
  const before = await sums()
  for (let count = 0; count < 10; count++) await createInvoice(actor, clientId, { status: 'PAID' })
  expect(await sums()).toBe(before)
  const indexes = await listIndexesRead(query())
  expect(indexes).toContain('Invoice_owed_idx')
  expect(indexes.filter((name) => name.startsWith('Payment_'))).toEqual([])
})

it('deletes running totals with the account', async () => {
  const { actor } = await createUser()
  const { id } = await createInvoice(actor, (await createClient(actor)).id, {
    status: 'PAID',
  })
  await db.payment.findFirstOrThrow({
    where: { businessId: actor.businessId, invoiceId: id, currency: 'USD' },
  })
  expect(await rowsOf(actor)).not.toEqual([])
  await db.user.delete({ where: { id: actor.person.id } })
  expect(await rowsOf(actor)).toEqual([])
})

it('running totals are not folded for an account that is being deleted', async () => {
  const { actor } = await createUser()
  await createInvoice(actor, (await createClient(actor)).id)
  await db.$transaction(async (tx) => {
    await tx.user.delete({ where: { id: actor.person.id } })
    await compactTotals()
  })
  expect(await rowsOf(actor)).toEqual([])
})

it('running totals write nothing for a change without effect on them', async () => {
  const { actor } = await createUser()
  const { id } = await createInvoice(actor, (await createClient(actor)).id)
  const before = await rowsOf(actor)
  await db.invoice.update({
    where: { own: { businessId: actor.businessId, id } },
    data: { viewCount: { increment: 1 } },
  })
  expect(await rowsOf(actor)).toEqual(before)
})

import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { duplicateInvoice } from '@/lib/actions/documents/copy-document'
import { recordPayment, removePayment } from '@/lib/actions/payments/record-payment'
import { setInvoiceStatus } from '@/lib/documents/status-changes'
import { addDays, todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { dashboardQuery, getDashboard, getDashboardStats } from '@/lib/reports/dashboard/queries'
import { foldTotals } from '@/lib/reports/dashboard/totals'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { indexesRead, rowsRead } from '@/tests/factories/plan'
import { createUser } from '@/tests/factories/user'

const TODAY = todayIn('UTC')
const CURRENCIES = ['USD', 'EUR', 'JPY'] as const
const STATUSES = ['DRAFT', 'SENT', 'PAID', 'CANCELLED'] as const

/** The same numbers each time. */
function* numbers(seed: number): Generator<(below: number) => number> {
  for (;;)
    yield (below) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
}

/** The sums of some businesses that are not what their rows come to, and rows of invoices and payments that say none. */
async function wrong(...userIds: number[]): Promise<unknown[]> {
  return db.$queryRaw<unknown[]>`SELECT * FROM wrong_running_totals() WHERE "userId" = ANY(${userIds})`
}
const rowsOf = (userId: number) => db.runningTotal.findMany({ where: { userId }, orderBy: { id: 'asc' } })

it('is what the rows come to, whatever is done, by several at once, with folds in between', async () => {
  const owners = [(await createUser()).id, (await createUser()).id]
  const clients = await Promise.all(owners.map(async (id) => (await createClient(id)).id))
  const random = numbers(20_261_123).next().value!
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  const done = { created: 0, moved: 0, paid: 0, unpaid: 0, deleted: 0 }

  /** Everything random is drawn before it begins: what others do meanwhile changes none of it. */
  async function act(which: number): Promise<unknown> {
    const userId = owners[which]!
    const [kind, status, currency, at] = [random(8), pick(STATUSES), pick(CURRENCIES), random(1000)]
    const unitPrice = random(100_000) / 100
    const lineItems = [{ description: 'Work', quantity: 1 + random(3), unitPrice }]
    const paidOn = addDays(TODAY, -random(90))
    const sum = { amount: 0.01 + random(500) / 100, paidOn, method: 'CASH' as const }

    const found = await db.invoice.findMany({
      where: { userId },
      select: { id: true, payments: { select: { id: true } } },
      orderBy: { id: 'asc' },
    })
    const invoice = found[at % found.length]
    const counted = (what: keyof typeof done) => () => void done[what]++
    if (!invoice || kind < 2)
      return createInvoice(userId, clients[which]!, { status, currency, lineItems }).then(counted('created'))
    if (kind === 3) return setInvoiceStatus(userId, invoice.id, status).then(counted('moved'))
    if (kind === 4) return duplicateInvoice(userId, invoice.id).then(counted('created'))
    if (kind === 5) return deleteInvoice(userId, invoice.id, 'Not needed.').then(counted('deleted'))
    const payment = found.find(({ payments }) => payments.length > 0)
    if (kind === 6 && payment)
      return removePayment(userId, payment.id, payment.payments[0]!.id).then(counted('unpaid'))
    return recordPayment(userId, invoice.id, { ...sum, reference: null, sendReceipt: false }).then(
      counted('paid'),
    )
  }

  for (let round = 0; round < 30; round++) {
    // Much of it is refused, as it should be: a paid invoice takes no payment.
    await Promise.allSettled([
      act(0),
      act(1),
      act(0),
      ...(round % 3 === 0 ? [foldTotals(), foldTotals()] : []),
    ])
    expect(await wrong(...owners)).toEqual([])
  }
  for (const [what, count] of Object.entries(done)) expect([what, count > 2]).toEqual([what, true])

  const shown = () => Promise.all(owners.map((id) => getDashboard(id, 'USD', TODAY)))
  const before = await shown()
  await foldTotals()
  expect(await shown()).toEqual(before)
  expect(await wrong(...owners)).toEqual([])
  // What was folded says each thing once.
  for (const rows of await Promise.all(owners.map(rowsOf)))
    expect(new Set(rows.map((row) => `${row.of} ${row.currency}`)).size).toBe(rows.length)
})

it('is what a dashboard adds up by itself', async () => {
  const { id: userId } = await createUser()
  const { id: clientId } = await createClient(userId)
  for (const status of STATUSES)
    for (const currency of CURRENCIES) await createInvoice(userId, clientId, { status, currency })
  const { stats, today, ages } = await getDashboard(userId, 'USD', TODAY)
  expect(stats).toEqual(await getDashboardStats(userId, 'USD'))
  expect([stats.totalInvoices, stats.paidInvoices, stats.pendingInvoices, stats.draftInvoices]).toEqual([
    12, 3, 3, 3,
  ])
  expect([today.drafts.count, ages.NOT_DUE.count]).toEqual([3, 3])
})

it('says when it is not, and is made anew', async () => {
  const { id: userId } = await createUser()
  await createInvoice(userId, (await createClient(userId)).id)
  await db.runningTotal.deleteMany({ where: { userId } })
  expect(await wrong(userId)).toEqual([{ userId, of: 'DRAFT', currency: 'USD' }])
  await db.$executeRaw`SELECT rebuild_running_totals()`
  expect(await wrong(userId)).toEqual([])
  expect((await rowsOf(userId)).map(({ of, count, isFolded }) => [of, count, isFolded])).toEqual([
    ['DRAFT', 1, true],
  ])
})

it('spares the dashboard all that is settled: it reads what is owed, and rows that were folded', async () => {
  const { id: userId } = await createUser()
  const { id: clientId } = await createClient(userId)
  const query = () => dashboardQuery(userId, TODAY, new Date())
  const sums = async () => {
    await foldTotals()
    return rowsRead(query(), 'RunningTotal', false)
  }
  await createInvoice(userId, clientId, { status: 'SENT' })
  await createInvoice(userId, clientId, { status: 'PAID' })
  const before = await sums()
  for (let count = 0; count < 10; count++) await createInvoice(userId, clientId, { status: 'PAID' })
  expect(await sums()).toBe(before)
  const indexes = await indexesRead(query())
  // Overdue, due soon, and by age.
  expect(indexes.filter((name) => name === 'Invoice_owed_idx')).toHaveLength(3)
  expect(indexes.filter((name) => name.startsWith('Payment_'))).toEqual([])
})

it('goes with the account', async () => {
  const { id: userId } = await createUser()
  const { id } = await createInvoice(userId, (await createClient(userId)).id, { status: 'PAID' })
  await db.payment.findFirstOrThrow({ where: { userId, invoiceId: id, currency: 'USD' } })
  expect(await rowsOf(userId)).not.toEqual([])
  await db.user.delete({ where: { id: userId } })
  expect(await rowsOf(userId)).toEqual([])
})

it('is not folded for an account that is just going', async () => {
  const { id: userId } = await createUser()
  await createInvoice(userId, (await createClient(userId)).id)
  await db.$transaction(async (tx) => {
    await tx.user.delete({ where: { id: userId } })
    await foldTotals()
  })
  expect(await rowsOf(userId)).toEqual([])
})

it('writes nothing for a change that adds nothing up', async () => {
  const { id: userId } = await createUser()
  const { id } = await createInvoice(userId, (await createClient(userId)).id)
  const before = await rowsOf(userId)
  await db.invoice.update({ where: { own: { userId, id } }, data: { viewCount: { increment: 1 } } })
  expect(await rowsOf(userId)).toEqual(before)
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { addDays, toDateColumn, todayIn, getLastDueDay } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { REMINDER_DAYS } from '@/lib/business/reminder-choices'
import { getDueDates, iterateDueReminders } from '@/lib/reminders/due-reminders'
import { getReminderCause, findDueReminder } from '@/lib/reminders/reminder-rules'
import { createClient } from '@/tests/factories/client'
import { isFullSize, getPropertyRuns } from '@/tests/factories/full-size'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

// `iterateDueReminders` reads every account.
setUpOwnDatabase()

const START = '2026-11-01'
const INVOICES = 60

const at = fc
  .integer({ min: 0, max: 60 * 24 * 4 })
  .map((quarter) => new Date(toDateColumn(addDays(START, -30)).getTime() + quarter * 900_000))
const rarely = (weight: number) => fc.integer({ min: 0, max: weight }).map((one) => one === 0)
const owner = fc.record({
  timeZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'),
  reminderHour: fc.integer({ min: 0, max: 23 }),
  reminderDays: fc.subarray([...REMINDER_DAYS]),
  isDisabled: rarely(6),
})
const invoice = fc.record({
  dueDate: fc.integer({ min: -45, max: 60 }).map((days) => addDays(START, days)),
  status: fc.constantFrom('SENT', 'SENT', 'SENT', 'DRAFT', 'PAID', 'CANCELLED'),
  reminders: rarely(8).map((isOff) => !isOff),
  totalAmount: rarely(8).map((isNothing) => (isNothing ? 0 : 10)),
  client: fc.constantFrom('reachable', 'reachable', 'reachable', 'off', 'nowhere', 'gone'),
  sentAt: fc.option(at),
  queued: fc.subarray([...REMINDER_DAYS], { maxLength: 2 }),
  byHand: fc.option(
    fc.record({ createdAt: at, status: fc.constantFrom('QUEUED', 'SENT', 'FAILED', 'CANCELLED') }),
  ),
})

/** Creates a random business: its time zone, its invoices and everything reminders depend on. */
async function business(seed: number) {
  const { isDisabled, ...clock } = fc.sample(owner, { numRuns: 1, seed })[0]!
  const user = await createUser({ ...clock, disabledAt: isDisabled ? new Date(START) : null })
  const client = async (values: object) => {
    const { id } = await createClient(user.actor, { email: 'client@example.com' })
    await db.client.update({ where: { own: { businessId: user.businessId, id } }, data: values })
    return id
  }
  const clients = {
    reachable: await client({}),
    off: await client({ reminders: false }),
    nowhere: await client({ email: null }),
    gone: await client({ deletedAt: new Date(START) }),
  }
  const invoices = fc.sample(invoice, { numRuns: INVOICES, seed }).map((one, n) => ({ ...one, id: n + 1 }))
  const amounts = { subtotal: 10, taxAmount: 0, currency: 'EUR', paymentMethod: 'REQUEST' } as const
  await db.invoice.createMany({
    data: invoices.map(({ id, dueDate, status, reminders, totalAmount, client }) => ({
      businessId: user.businessId,
      id,
      status,
      reminders,
      totalAmount,
      ...amounts,
      invoiceNumber: `N-${id}`,
      clientId: clients[client],
      issueDate: toDateColumn(START),
      dueDate: toDateColumn(dueDate),
    })) as Prisma.InvoiceCreateManyInput[],
  })
  await db.event.createMany({
    data: invoices.flatMap(({ id, sentAt }) =>
      sentAt ? [{ businessId: user.businessId, invoiceId: id, type: 'INVOICE_SENT', createdAt: sentAt }] : [],
    ),
  })
  const mail = {
    businessId: user.businessId,
    kind: 'REMINDER',
    to: [],
    subject: '',
    message: '',
    status: 'SENT',
  }
  await db.outboxMail.createMany({
    data: invoices.flatMap(({ id, dueDate, queued, byHand }) => [
      ...queued.map((day) => ({ ...mail, invoiceId: id, cause: getReminderCause(id, dueDate, day) })),
      ...(byHand ? [{ ...mail, invoiceId: id, cause: `remind ${id} ${randomUUID()}`, ...byHand }] : []),
    ]),
  })
  return { businessId: user.businessId, ...clock, isDisabled, invoices }
}

type Business = Awaited<ReturnType<typeof business>>

/** Returns the due reminders, computed invoice by invoice from the rules. */
function expected({ isDisabled, timeZone, reminderHour, reminderDays, invoices }: Business, now: Date) {
  const today = getLastDueDay(timeZone, reminderHour, now)
  return invoices.flatMap(({ id, dueDate, sentAt, byHand, ...one }) => {
    const day = findDueReminder(dueDate, reminderDays, today)
    if (day === null || isDisabled) return []
    if (one.status !== 'SENT' || !one.reminders || one.totalAmount === 0 || one.client !== 'reachable')
      return []
    if (one.queued.includes(day as (typeof one.queued)[number])) return []
    const isAfter = (instant: Date) => todayIn(timeZone, instant) >= addDays(dueDate, day)
    if (sentAt && isAfter(sentAt)) return []
    if (byHand && ['QUEUED', 'SENT'].includes(byHand.status) && isAfter(byHand.createdAt)) return []
    return [`${id} ${dueDate} ${day}`]
  })
}

it('the query finds exactly the reminders that are due by the rules', async () => {
  const businesses: Business[] = []
  for (let seed = 1; seed <= (isFullSize ? 12 : 6); seed++) businesses.push(await business(seed))
  let found = 0
  await fc.assert(
    fc.asyncProperty(at, async (now) => {
      const dueDates = await getDueDates(now)
      const due = new Map<number, string[]>()
      for await (const batch of iterateDueReminders(dueDates))
        for (const { businessId, invoiceId, dueDate, day } of batch)
          due.set(businessId, [...(due.get(businessId) ?? []), `${invoiceId} ${dueDate} ${day}`])
      for (const one of businesses) {
        expect(due.get(one.businessId) ?? []).toEqual(expected(one, now))
        found += due.get(one.businessId)?.length ?? 0
      }
    }),
    getPropertyRuns(15, 200),
  )
  expect(found).toBeGreaterThan(15)
})

it('the query reads all due reminders batch by batch', async () => {
  const user = await createUser({ reminderDays: [0] })
  const { id: clientId } = await createClient(user.actor, { email: 'client@example.com' })
  await db.$executeRaw`
    INSERT INTO "Invoice" ("businessId", "id", "clientId", "invoiceNumber", "status", "issueDate", "dueDate", "currency", "subtotal",
      "taxAmount", "totalAmount", "paymentMethod", "updatedAt")
    SELECT ${user.id}, g, ${clientId}, 'N-' || g, 'SENT', '2025-01-01', ${START}::text::date, 'EUR', 1, 0, 1, 'REQUEST', now()
    FROM generate_series(1, 5) g`
  const dueDates = await getDueDates(new Date(`${START}T12:00:00Z`), user.actor)
  const batches: number[][] = []
  for await (const batch of iterateDueReminders(dueDates, {
    only: { businessId: user.businessId },
    limit: 2,
  }))
    batches.push(batch.map(({ invoiceId }) => invoiceId))
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

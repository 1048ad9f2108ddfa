import { getCsvStyle } from '@/lib/exports/csv'
import { createInvoiceTable } from '@/lib/exports/invoice-table'
import { convertDocument } from '@/lib/invoicing/convert-quote'
import { runReminders } from '@/lib/reminders/run-reminders'
import type { ActiveMember } from '@/lib/api/session'
import { DOCUMENT_KINDS, STATUSES_BY_KIND, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { listWithTabs } from '@/lib/documents/list/tab-counts'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/documents/list/filter'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { addDays } from '@/lib/core/dates'
import { listNotifications } from '@/lib/notifications/notifications'
import { db } from '@/lib/platform/db/client'
import { listOverviews } from '@/lib/reports/businesses/queries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { getClientSummary, listOwedAmounts } from '@/lib/reports/clients/queries'
import { getDashboard, getDashboardStats } from '@/lib/reports/dashboard/queries'
import { searchEverything, searchNumbers, searchOverdue } from '@/lib/reports/search/queries'
import { updateReminders } from '@/lib/reminders/mutations'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

// A small overdue and a small paid invoice, among documents of every other kind and status with such large amounts that
// including one in a sum is obvious.

const HUGE = 900_000_000
const TODAY = freezeToday()
/** In the current quarter on any day, and due before today. */
const ISSUED = TODAY
const due = { issueDate: addDays(TODAY, -40), dueDate: addDays(TODAY, -10) }

let actor: ActiveMember
let clientId: number
const line = (unitPrice: number) => ({
  lineItems: [{ description: 'Bridge', quantity: 1, unitPrice }],
  taxRate: 10,
})

/** Sets a document's status directly; side effects of transitions are tested elsewhere. */
async function stand(kind: DocumentKind, status: string, more: object = {}) {
  const { id } = await createInvoice(actor, clientId, { ...line(HUGE), ...due, ...more })
  await db.$executeRaw`
    UPDATE "Invoice" SET "kind" = ${kind}::"DocumentKind", "status" = ${status}::"InvoiceStatus"
    WHERE "businessId" = ${actor.businessId} AND "id" = ${id}`
  return id
}

beforeAll(async () => {
  ;({ actor } = await createUser())
  clientId = (await createClient(actor, { email: 'ap@northwind.test' })).id
  await createInvoice(actor, clientId, { ...line(100), ...due, status: 'SENT' })
  await createInvoice(actor, clientId, {
    ...line(50),
    ...due,
    issueDate: ISSUED,
    dueDate: ISSUED,
    status: 'PAID',
  })
  for (const kind of DOCUMENT_KINDS)
    if (kind !== 'INVOICE')
      for (const status of STATUSES_BY_KIND[kind])
        if (kind !== 'CREDIT_NOTE' || status !== 'SENT') await stand(kind, status)
})

it('other document kinds are excluded from the dashboard’s totals, which suggests billing accepted quotes', async () => {
  const { stats, today, ages, income, suggestedActions } = await getDashboard(actor, 'USD', TODAY)
  expect(stats).toEqual(await getDashboardStats(actor, 'USD'))
  expect(stats).toMatchObject({
    totalPaid: 55,
    totalUnpaid: 110,
    totalInvoices: 2,
    paidInvoices: 1,
    pendingInvoices: 1,
  })
  expect(stats.byCurrency).toEqual([
    { currency: 'USD', totalPaid: 55, totalUnpaid: 110, totalOwed: 110, totalDrafts: 0 },
  ])
  expect([today.overdue.count, today.week.count, today.drafts.count]).toEqual([1, 0, 0])
  expect(Object.values(ages).flatMap(({ sums }) => sums)).toEqual([{ currency: 'USD', amount: 110 }])
  expect(income.flatMap(({ sums }) => sums)).toEqual([{ currency: 'USD', amount: 55 }])
  expect(suggestedActions.suggestions.map(({ kind }) => kind)).toEqual(['OVERDUE', 'ACCEPTED'])
})

it('other document kinds are excluded from the totals of clients and businesses', async () => {
  expect(await getClientSummary(actor, { id: clientId, currency: 'USD' }, 'USD')).toMatchObject({
    totalInvoices: 2,
    paidInvoices: 1,
    outstanding: { amount: 110 },
    otherOutstanding: [],
  })
  expect([...(await listOwedAmounts(actor, [clientId]))]).toEqual([
    [clientId, [{ currency: 'USD', amount: 110 }]],
  ])
  const [mine] = await listOverviews(actor.person.id, actor.businessId)
  expect(mine).toMatchObject({ drafts: 0, sums: [{ outstanding: 110, overdue: 110 }] })
  expect(mine!.sums[0]!.tax).toBeLessThanOrEqual(15)
})

it('other document kinds are never due in the calendar, reminders and notifications; an open quote shows its last day', async () => {
  const { invoices } = await listForCalendar(actor, addDays(TODAY, -60), addDays(TODAY, 60))
  expect(invoices.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    'INVOICE PAID',
    'INVOICE SENT',
    'QUOTE SENT',
  ])
  await updateReminders(actor, { days: [-10, 7, 14, 30, 3], hour: 0 } as never)
  await runReminders(new Date())
  const reminded = await db.outboxMail.findMany({
    where: { businessId: actor.businessId, kind: 'REMINDER' },
    select: { invoiceId: true },
  })
  const invoicesOnly = await db.invoice.count({
    where: {
      businessId: actor.businessId,
      kind: 'INVOICE',
      id: { in: reminded.map((one) => one.invoiceId!) },
    },
  })
  expect(invoicesOnly).toBe(new Set(reminded.map((one) => one.invoiceId)).size)
  const told = await listNotifications(actor)
  expect(JSON.stringify(told)).not.toContain('900,000,000')
  const overdue = await searchOverdue(actor, '', TODAY)
  expect(overdue.invoices.map(({ totalAmount }) => totalAmount)).toEqual([110])
})

it('other document kinds are listed by kind, with their own tabs', async () => {
  for (const kind of DOCUMENT_KINDS) {
    const filter = parseInvoiceFilter({ kind: toKindParam(kind) }, TODAY)
    const { invoices, counts, lists } = await listWithTabs(actor, filter, TODAY)
    expect(new Set(invoices.map((one) => one.kind))).toEqual(new Set([kind]))
    expect(counts.ALL).toBe(invoices.length)
    expect(counts.OVERDUE).toBe(kind === 'INVOICE' ? 1 : undefined)
    expect(lists[kind]).toBe(invoices.length)
    expect(lists.RECURRING).toBe(0)
    let csv = ''
    for await (const piece of createInvoiceTable(actor, filter, getCsvStyle({ languages: 'en' })))
      csv += piece
    expect(csv.includes('990000000')).toBe(kind !== 'INVOICE')
  }
  expect((await listWithTabs(actor, NO_FILTER, TODAY)).invoices).toHaveLength(2)
})

it('other document kinds are found by search', async () => {
  const found = await searchEverything(actor, 'Bridge')
  expect(found.invoices.some(({ kind }) => kind !== 'INVOICE')).toBe(true)
  const [{ invoiceNumber }] = (await db.invoice.findMany({
    where: { businessId: actor.businessId, kind: 'QUOTE' },
    select: { invoiceNumber: true },
    take: 1,
  })) as [{ invoiceNumber: string }]
  expect((await searchNumbers(actor, invoiceNumber)).invoices.map(({ kind }) => kind)).toEqual(['QUOTE'])
})

it('issued credit notes reduce payments and the quarter’s tax', async () => {
  const id = await stand('CREDIT_NOTE', 'DRAFT', { ...line(20), issueDate: ISSUED, dueDate: ISSUED })
  const before = await listOverviews(actor.person.id, actor.businessId)
  await db.invoice.update({ where: { own: { businessId: actor.businessId, id } }, data: { status: 'SENT' } })
  const { stats, income } = await getDashboard(actor, 'USD', TODAY)
  expect(stats).toMatchObject({ totalPaid: 33, totalUnpaid: 110, totalInvoices: 2 })
  expect(income.flatMap(({ sums }) => sums)).toEqual([{ currency: 'USD', amount: 33 }])
  const after = await listOverviews(actor.person.id, actor.businessId)
  expect(before[0]!.sums[0]!.tax - after[0]!.sums[0]!.tax).toBeCloseTo(2)
  const wrong =
    await db.$queryRaw`SELECT * FROM wrong_running_totals() WHERE "businessId" = ${actor.businessId}`
  expect(wrong).toEqual([])
})

it('quotes are suggested while they are expiring, and to be billed once accepted', async () => {
  const ends = await stand('QUOTE', 'SENT', { issueDate: TODAY, dueDate: addDays(TODAY, 1) })
  const accepted = await stand('QUOTE', 'ACCEPTED', line(20))
  const stack = async () => (await getDashboard(actor, 'USD', TODAY)).suggestedActions.suggestions
  const toDo = async (id: number) => (await stack()).find(({ invoiceId }) => invoiceId === id)
  expect(await toDo(ends)).toMatchObject({ kind: 'ENDS', amount: 990_000_000, dueDate: addDays(TODAY, 1) })
  expect(await toDo(accepted)).toMatchObject({ kind: 'ACCEPTED', amount: 22 })
  const made = await convertDocument(actor, accepted, { to: 'INVOICE' })
  expect(await toDo(accepted)).toBeUndefined()
  await setInvoiceStatus(actor, made.id, 'SENT')
  await setInvoiceStatus(actor, made.id, 'CANCELLED')
  expect(await toDo(accepted)).toMatchObject({ kind: 'ACCEPTED' })
})

it('other document kinds reject what only an invoice can become', async () => {
  const id = await stand('QUOTE', 'SENT')
  await expect(setInvoiceStatus(actor, id, 'PAID')).rejects.toThrow(/^A quote can only be DRAFT, SENT,/)
})

import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClients } from '@/lib/clients/list'
import { updateClient } from '@/lib/clients/mutations'
import { deleteClient, restoreClient } from '@/lib/invoicing/delete-client'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import type { BusinessScope } from '@/lib/core/access/actor'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { getCsvStyle } from '@/lib/exports/csv'
import { startExport } from '@/lib/exports/start-export'
import { countTabs } from '@/lib/documents/list/tab-counts'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { updateInvoice } from '@/lib/invoicing/save-invoice'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { createPublicLink, revokePublicLink } from '@/lib/public-links/public-links'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceUpdateSchema } from '@/lib/documents/schema'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { recordView } from '@/lib/public-links/link-views'
import { listItems } from '@/lib/documents/items/queries'
import { listNotifications } from '@/lib/notifications/notifications'
import { getNumber, listNumbers, listMailsOfDeleted } from '@/lib/reports/numbers/queries'
import { rotateKeys } from '@/lib/operator/rotate-keys'
import { cancelMail } from '@/lib/mail/sending/queue-mail'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { listInvoiceMails } from '@/lib/mail/sending/queries'
import { recordPayment, deletePayment } from '@/lib/invoicing/payments/record-payment'
import { applyScheduleAction } from '@/lib/recurring/runs/schedule-actions'
import { getRecurringSchedule, getScheduleId } from '@/lib/recurring/schedules/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { setClientReminders, setInvoiceReminders, updateReminders } from '@/lib/reminders/mutations'
import { runReminders } from '@/lib/reminders/run-reminders'
import { searchEverything } from '@/lib/reports/search/queries'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, getCurrentUserFor, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

// Clients, invoices, schedules, payments and numbers count from 1 in each business, so two businesses have the same
// ids. An action by id must neither change nor show the other business's resource with that id.

const TODAY = freezeToday()
const COUNTED = ['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber'] as const

type Business = Awaited<ReturnType<typeof business>>

/** Creates a business with every resource, always in the same order, so that ids match those of any other. */
async function business(name: string) {
  const user = await createUser({ fullName: name, companyName: name, counters: { create: [] } })
  const { actor, businessId } = user
  const client = await createClient(actor, {
    name: `${name} client`,
    email: `ap@${name.toLowerCase()}.test`,
  })
  const line = (what: string) => ({
    notes: `${name} notes`,
    lineItems: [{ description: `${name} ${what}`, quantity: 1, unitPrice: 100 }],
  })
  const draft = await createInvoice(actor, client.id, line('draft'))
  const due = { issueDate: addDays(TODAY, -20), dueDate: TODAY }
  const sent = await createInvoice(actor, client.id, {
    ...line('work'),
    ...due,
    status: 'SENT',
    shared: true,
  })
  const paid = await createInvoice(actor, client.id, { ...line('paid'), status: 'PAID' })
  await recordPayment(actor, sent.id, {
    paidOn: TODAY,
    amount: 10,
    method: 'CASH',
    reference: `${name} cash`,
  })
  const series = await createInvoice(actor, client.id, {
    ...line('retainer'),
    invoiceType: 'RECURRING',
    recurringDate: TODAY,
    issueDate: addDays(TODAY, -1),
    dueDate: addDays(TODAY, 14),
  })
  await db.event.updateMany({
    where: { businessId: businessId },
    data: { createdAt: new Date(`${due.issueDate}T12:00:00Z`) },
  })
  await sendInvoice(actor, sent.id, {
    to: [`ap@${name.toLowerCase()}.test`],
    cc: [],
    bcc: [],
    replyTo: null,
    attachPdf: false,
    subject: `${name} subject`,
    message: `${name} message`,
  })
  return {
    user,
    actor,
    businessId,
    name,
    client,
    draft,
    sent: await getInvoice(actor, sent.id),
    paid,
    series,
  }
}

let one: Business
let other: Business
beforeEach(async () => {
  one = await business('Oneco')
  other = await business('Twinco')
})
afterEach(deleteUsers)

/** Returns all rows of a business by table. */
async function rowsOf({ businessId }: BusinessScope): Promise<Record<string, unknown>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'businessId' AND table_schema = 'public' ORDER BY 1`
  const rows = tables.map(async ({ name }) => [
    name,
    await db.$queryRawUnsafe(
      `SELECT to_jsonb(t)::text AS row FROM "${name}" t WHERE "businessId" = $1 ORDER BY 1`,
      businessId,
    ),
  ])
  return Object.fromEntries((await Promise.all(rows)) as [string, unknown][])
}

it('two businesses have the same ids, each counted from 1', async () => {
  for (const kind of COUNTED) {
    const ids = async ({ businessId }: BusinessScope) =>
      (
        await db.$queryRawUnsafe<{ id: number }[]>(
          `SELECT "id" FROM "${kind}" WHERE "businessId" = $1 ORDER BY 1`,
          businessId,
        )
      ).map(({ id }) => id)
    const own = await ids(one)
    expect(own).toEqual(own.map((_, index) => index + 1))
    expect([kind, await ids(other)]).toEqual([kind, own])
    expect(own.length).toBeGreaterThan(0)
  }
})

it('two businesses with equal ids never reuse an id', async () => {
  await deleteInvoice(one.actor, one.series.id)
  const next = await createInvoice(one.actor, one.client.id)
  expect(next.id).toBe(one.series.id + 1)
})

it('two businesses with equal ids can’t change each other’s data', async () => {
  const before = await rowsOf(other)
  const { actor, client, draft, sent, paid, series } = one
  const { version, issueDate, dueDate, invoiceNumber } = draft
  const changed = {
    clientId: client.id,
    currency: 'USD',
    issueDate,
    dueDate,
    invoiceNumber,
    notes: 'Changed',
    lineItems: [{ description: 'Changed', quantity: 2, unitPrice: 5 }],
  }
  await updateInvoice(actor, draft.id, invoiceUpdateSchema.parse({ ...changed, version }))
  await recordView(sent.publicToken!, null)
  await revokePublicLink(actor, sent.id)
  await createPublicLink(actor, sent.id)
  await deletePayment(actor, sent.id, sent.payments[0]!.id)
  await recordPayment(actor, sent.id, { paidOn: TODAY, amount: 100, method: 'CARD', reference: null })
  await setInvoiceStatus(actor, paid.id, 'SENT')
  await setInvoiceStatus(actor, paid.id, 'CANCELLED')
  const [mail] = await listInvoiceMails(actor, sent.id)
  if (mail?.status === 'QUEUED') await cancelMail(actor, sent.id, mail.id)
  await setInvoiceReminders(actor, draft.id, false)
  await setClientReminders(actor, client.id, false)
  await updateClient(actor, client.id, { name: 'Changed' })
  await applyScheduleAction(actor, await getScheduleId(actor, series.id), 'skip', { day: TODAY })
  await applyScheduleAction(actor, await getScheduleId(actor, series.id), 'end', {})
  await deleteInvoice(actor, series.id)
  await deleteInvoice(actor, draft.id)
  await deleteClient(actor, client.id)
  await restoreClient(actor, client.id)
  expect(await rowsOf(other)).toEqual(before)
})

it('two businesses with equal ids can’t read each other’s data', async () => {
  const { user, actor, client, sent, series } = one
  const exported = { user: await getCurrentUserFor(user), actor }
  const filter = parseInvoiceFilter({})
  const seen = {
    lists: await Promise.all(
      ['', 'number', 'client', 'issued', 'due', 'amount', 'status'].map((sort) =>
        listInvoices(actor, parseInvoiceFilter(sort ? { sort } : {})),
      ),
    ),
    counts: await countTabs(actor, filter, TODAY),
    found: [
      await searchEverything(actor, 'co client'),
      await searchEverything(actor, 'Twinco'),
      await searchEverything(actor, 'INV'),
    ],
    clients: await listClients(actor, parseClientFilter({})),
    summary: await getClientSummary(actor, client, 'USD'),
    items: [...(await listItems(actor, { search: 'o', currency: 'USD', clientId: null }))],
    dashboard: await getDashboard(actor, 'USD', TODAY),
    calendar: await listForCalendar(actor, addDays(TODAY, -40), addDays(TODAY, 40)),
    numbers: await listNumbers(actor, null),
    number: await getNumber(actor, 1),
    kept: await listMailsOfDeleted(actor, 1),
    invoice: await getInvoice(actor, sent.id),
    mails: await listInvoiceMails(actor, sent.id),
    timeline: await listInvoiceEvents(actor, sent.id),
    news: await listNotifications(actor),
    series: await getRecurringSchedule(actor, await getScheduleId(actor, series.id)),
    data: Buffer.from(
      await new Response(await startExport(exported, getCsvStyle({ languages: 'en' }))).arrayBuffer(),
    ).toString('latin1'),
  }
  for (const [where, what] of Object.entries(seen)) {
    const text = JSON.stringify(what)
    expect([where, /Twinco|twinco/.test(text)]).toEqual([where, false])
  }
  expect(seen.lists.map(({ invoices }) => invoices.length)).toEqual(Array(7).fill(4))
  expect(seen.summary).toMatchObject({ outstanding: { amount: 290, owed: 90, drafts: 200 } })
})

it('two businesses with equal ids are reminded separately, in any order', async () => {
  const reminded = async ({ businessId }: Business) =>
    db.outboxMail.count({ where: { businessId, kind: 'REMINDER' } })
  const noon = new Date(`${TODAY}T12:00:00Z`)
  await updateReminders(one.actor, { days: [0] })
  await runReminders(noon)
  expect([await reminded(one), await reminded(other)]).toEqual([1, 0])
  await updateReminders(other.actor, { days: [0] })
  await runReminders(noon)
  expect([await reminded(one), await reminded(other)]).toEqual([1, 1])
})

it('two businesses with equal ids run their own schedules, even if one fails', async () => {
  await db.recurringSchedule.updateMany({
    where: { businessId: { in: [one.businessId, other.businessId] } },
    data: { nextDay: new Date(TODAY), startsOn: new Date(TODAY) },
  })
  const written = ({ businessId }: Business) =>
    db.recurringScheduleRun.count({ where: { businessId, invoiceId: { not: null } } })
  await applyScheduleAction(one.actor, await getScheduleId(one.actor, one.series.id), 'pause', {})
  await runSchedules(new Date(`${TODAY}T12:00:00Z`))
  expect([await written(one), await written(other)]).toEqual([0, 1])
})

it('two businesses with equal ids are deleted separately', async () => {
  const before = await rowsOf(other)
  await db.user.update({ where: { id: one.user.id }, data: { deleteAfter: new Date(0) } })
  expect(await runDeletions()).toBe(1)
  expect(await db.invoice.count({ where: { businessId: one.businessId } })).toBe(0)
  expect(await rowsOf(other)).toEqual(before)
})

it('two businesses with equal ids keep their links through a key rotation', async () => {
  const links = () =>
    db.invoice.findMany({
      where: { publicTokenHash: { not: null } },
      orderBy: [{ businessId: 'asc' }, { id: 'asc' }],
      select: { businessId: true, id: true, publicTokenCipher: true },
    })
  const before = await links()
  expect(before).toHaveLength(2)
  await rotateKeys()
  expect(await links()).toEqual(before)
})

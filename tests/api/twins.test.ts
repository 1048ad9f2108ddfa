import { runDeletions } from '@/lib/actions/account/run-deletions'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { parseClientFilter } from '@/lib/parties/filter'
import { listClients } from '@/lib/parties/list'
import { deleteClient, restoreClient, updateClient } from '@/lib/parties/mutations'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import { addDays, todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { listInvoiceEvents } from '@/lib/business/events/queries'
import { csvStyle } from '@/lib/exports/csv'
import { startExport } from '@/lib/exports/start'
import { countTabs } from '@/lib/documents/list/counts'
import { parseInvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { updateInvoice } from '@/lib/actions/documents/save-document'
import { deleteInvoice } from '@/lib/actions/documents/delete-document'
import { createPublicLink, revokePublicLink } from '@/lib/sharing/links'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceUpdateSchema } from '@/lib/documents/schema'
import { setInvoiceStatus } from '@/lib/documents/status-changes'
import { recordView } from '@/lib/sharing/count-views'
import { listItems } from '@/lib/documents/items/queries'
import { listNotifications } from '@/lib/notifications/queries'
import { getNumber, listNumbers, mailsOfDeleted } from '@/lib/reports/numbers/queries'
import { resealAll } from '@/lib/actions/operator/reseal'
import { cancelMail } from '@/lib/delivery/queue-mail'
import { sendInvoice } from '@/lib/actions/mail/send-invoice'
import { listInvoiceMails } from '@/lib/delivery/queries'
import { recordPayment, removePayment } from '@/lib/actions/payments/record-payment'
import { changeSeries } from '@/lib/actions/series/change-series'
import { getSeries, seriesIdOf } from '@/lib/series/queries'
import { runSchedules } from '@/lib/actions/series/run-series'
import { remindClient, remindInvoice, saveReminders } from '@/lib/reminders/mutations'
import { runReminders } from '@/lib/actions/reminders/run-reminders'
import { search } from '@/lib/reports/search/queries'
import { toCurrentUser, withPictures } from '@/lib/business/queries'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, deleteUsers } from '@/tests/factories/user'

// Each business counts its clients, invoices, series, payments and numbers from 1, so two of them have the same ids. Whatever one
// does by an id must not touch, and never show, what the other has under it.

const TODAY = todayIn('UTC')
const COUNTED = ['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber'] as const

type Business = Awaited<ReturnType<typeof business>>

/** Everything a business of one name has, made in the same order, so with the same ids as any other. */
async function business(name: string) {
  const { id } = await createUser({ fullName: name, companyName: name, counters: { create: [] } })
  const client = await createClient(id, { name: `${name} client`, email: `ap@${name.toLowerCase()}.test` })
  const line = (what: string) => ({
    notes: `${name} notes`,
    lineItems: [{ description: `${name} ${what}`, quantity: 1, unitPrice: 100 }],
  })
  const draft = await createInvoice(id, client.id, line('draft'))
  const due = { issueDate: addDays(TODAY, -20), dueDate: TODAY }
  const sent = await createInvoice(id, client.id, { ...line('work'), ...due, status: 'SENT', shared: true })
  const paid = await createInvoice(id, client.id, { ...line('paid'), status: 'PAID' })
  await recordPayment(id, sent.id, { paidOn: TODAY, amount: 10, method: 'CASH', reference: `${name} cash` })
  const series = await createInvoice(id, client.id, {
    ...line('retainer'),
    ...{
      invoiceType: 'RECURRING',
      recurringDate: TODAY,
      issueDate: addDays(TODAY, -1),
      dueDate: addDays(TODAY, 14),
    },
  })
  await db.event.updateMany({
    where: { userId: id },
    data: { createdAt: new Date(`${due.issueDate}T12:00:00Z`) },
  })
  await sendInvoice(id, sent.id, {
    ...{ to: [`ap@${name.toLowerCase()}.test`], cc: [], bcc: [], replyTo: null, attachPdf: false },
    ...{ subject: `${name} subject`, message: `${name} message`, requestId: crypto.randomUUID() },
  })
  return { id, name, client, draft, sent: await getInvoice(id, sent.id), paid, series }
}

let one: Business
let other: Business
beforeEach(async () => {
  one = await business('Oneco')
  other = await business('Twinco')
})
afterEach(deleteUsers)

/** Every row of a business, in every table. */
async function rowsOf(userId: number): Promise<Record<string, unknown>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'userId' AND table_schema = 'public' ORDER BY 1`
  const rows = tables.map(async ({ name }) => [
    name,
    await db.$queryRawUnsafe(
      `SELECT to_jsonb(t)::text AS row FROM "${name}" t WHERE "userId" = $1 ORDER BY 1`,
      userId,
    ),
  ])
  return Object.fromEntries((await Promise.all(rows)) as [string, unknown][])
}

it('have the same ids, each counted from 1', async () => {
  for (const kind of COUNTED) {
    const ids = async (userId: number) =>
      (
        await db.$queryRawUnsafe<{ id: number }[]>(
          `SELECT "id" FROM "${kind}" WHERE "userId" = $1 ORDER BY 1`,
          userId,
        )
      ).map(({ id }) => id)
    const own = await ids(one.id)
    expect(own).toEqual(own.map((_, index) => index + 1))
    expect([kind, await ids(other.id)]).toEqual([kind, own])
    expect(own.length).toBeGreaterThan(0)
  }
})

it('never give an id again', async () => {
  await deleteInvoice(one.id, one.series.id)
  const next = await createInvoice(one.id, one.client.id)
  expect(next.id).toBe(one.series.id + 1)
})

it('change nothing of each other', async () => {
  const before = await rowsOf(other.id)
  const { id, client, draft, sent, paid, series } = one
  const { version, issueDate, dueDate, invoiceNumber } = draft
  const changed = {
    ...{ clientId: client.id, currency: 'USD', issueDate, dueDate, invoiceNumber, notes: 'Changed' },
    lineItems: [{ description: 'Changed', quantity: 2, unitPrice: 5 }],
  }
  await updateInvoice(id, draft.id, invoiceUpdateSchema.parse({ ...changed, version }))
  await recordView(sent.publicToken!, null)
  await revokePublicLink(id, sent.id)
  await createPublicLink(id, sent.id)
  await removePayment(id, sent.id, sent.payments[0]!.id)
  await recordPayment(id, sent.id, { paidOn: TODAY, amount: 100, method: 'CARD', reference: null })
  await setInvoiceStatus(id, paid.id, 'SENT')
  await setInvoiceStatus(id, paid.id, 'CANCELLED')
  const [mail] = await listInvoiceMails(id, sent.id)
  if (mail?.status === 'QUEUED') await cancelMail(id, sent.id, mail.id)
  await remindInvoice(id, draft.id, false)
  await remindClient(id, client.id, false)
  await updateClient(id, client.id, { name: 'Changed' })
  await changeSeries(id, await seriesIdOf(id, series.id), 'skip', { day: TODAY })
  await changeSeries(id, await seriesIdOf(id, series.id), 'end', {})
  await deleteInvoice(id, series.id)
  await deleteInvoice(id, draft.id)
  await deleteClient(id, client.id)
  await restoreClient(id, client.id)
  expect(await rowsOf(other.id)).toEqual(before)
})

it('see nothing of each other', async () => {
  const { id, client, sent, series } = one
  const user = toCurrentUser(await db.user.findUniqueOrThrow({ where: { id }, include: withPictures }))
  const clock = { id, timeZone: 'UTC' }
  const filter = parseInvoiceFilter({})
  const seen = {
    lists: await Promise.all(
      ['', 'number', 'client', 'issued', 'due', 'amount', 'status'].map((sort) =>
        listInvoices(id, parseInvoiceFilter(sort ? { sort } : {})),
      ),
    ),
    counts: await countTabs(id, filter, TODAY),
    found: [await search(id, 'co client'), await search(id, 'Twinco'), await search(id, 'INV')],
    clients: await listClients(id, parseClientFilter({})),
    summary: await getClientSummary(id, client, 'USD'),
    items: [...(await listItems(id, { search: 'o', currency: 'USD', clientId: null }))],
    dashboard: await getDashboard(id, 'USD', TODAY),
    calendar: await listForCalendar(id, addDays(TODAY, -40), addDays(TODAY, 40)),
    numbers: await listNumbers(id, null),
    number: await getNumber(id, 1),
    kept: await mailsOfDeleted(id, 1),
    invoice: await getInvoice(id, sent.id),
    mails: await listInvoiceMails(id, sent.id),
    timeline: await listInvoiceEvents(id, sent.id),
    news: await listNotifications(clock),
    series: await getSeries(id, await seriesIdOf(id, series.id)),
    data: Buffer.from(await new Response(await startExport(user, csvStyle('en'))).arrayBuffer()).toString(
      'latin1',
    ),
  }
  for (const [where, what] of Object.entries(seen)) {
    const text = JSON.stringify(what)
    expect([where, /Twinco|twinco/.test(text)]).toEqual([where, false])
  }
  expect(seen.lists.map(({ invoices }) => invoices.length)).toEqual(Array(7).fill(4))
  expect(seen.summary).toMatchObject({ outstanding: { amount: 290, owed: 90, drafts: 200 } })
})

it('are reminded each by itself, whoever was first', async () => {
  const reminded = async ({ id }: Business) =>
    db.outboxMail.count({ where: { userId: id, kind: 'REMINDER' } })
  const noon = new Date(`${TODAY}T12:00:00Z`)
  await saveReminders(one.id, { days: [0] })
  await runReminders(noon)
  expect([await reminded(one), await reminded(other)]).toEqual([1, 0])
  await saveReminders(other.id, { days: [0] })
  await runReminders(noon)
  expect([await reminded(one), await reminded(other)]).toEqual([1, 1])
})

it('write their own series, also beside one that fails', async () => {
  await db.schedule.updateMany({
    where: { userId: { in: [one.id, other.id] } },
    data: { nextDay: new Date(TODAY), startsOn: new Date(TODAY) },
  })
  const written = ({ id }: Business) =>
    db.scheduleRun.count({ where: { userId: id, invoiceId: { not: null } } })
  await changeSeries(one.id, await seriesIdOf(one.id, one.series.id), 'pause', {})
  await runSchedules(new Date(`${TODAY}T12:00:00Z`))
  expect([await written(one), await written(other)]).toEqual([0, 1])
})

it('are deleted one without the other', async () => {
  const before = await rowsOf(other.id)
  await db.user.update({ where: { id: one.id }, data: { deleteAfter: new Date(0) } })
  expect(await runDeletions()).toBe(1)
  expect(await db.invoice.count({ where: { userId: one.id } })).toBe(0)
  expect(await rowsOf(other.id)).toEqual(before)
})

it('keep their links through a change of keys', async () => {
  const links = () =>
    db.invoice.findMany({
      where: { publicTokenHash: { not: null } },
      orderBy: [{ userId: 'asc' }, { id: 'asc' }],
      select: { userId: true, id: true, publicTokenCipher: true },
    })
  const before = await links()
  expect(before).toHaveLength(2)
  await resealAll()
  expect(await links()).toEqual(before)
})

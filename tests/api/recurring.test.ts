import * as actions from '@/app/api/invoices/[id]/schedule/[action]/route'
import * as schedule from '@/app/api/invoices/[id]/schedule/route'
import * as item from '@/app/api/invoices/[id]/route'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn } from '@/lib/core/dates'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { deleteClient, restoreClient } from '@/lib/invoicing/delete-client'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceSchema } from '@/lib/documents/schema'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { formatFieldMessage } from '@/lib/i18n/format-reason'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
// In the far future, because schedules skip past days.
const START = '2126-01-31'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let to: string

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  to = `client-${owner.user.id}@example.com`
  clientId = (await createClient(owner.user.actor, { name: 'Northwind', email: to })).id
})
afterEach(deleteUsers)
afterAll(closeRenderer)

const MONTHLY = { frequency: 'MONTHLY', every: 1, endsOn: null, maxRuns: null, autoSend: false } as const
const start = (repeat: Partial<typeof MONTHLY> | object = {}) =>
  createInvoice(owner.user.actor, clientId, {
    issueDate: '2125-12-31',
    dueDate: '2126-01-14',
    invoiceNumber: 'R-001',
    invoiceType: 'RECURRING',
    recurringDate: START,
    taxRate: 20,
    notes: 'For {month}',
    lineItems: [{ description: 'Retainer {month} {year}', quantity: 2, unitPrice: 50 }],
    schedule: { ...MONTHLY, ...repeat },
  })
const written = async () =>
  (
    await db.invoice.findMany({
      where: { businessId: owner.user.businessId, invoiceType: 'ONE_OFF' },
      orderBy: { id: 'asc' },
    })
  ).map((invoice) => [
    invoice.invoiceNumber,
    fromDateColumn(invoice.issueDate),
    fromDateColumn(invoice.dueDate),
  ])
const change = (id: number, action: string, browser: Browser = owner, day?: string) =>
  browser.call(actions.POST, `/api/invoices/${id}/schedule/${action}`, {
    method: 'POST',
    ...(day && { body: { day } }),
    params: { id: String(id), action },
  })
const save = (id: number, body: object, browser: Browser = owner) =>
  browser.call(schedule.PATCH, `/api/invoices/${id}/schedule`, {
    method: 'PATCH',
    body,
    params: { id: String(id) },
  })
const answer = async (response: Promise<Response>) => (await (await response).json()) as Schedule
const stored = (invoiceId: number) => db.recurringSchedule.findFirstOrThrow({ where: { invoiceId } })
const eventsOf = async (invoiceId: number) =>
  (await db.event.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } })).map(({ type }) => type)

describe('spec 3: a recurring schedule', () => {
  it('creates each month’s invoice once, with its own number, dates and texts, as a draft', async () => {
    const { id } = await start()
    expect(await runSchedules(noon('2126-01-30'))).toBe(0)
    expect(await runSchedules(noon('2126-01-31'))).toBe(1)
    expect(await runSchedules(noon('2126-01-31'))).toBe(0)
    await runSchedules(noon('2126-02-28'))
    expect(await written()).toEqual([
      ['R-002', '2126-01-31', '2126-02-14'],
      ['R-003', '2126-02-28', '2126-03-14'],
    ])
    const { id: nextId } = await db.invoice.findFirstOrThrow({ where: { invoiceNumber: 'R-003', clientId } })
    expect(await getInvoice(owner.user.actor, nextId)).toMatchObject({
      status: 'DRAFT',
      notes: 'For February',
      totalAmount: 120,
      lineItems: [{ description: 'Retainer February 2126', quantity: 2, unitPrice: 50 }],
    })
    expect(await eventsOf(nextId)).toEqual(['CREATED_BY_SCHEDULE'])
    expect((await eventsOf(id)).filter((type) => type === 'SCHEDULE_RAN')).toHaveLength(2)
  })

  it('catches up on missed dates, in order', async () => {
    await start()
    expect(await runSchedules(noon('2126-04-30'))).toBe(4)
    expect((await written()).map(([, issued]) => issued)).toEqual([
      ...['2126-01-31', '2126-02-28', '2126-03-31', '2126-04-30'],
    ])
  })

  it('processes each period once under concurrent runs', async () => {
    await start()
    await Promise.all(Array.from({ length: 6 }, () => runSchedules(noon('2126-03-31'))))
    await runSchedules(noon('2126-03-31'))
    expect((await written()).map(([number]) => number)).toEqual(['R-002', 'R-003', 'R-004'])
  })

  it('processes a period once even if its clock is set back', async () => {
    const { id } = await start()
    await runSchedules(noon('2126-01-31'))
    await db.recurringSchedule.updateMany({
      where: { invoiceId: id },
      data: { nextDay: toDateColumn(START) },
    })
    await runSchedules(noon('2126-01-31'))
    expect(await written()).toHaveLength(1)
  })

  it('uses the owner’s time zone', async () => {
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { timeZone: 'Pacific/Kiritimati' },
    })
    await start()
    expect(await runSchedules(new Date('2126-01-30T09:00:00Z'))).toBe(0)
    expect(await runSchedules(new Date('2126-01-30T11:00:00Z'))).toBe(1)
  })

  it.each([
    ['its last day', { endsOn: '2126-03-15' }],
    ['so many invoices', { maxRuns: 2 }],
  ])('ends after %s', async (_, repeat) => {
    const { id } = await start(repeat)
    await runSchedules(noon('2126-12-31'))
    expect(await written()).toHaveLength(2)
    expect(await stored(id)).toMatchObject({ status: 'ENDED', nextDay: null })
    expect((await eventsOf(id)).at(-1)).toBe('SCHEDULE_ENDED')
  })

  it('sends its invoices once if so chosen', async () => {
    await start({ autoSend: true })
    await runSchedules(noon(START))
    await runOutbox()
    const mails = await listMailsTo(to)
    expect(mails.map(({ subject }) => subject)).toEqual(['Invoice R-002 from Robin Ltd'])
    expect(mails[0]!.text).toMatch(/\/invoice\/[\w-]{43}/)
    expect(await db.invoice.findFirst({ where: { invoiceNumber: 'R-002', clientId } })).toMatchObject({
      status: 'SENT',
    })
  })

  it('notifies its owner if there is no address to send to', async () => {
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { email: null },
    })
    const { id } = await start({ autoSend: true })
    await runSchedules(noon(START))
    expect(await db.outboxMail.count({ where: { kind: { not: 'ACCOUNT' } } })).toBe(0)
    const next = await db.invoice.findFirstOrThrow({ where: { invoiceNumber: 'R-002', clientId } })
    expect(next.status).toBe('DRAFT')
    const told = await listInvoiceEvents(owner.user.actor, next.id)
    expect(told).toEqual([
      expect.objectContaining({ type: 'MAIL_FAILED', detail: expect.stringMatching(/no email address/) }),
      expect.objectContaining({
        type: 'CREATED_BY_SCHEDULE',
        detail: 'Series of R-001',
        aboutInvoiceId: id,
      }),
    ])
  })

  it('lists its invoices on the first one’s timeline, with links while they exist', async () => {
    const { id } = await start()
    await runSchedules(noon(START))
    const ran = async () =>
      (await listInvoiceEvents(owner.user.actor, id)).find(({ type }) => type === 'SCHEDULE_RAN')
    const next = await db.invoice.findFirstOrThrow({ where: { invoiceNumber: 'R-002', clientId } })
    expect(await ran()).toMatchObject({ detail: 'R-002', aboutInvoiceId: next.id })
    await deleteInvoice(owner.user.actor, next.id)
    expect(await ran()).toMatchObject({ detail: 'R-002' })
    expect(await ran()).not.toHaveProperty('aboutInvoiceId')
  })

  it('is paused with a reason if it can’t run, and does not affect others', async () => {
    const { id } = await start()
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { deletedAt: new Date() },
    })
    const other = await Browser.signedIn()
    await createInvoice(other.user.actor, (await createClient(other.user.actor)).id, {
      issueDate: '2125-12-31',
      dueDate: '2126-01-14',
      invoiceType: 'RECURRING',
      recurringDate: START,
    })
    await runSchedules(noon(START))
    expect(await stored(id)).toMatchObject({
      status: 'PAUSED',
      problem: { code: 'series.client-deleted' },
    })
    expect(await written()).toEqual([])
    expect(await db.invoice.count({ where: { businessId: other.user.businessId } })).toBe(2)
  })

  it('is paused when its client is deleted, and resumes when they are restored', async () => {
    const { id } = await start()
    const { actor } = owner.user
    await deleteClient(actor, clientId)
    const problem = { code: 'series.client-deleted' }
    expect(await stored(id)).toMatchObject({ status: 'PAUSED', problem })
    expect((await listForCalendar(actor, START, START)).series).toEqual([])
    await restoreClient(actor, clientId)
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', problem: null })
    await runSchedules(noon(START))
    expect(await written()).toHaveLength(1)
  })

  it('stays paused after its client is restored if its owner had paused it', async () => {
    const { id } = await start()
    await change(id, 'pause')
    await deleteClient(owner.user.actor, clientId)
    await restoreClient(owner.user.actor, clientId)
    expect(await stored(id)).toMatchObject({ status: 'PAUSED', problem: null })
  })

  it('continues although its first invoice is cancelled', async () => {
    const { id } = await start()
    await setInvoiceStatus(owner.user.actor, id, 'CANCELLED')
    await runSchedules(noon(START))
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', problem: null })
    expect(await written()).toHaveLength(1)
  })

  it('continues although its first invoice was deleted', async () => {
    const { id } = await start()
    const { id: seriesId } = await stored(id)
    await deleteInvoice(owner.user.actor, id)
    await runSchedules(noon(START))
    // A deleted draft's number is assigned again.
    expect(await written()).toEqual([['R-001', START, '2126-02-14']])
    expect(await db.recurringSchedule.findFirstOrThrow({ where: { id: seriesId } })).toMatchObject({
      status: 'ACTIVE',
      invoiceId: null,
    })
  })

  it('can’t be run manually either if it can’t run, and says why', async () => {
    const { id } = await start()
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { deletedAt: new Date() },
    })
    const response = await change(id, 'run', owner, START)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/client was deleted/) })
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', problem: null })
  })
})

describe('spec 3: the settings of a recurring schedule', () => {
  it('default to monthly, from the recurrence date', async () => {
    const client = { issueDate: '2125-12-31', dueDate: '2126-01-14', invoiceType: 'RECURRING' } as const
    const { id } = await createInvoice(owner.user.actor, clientId, { ...client, recurringDate: START })
    expect(await stored(id)).toMatchObject({ frequency: 'MONTHLY', every: 1, status: 'ACTIVE' })
    const none = await createInvoice(owner.user.actor, clientId, client)
    expect(await db.recurringSchedule.count({ where: { invoiceId: none.id } })).toBe(0)
  })

  it('change with the form, and end when the invoice becomes a one-off', async () => {
    const invoice = await start()
    const form = {
      clientId,
      currency: 'USD',
      issueDate: '2125-12-31',
      dueDate: '2126-01-14',
      invoiceNumber: 'R-001',
      lineItems: [{ description: 'x', quantity: 1, unitPrice: 1 }],
    }
    const edit = (over: object) =>
      owner.call(item.PATCH, `/api/invoices/${invoice.id}`, {
        method: 'PATCH',
        body: { ...form, ...over },
        params: { id: String(invoice.id) },
      })
    const weekly = { ...MONTHLY, frequency: 'WEEKLY', every: 2 }
    await edit({ invoiceType: 'RECURRING', recurringDate: '2126-02-01', schedule: weekly })
    expect(await stored(invoice.id)).toMatchObject({
      frequency: 'WEEKLY',
      every: 2,
      nextDay: toDateColumn('2126-02-01'),
    })
    await edit({ invoiceType: 'ONE_OFF' })
    expect(await stored(invoice.id)).toMatchObject({ status: 'ENDED' })
  })

  it('allow the owner to pause, resume, skip, run and end it', async () => {
    const { id } = await start()
    expect(await answer(change(id, 'pause'))).toMatchObject({ status: 'PAUSED' })
    expect(await runSchedules(noon('2126-06-30'))).toBe(0)
    expect(await answer(change(id, 'resume'))).toMatchObject({ status: 'ACTIVE' })
    expect((await answer(change(id, 'skip', owner, START))).nextDates[0]).toBe('2126-02-28')
    const ran = await answer(change(id, 'run', owner, '2126-02-28'))
    expect(ran).toMatchObject({ written: 1, nextDates: expect.arrayContaining(['2126-03-31']) })
    expect(ran.nextDates[0]).toBe('2126-03-31')
    expect(await written()).toHaveLength(1)
    expect(await answer(change(id, 'end'))).toMatchObject({ status: 'ENDED', nextDates: [] })
    const refused = await change(id, 'run', owner, '2126-03-31')
    expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringMatching(/ended/)])
    expect((await change(id, 'explode')).status).toBe(404)
  })

  it('can be changed directly, and restart it after its end', async () => {
    const { id } = await start({ maxRuns: 1 })
    await runSchedules(noon(START))
    const body = { ...MONTHLY, startsOn: '2126-05-15', maxRuns: 2 }
    expect(await answer(save(id, body))).toMatchObject({
      status: 'ACTIVE',
      written: 1,
      nextDates: ['2126-05-15'],
    })
    expect(await getInvoice(owner.user.actor, id)).toMatchObject({ recurringDate: '2126-05-15' })
  })

  it.each([
    ['every', { every: 0 }, 'Must be at least 1'],
    ['frequency', { frequency: 'DAILY' }, 'Must be one of WEEKLY, MONTHLY, QUARTERLY or YEARLY'],
    ['endsOn', { endsOn: '2126-01-01' }, 'The end date can’t be before the first date'],
    ['maxRuns', { maxRuns: 1.5 }, 'Please enter a whole number'],
    ['startsOn', { startsOn: '' }, 'Start date is required'],
  ])('reject an invalid %s', async (field, over, message) => {
    const { id } = await start()
    const response = await save(id, { ...MONTHLY, startsOn: START, ...over })
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [message]])
  })

  it('require the owner and a recurring invoice', async () => {
    const { id } = await start()
    const stranger = await Browser.signedIn()
    expect((await change(id, 'end', stranger)).status).toBe(404)
    expect((await save(id, { ...MONTHLY, startsOn: START }, stranger)).status).toBe(404)
    const oneOff = await createInvoice(owner.user.actor, clientId)
    expect((await save(oneOff.id, { ...MONTHLY, startsOn: START })).status).toBe(409)
    expect((await change(oneOff.id, 'pause')).status).toBe(404)
  })

  it('include the first date in the form', () => {
    const parsed = invoiceSchema.safeParse({
      clientId: 1,
      currency: 'USD',
      issueDate: '2126-01-01',
      dueDate: '2126-01-01',
      invoiceNumber: '1',
      invoiceType: 'RECURRING',
      schedule: MONTHLY,
      lineItems: [{ description: 'x', quantity: 1, unitPrice: 1 }],
    })
    expect(parsed.error?.issues.map(({ message }) => formatFieldMessage(message))).toEqual([
      'Recurrence date is required',
    ])
  })
})

import * as actions from '@/app/api/series/[id]/[action]/route'
import * as series from '@/app/api/series/[id]/route'
import * as ofInvoice from '@/app/api/invoices/[id]/schedule/route'
import * as item from '@/app/api/invoices/[id]/route'
import * as bell from '@/app/api/notifications/route'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn, todayIn } from '@/lib/core/dates'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { countUnread } from '@/lib/notifications/notifications'
import type { Notifications } from '@/lib/notifications/notification-response'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { findDivergedScheduleId } from '@/lib/recurring/schedules/queries'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { Schedule, RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'
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
const MONTHLY = { frequency: 'MONTHLY' as const, every: 1, endsOn: null, maxRuns: null }

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number

beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ fullName: 'Robin Moss' }))
  clientId = (await createClient(owner.user.actor, { name: 'Northwind', email: 'north@example.com' })).id
})
afterEach(deleteUsers)
afterAll(closeRenderer)

const FORM = {
  currency: 'USD' as const,
  issueDate: '2125-12-31',
  dueDate: '2126-01-14',
  invoiceNumber: 'R-001',
  invoiceType: 'RECURRING' as const,
  recurringDate: START,
  taxRate: 20,
  notes: 'For {month}',
  lineItems: [{ description: 'Retainer {period}', quantity: 2, unitPrice: 50 }],
  schedule: DEFAULT_RECURRENCE,
}
/** Creates a schedule; also returns the id of its RECURRING invoice. */
async function start(over: object = {}) {
  const { id: invoiceId } = await createInvoice(owner.user.actor, clientId, { ...FORM, ...over })
  const { id } = await db.recurringSchedule.findFirstOrThrow({ where: { invoiceId } })
  return { invoiceId, id }
}
const params = (id: number) => ({ params: { id: String(id) } })
const read = async (id: number) =>
  (await (await owner.call(series.GET, `/api/series/${id}`, params(id))).json()) as RecurringSchedule
const save = (id: number, body: object, browser: Browser = owner) =>
  browser.call(series.PATCH, `/api/series/${id}`, { method: 'PATCH', body, ...params(id) })
const act = (id: number, action: string, body?: object, browser: Browser = owner) =>
  browser.call(actions.POST, `/api/series/${id}/${action}`, {
    method: 'POST',
    params: { id: String(id), action },
    body,
  })
const edit = (id: number, body: object) =>
  owner.call(item.PATCH, `/api/invoices/${id}`, { method: 'PATCH', body, ...params(id) })
const content = () => ({
  clientId,
  currency: 'USD',
  taxRate: 0,
  notes: 'Dear {month}',
  termsAndConditions: null,
  paymentMethod: 'BANK_TRANSFER',
  paymentTerms: 30,
  lineItems: [{ description: 'More {month-1}', quantity: 1, unitPrice: 75 }],
  ...DEFAULT_RECURRENCE,
  missed: 'EACH',
  nextOn: START,
})
const written = () =>
  db.invoice.findMany({
    where: { businessId: owner.user.businessId, invoiceType: 'ONE_OFF' },
    orderBy: { id: 'asc' },
  })
const days = async () => (await written()).map(({ issueDate }) => fromDateColumn(issueDate))
const stored = (id: number) => db.recurringSchedule.findFirstOrThrow({ where: { id } })
const notices = () => listMailsTo(owner.user.email)
const message = async (response: Promise<Response>) => {
  const answer = await response
  const { message: text, errors } = (await answer.json()) as { message: string; errors?: object }
  return [answer.status, text, errors && Object.keys(errors)]
}

describe('the invoices that a schedule creates', () => {
  it.each([
    ['DE', 'Retainer', START, null],
    ['DE', 'Retainer {month-1}', '2125-12-01', '2125-12-31'],
    ['FR', 'Retainer {month-1}', null, null],
  ])(
    'from %s, with the line %s, have the supply date %s to %s',
    async (country, description, from, until) => {
      await db.business.update({ where: { id: owner.user.businessId }, data: { country } })
      await start({ lineItems: [{ description, quantity: 1, unitPrice: 100 }] })
      await runSchedules(noon(START))
      const [made] = await written()
      expect([made!.serviceFrom, made!.serviceUntil].map((date) => date && fromDateColumn(date))).toEqual([
        from,
        until,
      ])
    },
  )

  it('have a supply date for intra-EU goods, and none otherwise', async () => {
    const within = { taxRate: 0, taxCategory: 'K', serviceFrom: '2125-12-31' }
    await start(within)
    await start({ invoiceNumber: 'S-001' })
    await runSchedules(noon(START))
    const supplied = (await written()).map(({ taxCategory, serviceFrom }) => [
      taxCategory,
      serviceFrom && fromDateColumn(serviceFrom),
    ])
    expect(supplied).toEqual(
      expect.arrayContaining([
        ['K', START],
        [null, null],
      ]),
    )
    expect(supplied).toHaveLength(2)
  })

  it('equal its invoice until the schedule is changed, which affects only later ones', async () => {
    const { id, invoiceId } = await start()
    await setInvoiceStatus(owner.user.actor, invoiceId, 'PAID')
    await runSchedules(noon(START))
    const before = [await getInvoice(owner.user.actor, invoiceId), ...(await written())]
    const changed = await save(id, { ...content(), nextOn: '2126-02-28' })
    expect(changed.status).toBe(200)
    await runSchedules(noon('2126-02-28'))
    const [first, second] = await written()
    expect([await getInvoice(owner.user.actor, invoiceId), first]).toEqual(before)
    expect(await getInvoice(owner.user.actor, second!.id)).toMatchObject({
      issueDate: '2126-02-28',
      dueDate: '2126-03-30',
      notes: 'Dear February',
      paymentMethod: 'BANK_TRANSFER',
      totalAmount: 75,
      lineItems: [{ description: 'More January', quantity: 1, unitPrice: 75 }],
    })
  })

  it('are previewed and listed', async () => {
    const { id, invoiceId } = await start()
    await runSchedules(noon(START))
    const [first] = await written()
    expect(await read(id)).toMatchObject({
      clientName: 'Northwind',
      paymentTerms: 14,
      totalAmount: 120,
      lineItems: [{ description: 'Retainer {period}' }],
      next: {
        issueDate: '2126-02-28',
        dueDate: '2126-03-14',
        notes: 'For February',
        lineItems: [{ description: 'Retainer 1–28 February 2126', amount: 100 }],
      },
      invoices: [{ id: first!.id }, { id: invoiceId }],
    })
  })

  it('go to another client once that is chosen', async () => {
    const { id } = await start()
    const other = await createClient(owner.user.actor, { name: 'Southwind' })
    expect((await save(id, { ...content(), clientId: other.id })).status).toBe(200)
    await runSchedules(noon(START))
    expect((await written()).map((invoice) => invoice.clientId)).toEqual([other.id])
  })

  it('gives one whose client was deleted another client, after which it can be resumed', async () => {
    const { id } = await start()
    await deleteClient(owner.user.actor, clientId)
    const other = await createClient(owner.user.actor, { name: 'Northbound' })
    expect((await save(id, { ...content(), clientId: other.id })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'PAUSED', problem: null })
    expect((await act(id, 'resume')).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('follow the initial draft until the first run or a change of the schedule', async () => {
    const { id, invoiceId } = await start()
    const form = { ...FORM, clientId, lineItems: [{ description: 'Corrected', quantity: 1, unitPrice: 60 }] }
    await edit(invoiceId, form)
    expect(await read(id)).toMatchObject({ lineItems: [{ description: 'Corrected', unitPrice: 60 }] })
    expect(await findDivergedScheduleId(owner.user.actor, invoiceId)).toBeNull()
    await save(id, content())
    expect(await findDivergedScheduleId(owner.user.actor, invoiceId)).toBe(id)
    await edit(invoiceId, { ...form, notes: 'Changed' })
    expect(await read(id)).toMatchObject({ notes: 'Dear {month}', lineItems: [{ unitPrice: 75 }] })
  })

  it('are unaffected by edits of the first invoice after the first run', async () => {
    const { id, invoiceId } = await start()
    await runSchedules(noon(START))
    await edit(invoiceId, {
      ...FORM,
      clientId,
      lineItems: [{ description: 'x', quantity: 1, unitPrice: 60 }],
    })
    expect(await read(id)).toMatchObject({ lineItems: [{ unitPrice: 50 }] })
  })

  it('are not restarted by a draft with former recurrence settings', async () => {
    const { id, invoiceId } = await start()
    const { version } = await getInvoice(owner.user.actor, invoiceId)
    await save(id, { ...content(), frequency: 'WEEKLY', nextOn: '2126-03-05' })
    expect((await edit(invoiceId, { ...FORM, clientId, version })).status).toBe(409)
    expect(await getInvoice(owner.user.actor, invoiceId)).toMatchObject({ recurringDate: '2126-03-05' })
  })

  it('require the owner', async () => {
    const { id } = await start()
    const stranger = await Browser.signedIn()
    const foreign = await createClient(stranger.user.actor)
    expect((await save(id, content(), stranger)).status).toBe(404)
    expect((await act(id, 'end', undefined, stranger)).status).toBe(404)
    expect((await stranger.call(series.GET, `/api/series/${id}`, params(id))).status).toBe(404)
    expect((await save(id, { ...content(), clientId: foreign.id })).status).toBe(404)
    expect(await stored(id)).toMatchObject({ clientId, status: 'ACTIVE' })
  })

  it('are saved once for two edits of the same version', async () => {
    const { id } = await start()
    const { version } = await read(id)
    const edits = [10, 20].map((unitPrice) =>
      save(id, { ...content(), version, lineItems: [{ description: 'x', quantity: 1, unitPrice }] }),
    )
    expect((await Promise.all(edits)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.recurringScheduleLine.count({ where: { scheduleId: id } })).toBe(1)
  })

  it.each([
    ['lineItems', { lineItems: [] }, 'No line items'],
    ['paymentTerms', { paymentTerms: -1 }, 'Payment terms must be at least 0 days'],
    ['nextOn', { nextOn: '' }, 'Choose the day of the next invoice'],
    ['endsOn', { endsOn: '2126-01-01' }, 'The end date can’t be before the first date'],
    ['missed', { missed: 'NONE' }, 'Must be one of EACH, LATEST or ASK'],
    ['every', { every: 0 }, 'Must be at least 1'],
  ])('reject an invalid %s', async (field, over, text) => {
    const { id } = await start()
    const response = await save(id, { ...content(), ...over })
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [text]])
  })
})

it('each invoice of a schedule leads back to it', async () => {
  const { id, invoiceId } = await start()
  await runSchedules(noon(START))
  const [first] = await written()
  for (const one of [invoiceId, first!.id]) {
    const answer = await owner.call(ofInvoice.GET, `/api/invoices/${one}/schedule`, params(one))
    expect(await answer.json()).toMatchObject({ id })
  }
  const single = await createInvoice(owner.user.actor, clientId)
  const none = await owner.call(ofInvoice.GET, `/api/invoices/${single.id}/schedule`, params(single.id))
  expect(none.status).toBe(404)
})

describe('a schedule that starts at a month’s end', () => {
  const ISSUED = { issueDate: '2126-01-31', dueDate: '2126-02-14', recurringDate: '2126-02-28' }
  const nextDays = async (id: number) => (await read(id)).nextDates.slice(0, 4)
  const MONTH_ENDS = ['2126-02-28', '2126-03-31', '2126-04-30', '2126-05-31']

  it('stays at month ends after a short first month, with another interval, and when its draft is saved', async () => {
    const { id, invoiceId } = await start(ISSUED)
    expect(await nextDays(id)).toEqual(MONTH_ENDS)
    await edit(invoiceId, { ...FORM, ...ISSUED, clientId, notes: 'Changed' })
    expect(await nextDays(id)).toEqual(MONTH_ENDS)
    const quarterly = { ...DEFAULT_RECURRENCE, frequency: 'QUARTERLY' as const }
    await edit(invoiceId, { ...FORM, ...ISSUED, clientId, schedule: quarterly })
    expect((await nextDays(id)).slice(0, 3)).toEqual(['2126-02-28', '2126-05-31', '2126-08-31'])
    await save(id, { ...content(), nextOn: '2126-02-28' })
    expect(await nextDays(id)).toEqual(MONTH_ENDS)
    expect(await getInvoice(owner.user.actor, invoiceId)).toMatchObject({ recurringDate: '2126-02-28' })
    await runSchedules(noon('2126-04-30'))
    expect(await days()).toEqual(MONTH_ENDS.slice(0, 3))
  })

  it('stays at month ends when set up on an existing invoice, whose own date is not billed again', async () => {
    const { id: invoiceId } = await createInvoice(owner.user.actor, clientId, {
      ...FORM,
      ...ISSUED,
      recurringDate: null,
      schedule: undefined,
    })
    const set = (body: object) =>
      owner.call(ofInvoice.PATCH, `/api/invoices/${invoiceId}/schedule`, {
        method: 'PATCH',
        body: { ...DEFAULT_RECURRENCE, ...body },
        ...params(invoiceId),
      })
    const made = (await (await set({ startsOn: '2126-02-28' })).json()) as Schedule
    expect(made.nextDates.slice(0, 4)).toEqual(MONTH_ENDS)
    const same = (await (await set({ startsOn: made.startsOn, maxRuns: 2 })).json()) as Schedule
    expect(same.nextDates).toEqual(MONTH_ENDS.slice(0, 2))
  })

  it('offers its original dates if it drifted, and changes only on acceptance', async () => {
    const { id, invoiceId } = await start(ISSUED)
    // Stored before the month-end rule existed.
    await db.recurringSchedule.update({
      where: { own: { businessId: owner.user.businessId, id } },
      data: { startsOn: toDateColumn('2126-02-28') },
    })
    await runSchedules(noon('2126-03-28'))
    const drifted = ['2126-04-28', '2126-05-28', '2126-06-28', '2126-07-28']
    await edit(invoiceId, { ...FORM, ...ISSUED, clientId, notes: 'Changed' })
    const read1 = await read(id)
    expect(read1.nextDates.slice(0, 4)).toEqual(drifted)
    expect(read1.monthEndCorrection).toEqual({
      dayOfMonth: 31,
      nextDates: ['2126-04-30', '2126-05-31', '2126-06-30'],
    })
    expect((await act(id, 'month-end')).status).toBe(200)
    const corrected = await read(id)
    expect(corrected.nextDates.slice(0, 3)).toEqual(['2126-04-30', '2126-05-31', '2126-06-30'])
    expect(corrected.monthEndCorrection).toBeNull()
    expect(await message(act(id, 'month-end'))).toEqual([
      ...[409, 'The dates of this series are already right. Nothing was changed.', undefined],
    ])
  })

  it('offers nothing if its day was chosen within the month, or if it has ended', async () => {
    const { id } = await start({ ...ISSUED, recurringDate: '2126-02-27' })
    expect((await read(id)).monthEndCorrection).toBeNull()
    await act(id, 'end')
    expect((await read(id)).monthEndCorrection).toBeNull()
  })
})

describe('the day on which an ended schedule can restart', () => {
  const end = async (id: number) => {
    await act(id, 'end')
    return (await read(id)).restartsOn
  }

  it('is its next date after the first invoice, and null while it goes on', async () => {
    const { id } = await start()
    expect((await read(id)).restartsOn).toBeNull()
    expect(await end(id)).toBe(START)
  })

  it('is never before today', async () => {
    const { id } = await start()
    await db.recurringSchedule.updateMany({ where: { id }, data: { startsOn: toDateColumn('2020-01-01') } })
    await db.invoice.updateMany({ data: { issueDate: toDateColumn('2019-12-01') }, where: { clientId } })
    const today = todayIn('UTC')
    expect(await end(id)).toBe(listNextDates({ ...MONTHLY, startsOn: '2020-01-01' }, 1, { from: today })[0])
  })

  it('is after every date that it has processed, even if its end was reached', async () => {
    const { id } = await start({ schedule: { ...DEFAULT_RECURRENCE, maxRuns: 1 } })
    await runSchedules(noon(START))
    const { status, restartsOn } = await read(id)
    expect([status, restartsOn]).toEqual(['ENDED', '2126-02-28'])
  })

  it('is accepted when the schedule is saved', async () => {
    const { id } = await start()
    const nextOn = await end(id)
    expect(await (await save(id, { ...content(), nextOn })).json()).toMatchObject({
      status: 'ACTIVE',
      nextDates: expect.arrayContaining([nextOn]),
      restartsOn: null,
    })
  })
})

describe('the next date of a schedule', () => {
  it('keeps the schedule’s day of the month unless another is chosen', async () => {
    const { id } = await start()
    await runSchedules(noon('2126-01-31'))
    await save(id, { ...content(), nextOn: '2126-02-28' })
    expect((await read(id)).nextDates).toEqual(
      expect.arrayContaining(['2126-02-28', '2126-03-31', '2126-04-30']),
    )
    await save(id, { ...content(), nextOn: '2126-02-27' })
    expect((await read(id)).nextDates.slice(0, 2)).toEqual(['2126-02-27', '2126-03-27'])
  })

  it('can’t be past, already processed, or before the schedule’s first invoice', async () => {
    const { id } = await start()
    expect(await message(save(id, { ...content(), nextOn: '2026-01-05' }))).toEqual([
      ...[422, 'Jan 5, 2026 is in the past. Choose today or a later day for the next invoice.', ['nextOn']],
    ])
    expect((await message(save(id, { ...content(), nextOn: '2125-12-31' })))[1]).toMatch(/billed twice/)
    await runSchedules(noon(START))
    expect((await message(save(id, { ...content(), nextOn: START })))[1]).toMatch(
      /is done with Jan 31, 2126\. Choose Feb 1, 2126 or a later day/,
    )
  })

  it.each([
    ['in the past', '2026-01-05', '2025-12-31', /is in the past/],
    ['that of the invoice itself', '2126-01-31', '2126-01-31', /billed twice/],
  ])('is rejected with the form if it is %s', async (_, recurringDate, issueDate, words) => {
    const dueDate = issueDate
    const { id: invoiceId } = await createInvoice(owner.user.actor, clientId)
    const response = await edit(invoiceId, {
      ...FORM,
      clientId,
      recurringDate,
      issueDate,
      dueDate,
      invoiceNumber: 'R-9',
    })
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      { recurringDate: [expect.stringMatching(words)] },
    ])
    expect(await db.recurringSchedule.count({ where: { businessId: owner.user.businessId } })).toBe(0)
  })

  it('does not block saving a draft if it passed before', async () => {
    const { id, invoiceId } = await start()
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
      data: { recurringDate: toDateColumn('2026-01-05'), issueDate: toDateColumn('2026-01-05') },
    })
    await db.recurringSchedule.update({
      where: { own: { businessId: owner.user.businessId, id } },
      data: { startsOn: toDateColumn('2026-01-05') },
    })
    const days = { recurringDate: '2026-01-05', issueDate: '2026-01-05', dueDate: '2026-01-05' }
    expect((await edit(invoiceId, { ...FORM, clientId, ...days, notes: 'Thank you' })).status).toBe(200)
  })
})

describe('missed dates of a schedule', () => {
  const start3 = (over: object) => start({ schedule: { ...DEFAULT_RECURRENCE, ...over } })

  it('are each invoiced with their own date', async () => {
    await start3({})
    await runSchedules(noon('2126-04-15'))
    expect(await days()).toEqual(['2126-01-31', '2126-02-28', '2126-03-31'])
  })

  it('are skipped except for the latest if so chosen', async () => {
    const { id } = await start3({})
    await save(id, { ...content(), missed: 'LATEST' })
    await runSchedules(noon('2126-04-15'))
    expect(await days()).toEqual(['2126-03-31'])
    expect(await db.recurringScheduleRun.count({ where: { scheduleId: id, invoiceId: null } })).toBe(2)
  })

  it('wait for the user’s choice if so chosen, and create nothing before', async () => {
    const { id } = await start3({})
    await save(id, { ...content(), missed: 'ASK' })
    await runSchedules(noon('2126-04-15'))
    expect(await days()).toEqual([])
    expect(await stored(id)).toMatchObject({
      status: 'PAUSED',
      problem: { code: 'series.missed-since', values: { day: { day: '2126-01-31' } } },
    })
    await runOutbox()
    expect((await notices()).map(({ subject }) => subject)).toEqual([
      'Your recurring invoice for Northwind has stopped',
    ])
  })

  it('do not include a date that is only late', async () => {
    const { id } = await start3({})
    await save(id, { ...content(), missed: 'ASK' })
    await runSchedules(noon('2126-02-01'))
    expect(await days()).toEqual([START])
  })

  it.each([
    ['EACH', 3],
    ['LATEST', 1],
  ])('can be caught up manually: %s', async (missed, count) => {
    const { id } = await start3({})
    await db.recurringSchedule.update({
      where: { own: { businessId: owner.user.businessId, id } },
      // Three days in the past.
      data: {
        status: 'PAUSED',
        problem: 'Its client was deleted.',
        startsOn: toDateColumn('2026-06-30'),
        nextDay: toDateColumn('2026-08-30'),
      },
    })
    jest.useFakeTimers({ now: noon('2026-11-20'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
    try {
      expect((await read(id)).missedDates).toEqual(['2026-08-30', '2026-09-30', '2026-10-30'])
      const answer = (await (await act(id, 'catch-up', { missed })).json()) as Schedule
      expect(answer).toMatchObject({ status: 'ACTIVE', problem: null, written: count, missedDates: [] })
      expect(answer.nextDates[0]).toBe('2026-11-30')
      expect((await days()).at(-1)).toBe('2026-10-30')
      expect(await stored(id)).toMatchObject({ catchUp: null })
      expect((await act(id, 'catch-up', { missed })).status).toBe(409)
    } finally {
      jest.useRealTimers()
    }
  })

  it('are not emailed past the due date: the invoice stays a draft and the owner is notified', async () => {
    const { id } = await start3({ autoSend: true })
    await runSchedules(noon('2126-04-15'))
    const mails = await db.outboxMail.findMany({
      where: { businessId: owner.user.businessId, kind: 'INVOICE' },
    })
    const [january, february, march] = await written()
    // Its due date was yesterday.
    expect(march!.dueDate).toEqual(toDateColumn('2126-04-14'))
    expect(mails).toEqual([])
    expect(january!.status).toBe('DRAFT')
    await runOutbox()
    expect((await notices()).map(({ subject }) => subject)).toEqual([
      'A recurring invoice for Northwind was not sent',
    ])
    const told = await db.event.findMany({
      where: { businessId: owner.user.businessId, type: 'INVOICE_HELD' },
      orderBy: { id: 'asc' },
    })
    expect(told.map(({ invoiceId }) => invoiceId)).toEqual([january!.id, february!.id, march!.id])
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE' })
  })

  it('are emailed late if not overdue', async () => {
    await start3({ autoSend: true })
    await runSchedules(noon('2126-02-14'))
    expect(await db.outboxMail.count({ where: { businessId: owner.user.businessId, kind: 'INVOICE' } })).toBe(
      1,
    )
  })
})

describe('a schedule that was paused automatically', () => {
  it('is reported in the app and by email, once per pause', async () => {
    const { id, invoiceId } = await start()
    await db.invoice.delete({ where: { own: { businessId: owner.user.businessId, id: invoiceId } } })
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: clientId } },
      data: { deletedAt: new Date() },
    })
    await Promise.all([1, 2, 3].map(() => runSchedules(noon(START))))
    await runSchedules(noon(START))
    await runOutbox()
    const mails = await notices()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: 'Your recurring invoice for Northwind has stopped',
      text: expect.stringMatching(
        /Hello Robin Moss,[^]*invoice of Jan 31, 2126 wasn’t created[^]*client was deleted/,
      ),
    })
    expect(mails[0]!.text).toContain(`/invoices/series/${id}`)
    const { items } = (await (await owner.call(bell.GET, '/api/notifications')).json()) as Notifications
    expect(items).toEqual([
      expect.objectContaining({ type: 'SERIES_STOPPED', seriesId: id, invoiceId: null, unread: true }),
    ])
    expect(await countUnread(owner.user.actor)).toBe(1)
    // Resuming needs a client first.
    expect((await message(act(id, 'resume')))[0]).toBe(409)

    const other = await createClient(owner.user.actor, { name: 'Southwind' })
    await save(id, { ...content(), clientId: other.id })
    expect((await act(id, 'resume')).status).toBe(200)
    await db.client.update({
      where: { own: { businessId: owner.user.businessId, id: other.id } },
      data: { deletedAt: new Date() },
    })
    await runSchedules(noon(START))
    await runOutbox()
    expect(await notices()).toHaveLength(2)
  })

  it('is not reported if its owner paused it', async () => {
    const { id } = await start()
    await act(id, 'pause')
    expect(await db.outboxMail.count()).toBe(0)
    expect(await countUnread(owner.user.actor)).toBe(0)
  })

  it('is paused after failing for a day, and not before', async () => {
    const { id } = await start()
    await breakIt(id)
    await runSchedules(noon(START))
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', failingSince: noon(START) })
    await runSchedules(new Date('2126-02-01T11:59:00Z'))
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', failingSince: noon(START) })
    await runSchedules(noon('2126-02-01'))
    expect(await stored(id)).toMatchObject({
      status: 'PAUSED',
      failingSince: null,
      problem: { code: 'series.went-wrong' },
    })
    expect(await db.outboxMail.count({ where: { businessId: owner.user.businessId, kind: 'ACCOUNT' } })).toBe(
      1,
    )
  })

  it('resets its failure after a success', async () => {
    const { id } = await start()
    const mend = await breakIt(id)
    await runSchedules(noon(START))
    await mend()
    await runSchedules(noon(START))
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', failingSince: null })
    expect(await days()).toEqual([START])
  })

  /** Sets a price no invoice can have, as a bug might. */
  async function breakIt(id: number) {
    await db.recurringScheduleLine.updateMany({
      where: { scheduleId: id },
      data: { quantity: 9_999_999_999, unitPrice: 99_999_999_999_999 },
    })
    return () =>
      db.recurringScheduleLine.updateMany({ where: { scheduleId: id }, data: { quantity: 1, unitPrice: 1 } })
  }
})

describe('invoices that a schedule sends automatically', () => {
  it('wait for the chosen hour, unlike drafts', async () => {
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { sendingHour: 15, timeZone: 'Asia/Tokyo' },
    })
    await start({ schedule: { ...DEFAULT_RECURRENCE, autoSend: true } })
    expect(await runSchedules(new Date('2126-01-31T05:59:00Z'))).toBe(0)
    expect(await runSchedules(new Date('2126-01-31T06:00:00Z'))).toBe(1)
    await start({ invoiceNumber: 'R-100' })
    expect(await runSchedules(new Date('2126-01-30T14:59:00Z'))).toBe(0)
    expect(await runSchedules(new Date('2126-01-30T15:00:00Z'))).toBe(1)
  })
})

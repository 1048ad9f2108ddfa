import * as actions from '@/app/api/invoices/[id]/schedule/[action]/route'
import * as schedule from '@/app/api/invoices/[id]/schedule/route'
import * as item from '@/app/api/invoices/[id]/route'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/core/dates'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { listScheduleIds } from '@/lib/recurring/schedules/queries'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

// In the far future, because schedules skip past days.
const START = '2126-01-31'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number

beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterEach(deleteUsers)

const form = (over: object = {}) => ({
  clientId,
  currency: 'USD' as const,
  issueDate: '2125-12-31',
  dueDate: '2126-01-14',
  invoiceNumber: 'R-001',
  invoiceType: 'RECURRING' as const,
  recurringDate: START,
  lineItems: [{ description: 'Retainer', quantity: 1, unitPrice: 50 }],
  schedule: DEFAULT_RECURRENCE,
  ...over,
})
const start = (over: object = {}) => createInvoice(owner.user.actor, clientId, form(over))
const edit = (id: number, body: object) =>
  owner.call(item.PATCH, `/api/invoices/${id}`, { method: 'PATCH', body, params: { id: String(id) } })
const change = (id: number, action: string, body?: object) =>
  owner.call(actions.POST, `/api/invoices/${id}/schedule/${action}`, {
    method: 'POST',
    params: { id: String(id), action },
    body,
  })
const stored = (invoiceId: number) => db.recurringSchedule.findFirstOrThrow({ where: { invoiceId } })
const written = () =>
  db.invoice.count({ where: { businessId: owner.user.businessId, invoiceType: 'ONE_OFF' } })
const ONE_OFF = { invoiceType: 'ONE_OFF', recurringDate: null, schedule: undefined }

describe('a date of a schedule whose invoice is created manually', () => {
  it.each(['run', 'skip'])('is processed once, although %s was requested twice', async (action) => {
    const { id } = await start()
    const answers = await Promise.all([1, 2].map(() => change(id, action, { day: START })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(await refused.json()).toMatchObject({
      message: 'The next date is now Feb 28, 2126, not Jan 31, 2126. Nothing was changed.',
    })
    expect((await stored(id)).nextDay).toEqual(toDateColumn('2126-02-28'))
    expect(await written()).toBe(action === 'run' ? 1 : 0)
  })

  it('belongs to its series in lists, like the invoice that started it', async () => {
    const { id } = await start()
    await change(id, 'run', { day: START })
    const { actor } = owner.user
    const run = await db.recurringScheduleRun.findFirstOrThrow({
      where: { businessId: owner.user.businessId },
    })
    const { id: other } = await createInvoice(actor, clientId)
    const invoices = [id, run.invoiceId!, other].map((one) => ({ id: one }))
    const seriesId = (await stored(id)).id
    expect(await listScheduleIds(actor, invoices)).toEqual(
      new Map([
        [id, seriesId],
        [run.invoiceId, seriesId],
      ]),
    )
  })

  it.each(['run', 'skip'])('must be given: %s', async (action) => {
    const { id } = await start()
    const response = await change(id, action, {})
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      { day: ['Name the next day of the schedule'] },
    ])
    expect(await written()).toBe(0)
  })
})

describe('an invoice that becomes recurring again', () => {
  it('recurs again with its previous schedule', async () => {
    const { id } = await start()
    await edit(id, form(ONE_OFF))
    expect((await stored(id)).status).toBe('ENDED')
    const response = await edit(id, form())
    expect(response.status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'ACTIVE', nextDay: toDateColumn(START) })
  })

  it('also recurs again if only its date was missing', async () => {
    const { id } = await start()
    await edit(id, form({ recurringDate: null, schedule: undefined }))
    await edit(id, form())
    expect((await stored(id)).status).toBe('ACTIVE')
  })

  it('is reported if its schedule has no runs left', async () => {
    const limited = { schedule: { ...DEFAULT_RECURRENCE, maxRuns: 1 } }
    const { id } = await start(limited)
    await runSchedules(new Date(`${START}T12:00:00Z`))
    await edit(id, form(ONE_OFF))
    const response = await edit(id, form(limited))
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      { 'schedule.maxRuns': ['This schedule has already created 1. Choose a higher number.'] },
    ])
  })
})

it('a schedule ended by its owner stays ended when the form is saved unchanged', async () => {
  const { id } = await start()
  await change(id, 'end')
  await edit(id, form({ notes: 'Thank you' }))
  expect((await stored(id)).status).toBe('ENDED')
})

it('a schedule is not changed by a form opened before', async () => {
  const { id, version } = await start()
  await owner.call(schedule.PATCH, `/api/invoices/${id}/schedule`, {
    method: 'PATCH',
    params: { id: String(id) },
    body: { ...DEFAULT_RECURRENCE, frequency: 'WEEKLY', startsOn: '2126-03-01' },
  })
  expect((await edit(id, form({ version }))).status).toBe(409)
  expect(await stored(id)).toMatchObject({ frequency: 'WEEKLY', startsOn: toDateColumn('2126-03-01') })
})

it('a resumed schedule ends if its end has passed', async () => {
  const { id } = await start()
  await change(id, 'pause')
  const days = { startsOn: '2026-01-31', nextDay: '2026-02-28', endsOn: '2026-03-31' }
  await db.recurringSchedule.updateMany({
    where: { invoiceId: id },
    data: Object.fromEntries(Object.entries(days).map(([name, day]) => [name, toDateColumn(day)])),
  })
  expect(await (await change(id, 'resume')).json()).toMatchObject({ status: 'ENDED', nextDates: [] })
  const { type } = await db.event.findFirstOrThrow({ where: { invoiceId: id }, orderBy: { id: 'desc' } })
  expect(type).toBe('SCHEDULE_ENDED')
})

it('a schedule fills in placeholders in the terms as in the notes', async () => {
  await start({ notes: 'For {month}', termsAndConditions: 'Due for {month} {year}' })
  await runSchedules(new Date(`${START}T12:00:00Z`))
  expect(
    await db.invoice.findFirst({ where: { businessId: owner.user.businessId, invoiceType: 'ONE_OFF' } }),
  ).toMatchObject({ notes: 'For January', termsAndConditions: 'Due for January 2126' })
})

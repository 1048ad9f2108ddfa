import Papa from 'papaparse'
import * as table from '@/app/api/invoices/export.csv/route'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as item from '@/app/api/invoices/[id]/route'
import * as collection from '@/app/api/invoices/route'
import * as seriesOne from '@/app/api/series/[id]/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { getInvoice } from '@/lib/documents/queries'
import { DOCUMENT_TEXTS, mapTexts, REFERENCE_FIELDS, TEXT_FIELDS, pickTexts } from '@/lib/documents/texts'
import type { Invoice, InvoiceSummary } from '@/lib/documents/types'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { INVOICE_COLUMNS } from '@/lib/exports/tables'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { db } from '@/lib/platform/db/client'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

/** A different text for each field, with a placeholder. */
const TYPED = mapTexts((field) => `${field} of {month}`)
const inMonth = (month: string) => mapTexts((field) => `${field} of ${month}`)
const NONE = mapTexts(() => null)

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const params = (id: number) => ({ params: { id: String(id) } })
const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const form = (over: object = {}) => ({
  clientId,
  currency: 'USD',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  taxRate: 0,
  invoiceNumber: `T-${Math.random().toString(36).slice(2, 10)}`,
  lineItems: [{ description: 'Design', quantity: 2, unitPrice: 50 }],
  ...over,
})
const post = (body: object) => owner.call(collection.POST, '/api/invoices', { method: 'POST', body })
const patch = (id: number, body: object) =>
  owner.call(item.PATCH, `/api/invoices/${id}`, { method: 'PATCH', body, ...params(id) })
const list = (query: string) =>
  json<InvoiceSummary[]>(owner.call(collection.GET, `/api/invoices?q=${encodeURIComponent(query)}`))

it('document texts are stored, read, changed and cleared as typed', async () => {
  const { id, ...made } = await json<Invoice>(post(form(TYPED)))
  expect(pickTexts(made)).toEqual(inMonth('November'))
  expect(pickTexts(await getInvoice(owner.user.actor, id))).toEqual(inMonth('November'))
  expect(pickTexts(await json<Invoice>(patch(id, form(inMonth('May')))))).toEqual(inMonth('May'))
  expect(pickTexts(await json<Invoice>(patch(id, form(mapTexts(() => '  ')))))).toEqual(NONE)
  expect(pickTexts(await json<Invoice>(post(form())))).toEqual(NONE)
})

it.each(TEXT_FIELDS)('rejects %s that is too long, and accepts the maximum length', async (field) => {
  const { longest } = DOCUMENT_TEXTS[field]
  expect((await post(form({ [field]: 'x'.repeat(longest) }))).status).toBe(201)
  const refused = await post(form({ [field]: 'x'.repeat(longest + 1) }))
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { [field]: [`Please use at most ${longest} characters`] } },
  ])
})

it('document texts are copied, and archived on deletion', async () => {
  const { id } = await createInvoice(owner.user.actor, clientId, { ...TYPED, status: 'SENT' })
  const texts = pickTexts(await getInvoice(owner.user.actor, id))
  const copy = await json<Invoice>(
    owner.call(copies.POST, `/api/invoices/${id}/duplicate`, { method: 'POST', ...params(id) }),
  )
  expect(pickTexts(copy)).toEqual(texts)
  await deleteInvoice(owner.user.actor, id)
  const given = await db.documentNumber.findFirstOrThrow({
    where: { businessId: owner.user.businessId, invoiceId: id },
  })
  expect(pickTexts(parseArchivedDocument(given.content))).toEqual(texts)
})

it('document texts are filled in anew for each invoice of a schedule, and can be changed there', async () => {
  const START = '2126-01-31'
  const { id: invoiceId } = await createInvoice(owner.user.actor, clientId, {
    ...TYPED,
    issueDate: '2125-12-31',
    invoiceType: 'RECURRING',
    recurringDate: START,
    schedule: { frequency: 'MONTHLY', every: 1, endsOn: null, maxRuns: null, autoSend: false },
  })
  const where = { businessId: owner.user.businessId, invoiceId }
  const { id } = await db.recurringSchedule.findFirstOrThrow({ where })
  const series = await json<RecurringSchedule>(owner.call(seriesOne.GET, `/api/series/${id}`, params(id)))
  expect([pickTexts(series), pickTexts(series.next!)]).toEqual([TYPED, inMonth('January')])
  await runSchedules(new Date(`${START}T12:00:00Z`))
  const run = await db.recurringScheduleRun.findFirstOrThrow({
    where: { businessId: owner.user.businessId, scheduleId: id },
  })
  expect(pickTexts(await getInvoice(owner.user.actor, run.invoiceId!))).toEqual(inMonth('January'))
  const body = {
    clientId,
    currency: 'USD',
    taxRate: 0,
    paymentTerms: 14,
    missed: 'EACH',
    nextOn: '2126-02-28',
    frequency: 'MONTHLY',
    every: 1,
    endsOn: null,
    maxRuns: null,
    autoSend: false,
    lineItems: series.lineItems,
    ...inMonth('May'),
  }
  const changed = owner.call(seriesOne.PATCH, `/api/series/${id}`, { method: 'PATCH', body, ...params(id) })
  expect(pickTexts(await json<RecurringSchedule>(changed))).toEqual(inMonth('May'))
})

describe('the reference of a document', () => {
  it.each(REFERENCE_FIELDS)('%s is searchable, listed, exported and printed if present', async (field) => {
    const text = `${field} 4711/Łódź`
    const made = await json<Invoice>(post(form({ [field]: text })))
    const found = await list(text.toUpperCase())
    expect(found.map((one) => [one.id, one[field]])).toEqual([[made.id, text]])
    const csv = await owner.call(table.GET, '/api/invoices/export.csv')
    const { data } = Papa.parse<Record<string, string>>(await csv.text(), { header: true })
    expect(data.find((row) => row['Invoice #'] === made.invoiceNumber)![DOCUMENT_TEXTS[field].label]).toBe(
      text,
    )
    expect(INVOICE_COLUMNS[field]!(made)).toBe(text)
    const labels = (of: Invoice) => createInvoiceView(of, { today: '2026-11-09' }).facts
    expect(labels(made)).toContainEqual({ label: expect.any(String), value: text })
    expect(labels(made)).toHaveLength(labels({ ...made, [field]: null }).length + 1)
  })

  it('is printed on the public document, but not part of the specified public view', async () => {
    const { publicToken } = await createInvoice(owner.user.actor, clientId, { ...TYPED, shared: true })
    const answer = await new Browser().call(shared.GET, `/api/public/invoice/${publicToken}`, {
      params: { token: publicToken! },
    })
    const names = Object.keys((await answer.json()) as object)
    const { invoice } = await getSharedInvoice(publicToken!)
    const drawn = createInvoiceView(invoice, { today: '2026-11-09' }).facts.map(({ value }) => value)
    for (const field of REFERENCE_FIELDS) expect(drawn).toContain(invoice[field])
    expect(names.filter((name) => (REFERENCE_FIELDS as string[]).includes(name))).toEqual([])
  })
})

import { filterItems } from '@/lib/documents/line-items/line-kinds'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as invoices from '@/app/api/invoices/route'
import * as pdf from '@/app/api/invoices/[id]/pdf/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import { createPublicLink } from '@/lib/public-links/public-links'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { db } from '@/lib/platform/db/client'
import { iterateInvoices } from '@/lib/exports/rows'
import { createCsvTable, LINE_ITEM_COLUMNS, iterateParts } from '@/lib/exports/tables'
import { closeRenderer } from '@/lib/documents/pdf/render'
import type { Invoice } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { contains, readPdf } from '@/tests/lib/documents/pdf/read-pdf'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
const LINES = [
  { description: 'Call', quantity: 0.75, unit: 'hours', unitPrice: 100 },
  { description: 'Site visits', quantity: 2, unit: 'visit', unitPrice: 40 },
  { description: 'Mileage', quantity: 12.5, unit: 'km', unitPrice: 0.3 },
  { description: 'Fee', quantity: 1, unitPrice: 5 },
]
const UNITS = ['h', 'visit', 'km', null]
/** UN/ECE Recommendation 20 codes of the units. */
const CODES = ['HUR', 'C62', 'KMT', undefined]
const codesOf = ({ lineItems }: Pick<Invoice, 'lineItems'>) =>
  filterItems(lineItems).map(({ unitCode }) => unitCode)
const unitsOf = ({ lineItems }: Pick<Invoice, 'lineItems'>) => filterItems(lineItems).map(({ unit }) => unit)

beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterAll(closeRenderer)

it('a line keeps its unit through every operation', async () => {
  const created = await owner.call(invoices.POST, '/api/invoices', {
    method: 'POST',
    body: {
      clientId,
      currency: 'USD',
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      invoiceNumber: 'U-1',
      lineItems: LINES,
    },
  })
  const invoice = (await created.json()) as Invoice
  expect([created.status, unitsOf(invoice), invoice.totalAmount]).toEqual([201, UNITS, 163.75])
  expect(codesOf(invoice)).toEqual(CODES)

  const params = { id: String(invoice.id) }
  const copy = await owner.call(copies.POST, `/api/invoices/${invoice.id}/duplicate`, {
    method: 'POST',
    params,
  })
  expect(unitsOf((await copy.json()) as Invoice)).toEqual(UNITS)

  const { publicToken: token } = await createPublicLink(owner.user.actor, invoice.id)
  const seen = await new Browser().call(shared.GET, `/api/public/invoice/${token}`, {
    params: { token: token! },
  })
  expect(unitsOf((await seen.json()) as Invoice)).toEqual(UNITS)

  // A response's line can be sent back unchanged.
  const saved = await owner.call(one.PATCH, `/api/invoices/${invoice.id}`, {
    body: {
      clientId,
      currency: 'USD',
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      invoiceNumber: 'U-1',
      lineItems: invoice.lineItems,
    },
    method: 'PATCH',
    params,
  })
  const answer = (await saved.json()) as Invoice
  expect([saved.status, answer]).toEqual([200, answer])
  expect(codesOf(answer)).toEqual(CODES)
  const lines = iterateParts(iterateInvoices(owner.user.actor), ({ lineItems }) => lineItems)
  let table = ''
  for await (const piece of createCsvTable(LINE_ITEM_COLUMNS, lines, { delimiter: ',', point: '.' }))
    table += piece
  expect(table).toMatch(/"Mileage","12.5","km",.*"KMT"/)

  const file = await owner.call(pdf.GET, `/api/invoices/${invoice.id}/pdf`, { params })
  const sheet = readPdf(new Uint8Array(await file.arrayBuffer()))
  for (const words of ['0.75 h', '2 visit', '12.5 km']) expect(contains(sheet, words)).toBe(true)
})

it('a schedule keeps the unit of its lines', async () => {
  const first = await createInvoice(owner.user.actor, clientId, {
    invoiceType: 'RECURRING',
    recurringDate: '2126-01-31',
    lineItems: LINES,
  })
  await runSchedules(new Date('2126-01-31T12:00:00Z'))
  const [next] = await db.invoice.findMany({
    where: { businessId: owner.user.businessId, id: { not: first.id } },
    select: { lines: { select: { unit: true }, orderBy: { position: 'asc' } } },
  })
  expect(next!.lines.map(({ unit }) => unit)).toEqual(UNITS)
})

it('a quantity below one requires a unit', async () => {
  const answer = await owner.call(invoices.POST, '/api/invoices', {
    method: 'POST',
    body: {
      clientId,
      currency: 'USD',
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      invoiceNumber: 'U-2',
      lineItems: [{ description: 'Call', quantity: 0.75, unitPrice: 100 }],
    },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { 'lineItems.0.quantity': ['Quantity must be at least 1'] } },
  ])
})

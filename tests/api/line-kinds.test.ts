import * as invoices from '@/app/api/invoices/route'
import * as invoice from '@/app/api/invoices/[id]/route'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import * as schedules from '@/app/api/series/[id]/route'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { LineItem } from '@/lib/documents/types'
import { createCsvTable, LINE_ITEM_COLUMNS, iterateParts } from '@/lib/exports/tables'
import { iterateInvoices } from '@/lib/exports/rows'
import { db } from '@/lib/platform/db/client'
import { createPublicLink } from '@/lib/public-links/public-links'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const HEADING = { kind: 'HEADING', description: 'Design in {month}' }
const TEXT = { kind: 'TEXT', description: 'Two rounds of changes.\nAs of {month}.' }
const LINES = [HEADING, { description: 'Logo', quantity: 2, unitPrice: 50 }, TEXT]
const SAID = [
  { kind: 'HEADING', description: 'Design in November' },
  { kind: 'TEXT', description: 'Two rounds of changes.\nAs of November.' },
]
const body = (over: object = {}) => ({
  clientId,
  currency: 'USD',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  invoiceNumber: 'L-1',
  taxRate: 20,
  lineItems: LINES,
  ...over,
})
const send = (sent: object) => owner.call(invoices.POST, '/api/invoices', { method: 'POST', body: sent })
type Answer = { id: number; totalAmount: number; version: number; lineItems: LineItem[] }
const json = async (response: Promise<Response>) => (await (await response).json()) as Answer
/** Returns the headings and texts of a response, without their ids. */
const saidIn = ({ lineItems }: Pick<Answer, 'lineItems'>) =>
  lineItems.flatMap(({ id: _id, ...line }) => (line.kind === 'ITEM' ? [] : [line]))

it('headings and texts keep their places through every operation', async () => {
  const created = await json(send(body()))
  expect(created.totalAmount).toBe(120)
  expect(created.lineItems).toEqual([
    { id: 1, ...SAID[0] },
    {
      id: 2,
      kind: 'ITEM',
      description: 'Logo',
      quantity: 2,
      unit: null,
      unitPrice: 50,
      discount: null,
      tax: null,
      amount: 100,
    },
    { id: 3, ...SAID[1] },
  ])
  const params = { id: String(created.id) }
  const path = `/api/invoices/${created.id}`
  const read = await json(owner.call(invoice.GET, path, { params }))
  expect(read.lineItems).toEqual(created.lineItems)

  // A response can be sent back unchanged.
  const { invoiceNumber: _number, ...rest } = body({ version: read.version })
  const changed = { ...rest, invoiceNumber: 'L-1', lineItems: [...read.lineItems].reverse() }
  const patched = await json(owner.call(invoice.PATCH, path, { method: 'PATCH', body: changed, params }))
  expect([saidIn(patched), patched.totalAmount]).toEqual([[...SAID].reverse(), 120])

  const copy = await json(owner.call(copies.POST, `${path}/duplicate`, { method: 'POST', params }))
  expect(saidIn(copy)).toEqual(saidIn(patched))
  const { publicToken } = await createPublicLink(owner.user.actor, created.id)
  const token = publicToken!
  const seen = await json(
    new Browser().call(shared.GET, `/api/public/invoice/${token}`, { params: { token } }),
  )
  expect(saidIn(seen)).toEqual(saidIn(patched))
  // Search finds their text.
  const found = await owner.call(invoices.GET, '/api/invoices?search=two%20rounds')
  expect(await found.text()).toContain('"L-1"')
})

it('headings and texts of a schedule have the month filled in, and stay templates there', async () => {
  const first = await createInvoice(owner.user.actor, clientId, {
    invoiceType: 'RECURRING',
    recurringDate: '2126-01-31',
    lineItems: LINES as never,
  })
  await runSchedules(new Date('2126-01-31T12:00:00Z'))
  const [next] = await db.invoice.findMany({
    where: { businessId: owner.user.businessId, id: { not: first.id } },
    select: {
      totalAmount: true,
      lines: { select: { kind: true, description: true }, orderBy: { position: 'asc' } },
    },
  })
  expect(next!.lines.map(({ kind, description }) => `${kind} ${description}`)).toEqual([
    'HEADING Design in January',
    'ITEM Logo',
    'TEXT Two rounds of changes.\nAs of January.',
  ])
  const { id } = await db.recurringSchedule.findFirstOrThrow({ where: { businessId: owner.user.businessId } })
  const params = { id: String(id) }
  const series = await owner.call(schedules.GET, `/api/series/${id}`, { params })
  const { lineItems, next: coming } = (await series.json()) as Answer & { next: Pick<Answer, 'lineItems'> }
  expect([lineItems[0], lineItems[2]]).toEqual([HEADING, TEXT])
  expect(coming.lineItems[0]).toEqual({
    kind: 'HEADING',
    description: expect.stringMatching(/^Design in \w+$/),
  })
})

it('headings and texts appear in the table without figures', async () => {
  await send(body())
  const { actor } = owner.user
  const lines = iterateParts(iterateInvoices(actor), ({ lineItems }) => lineItems)
  let table = ''
  for await (const piece of createCsvTable(LINE_ITEM_COLUMNS, lines, { delimiter: ',', point: '.' }))
    table += piece
  expect(table).toMatch(/"Design in November"(,""){7},"HEADING"/)
  expect(table).toMatch(/"Logo","2","","50","","","","100","ITEM"/)
})

it.each([
  ['without an item', { lineItems: [HEADING, TEXT] }, { lineItems: ['No line items'] }],
  [
    'with a heading that is charged',
    { lineItems: [{ ...HEADING, unitPrice: 5 }, LINES[1]] },
    { 'lineItems.0.unitPrice': ['A heading has no price'] },
  ],
])('rejects a document %s', async (_, over, errors) => {
  const response = await send(body(over))
  expect([response.status, ((await response.json()) as { errors: object }).errors]).toEqual([422, errors])
})

it('the database enforces that headings have no numbers and items have them', async () => {
  const { id: invoiceId } = await json(send(body()))
  const own = { businessId: owner.user.businessId, invoiceId }
  const set = (position: number, data: object) =>
    db.lineItem.updateMany({ where: { ...own, position }, data }).then(
      () => 'written',
      () => 'refused',
    )
  expect([
    await set(1, { amount: 5 }),
    await set(1, { unit: 'h' }),
    await set(3, { taxRate: 20 }),
    await set(2, { quantity: null }),
    await set(1, { description: 'Other words' }),
  ]).toEqual(['refused', 'refused', 'refused', 'refused', 'written'])
})

import { randomUUID } from 'node:crypto'
import * as item from '@/app/api/invoices/[id]/route'
import * as link from '@/app/api/invoices/[id]/public-url/route'
import * as message from '@/app/api/invoices/[id]/share-message/route'
import * as status from '@/app/api/invoices/[id]/status/route'
import * as collection from '@/app/api/invoices/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import { db } from '@/lib/platform/db/client'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import type { Invoice, InvoiceSummary, PublicInvoice } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let stranger: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let foreignClientId: number

beforeAll(async () => {
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Robin Ltd', bankName: 'First Bank', accountNumber: '12345678' }),
  )
  stranger = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor, { companyName: 'Northwind', email: 'ap@northwind.test' }))
    .id
  foreignClientId = (await createClient(stranger.user.actor)).id
})

const form = (over: object = {}) => ({
  clientId,
  currency: 'USD',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  invoiceNumber: `T-${Math.random().toString(36).slice(2, 10)}`,
  taxRate: 0,
  lineItems: [{ description: 'Design', quantity: 2, unitPrice: 50 }],
  ...over,
})

const post = (browser: Browser, body: unknown, headers?: Record<string, string>) =>
  browser.call(collection.POST, '/api/invoices', { method: 'POST', body, headers })
const list = (browser: Browser, query = '') => browser.call(collection.GET, `/api/invoices${query}`)
/** Returns the query of the next page from the Link header. */
const nextOf = (response: Response) =>
  /^<\/api\/invoices(\?.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null
const on = (browser: Browser, verb: 'GET' | 'PATCH' | 'DELETE', id: number | string, body?: unknown) =>
  browser.call(item[verb], `/api/invoices/${id}`, { method: verb, body, params: { id: String(id) } })
const setStatus = (browser: Browser, id: number, value: unknown) =>
  browser.call(status.PATCH, `/api/invoices/${id}/status`, {
    method: 'PATCH',
    body: { status: value },
    params: { id: String(id) },
  })
const setLink = (browser: Browser, verb: 'POST' | 'DELETE', id: number) =>
  browser.call(link[verb], `/api/invoices/${id}/public-url`, { method: verb, params: { id: String(id) } })
const open = (token: string) =>
  new Browser().call(shared.GET, `/api/public/invoice/${token}`, { params: { token } })
const body = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T
const eventsOf = (invoiceId: number) =>
  db.event.findMany({ where: { businessId: owner.user.businessId, invoiceId }, orderBy: { id: 'asc' } })

describe('spec 7: POST /api/invoices', () => {
  it('saves a draft with computed totals and the specified fields', async () => {
    const response = await post(owner, form({ invoiceNumber: '2026/017', taxRate: 9.975, notes: 'Thanks' }))
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({
      id: expect.any(Number),
      invoiceNumber: '2026/017',
      clientId,
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      status: 'DRAFT',
      currency: 'USD',
      subtotal: 100,
      taxRate: 9.975,
      taxAmount: 9.98,
      totalAmount: 109.98,
      notes: 'Thanks',
      termsAndConditions: null,
      publicToken: null,
      invoiceType: 'ONE_OFF',
      recurringDate: null,
      paymentMethod: 'REQUEST',
      lineItems: [{ description: 'Design', quantity: 2, unitPrice: 50, amount: 100 }],
    })
  })

  it('ignores amounts and totals and rejects other unknown fields', async () => {
    const line = { id: 'tmp', description: 'x', quantity: 1, unitPrice: 1, amount: 9999 }
    expect(await body(post(owner, form({ lineItems: [line] })))).toMatchObject({ totalAmount: 1 })
    const totals = { subtotal: 5, taxAmount: 'x', totalAmount: -1 }
    expect(await body(post(owner, form({ lineItems: [line], ...totals })))).toMatchObject({
      subtotal: 1,
      taxAmount: 0,
      totalAmount: 1,
    })
    for (const extra of [{ userId: stranger.user.id }, { status: 'PAID' }, { publicToken: 'x' }])
      expect((await post(owner, form(extra))).status).toBe(422)
  })

  it('keeps minutes exactly: 20 minutes at 300.00 an hour are 100.00', async () => {
    const line = { description: 'Call', quantity: 0.333333, unit: 'h', unitPrice: 300 }
    const { id } = await body<Invoice>(post(owner, form({ lineItems: [line], taxRate: 0 })))
    expect(await body(on(owner, 'GET', id))).toMatchObject({
      totalAmount: 100,
      lineItems: [{ quantity: 0.333333, amount: 100 }],
    })
  })

  it('saves the maximum number of lines with the longest texts, with an idempotency key too', async () => {
    const lineItems = Array.from({ length: 1000 }, (_, at) => ({
      kind: 'ITEM',
      description: `${at} `.padEnd(2000, 'x'),
      quantity: 1,
      unit: 'h',
      unitPrice: 12.5,
      discount: { kind: 'PERCENT', value: 10 },
      tax: { rate: 19, category: 'S', reason: null },
    }))
    const document = form({ lineItems, notes: 'n'.repeat(5000) })
    const created = await post(owner, document, { 'idempotency-key': randomUUID() })
    expect(created.status).toBe(201)
    const { id, version } = await body<Invoice>(created)
    const changed = await on(owner, 'PATCH', id, { ...document, version })
    expect([changed.status, (await body<Invoice>(changed)).lineItems.length]).toEqual([200, 1000])
    const beyond = await post(owner, form({ lineItems: [...lineItems, lineItems[0]] }))
    expect([beyond.status, (await body<{ message: string }>(beyond)).message]).toEqual([
      422,
      'At most 1000 line items',
    ])
  })

  it('rejects a body with more values than any document has', async () => {
    const response = await post(owner, form({ lineItems: Array.from({ length: 60_000 }, () => 0) }))
    expect(response.status).toBe(413)
  })

  it('derives the payment method from the type unless one is chosen', async () => {
    const recurring = form({ invoiceType: 'RECURRING', recurringDate: '2126-12-02' })
    expect(await body(post(owner, recurring))).toMatchObject({
      paymentMethod: 'AUTOCHARGE',
      recurringDate: '2126-12-02',
    })
    const chosen = form({ paymentMethod: 'BANK_TRANSFER' })
    expect(await body(post(owner, chosen))).toMatchObject({ paymentMethod: 'BANK_TRANSFER' })
  })

  it.each([
    ['clientId', { clientId: undefined }, 'Client is required'],
    ['currency', { currency: '' }, 'Currency is required'],
    ['issueDate', { issueDate: '' }, 'Issue date is required'],
    ['dueDate', { dueDate: undefined }, 'Due date is required'],
    ['dueDate', { dueDate: '2026-02-30' }, 'Please enter a valid date'],
    ['dueDate', { dueDate: '2026-11-01' }, 'Due date can’t be before the issue date'],
    ['invoiceNumber', { invoiceNumber: '  ' }, 'Invoice number is required'],
    ['invoiceNumber', { invoiceNumber: 'x'.repeat(51) }, 'Please use at most 50 characters'],
    ['invoiceNumber', { invoiceNumber: 'A\u202eB' }, 'Please remove invisible control characters'],
    ['taxRate', { taxRate: -1 }, 'Tax rate must be at least 0'],
    ['taxRate', { taxRate: 101 }, 'Tax rate must be at most 100'],
    ['lineItems', { lineItems: [] }, 'No line items'],
    [
      'lineItems.0.description',
      { lineItems: [{ description: '', quantity: 1, unitPrice: 1 }] },
      'Description is required',
    ],
    [
      'lineItems.0.quantity',
      { lineItems: [{ description: 'x', quantity: 0, unitPrice: 1 }] },
      'Quantity must be at least 1',
    ],
    [
      'lineItems.0.unitPrice',
      { lineItems: [{ description: 'x', quantity: 1, unitPrice: -1 }] },
      'Unit price must be at least 0',
    ],
    ['notes', { notes: 'x'.repeat(5001) }, 'Please use at most 5000 characters'],
  ])('rejects an invalid %s', async (field, over, text) => {
    const response = await post(owner, form(over))
    expect(response.status).toBe(422)
    const answer = await body<{ message: string; errors: Record<string, string[]> }>(response)
    expect(answer.errors[field]).toContain(text)
    expect(answer.message).toBe(text)
  })

  it('rejects huge, malformed, foreign and mistyped bodies with the right status', async () => {
    expect((await post(owner, form({ notes: 'x'.repeat(4 * 1024 * 1024) }))).status).toBe(413)
    const raw = (text: string, headers: Record<string, string>) =>
      collection.POST(
        new Request('http://localhost:3000/api/invoices', { method: 'POST', body: text, headers }),
      )
    const jsonType = { 'content-type': 'application/json' }
    expect((await post(owner, form(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(owner, form(), { 'content-type': 'text/plain' })).status).toBe(415)
    // The session is checked before the body.
    expect((await raw('{', jsonType)).status).toBe(401)
  })

  it('answers a body full of unknown fields briefly', async () => {
    const many = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`k${index}`, 1]))
    const response = await post(owner, many)
    expect(response.status).toBe(422)
    expect((await response.text()).length).toBeLessThan(10_000)
    const inherited = await post(owner, JSON.parse('{"constructor":1,"toString":2}'))
    expect(inherited.status).toBe(422)
    expect((await body<{ errors: object }>(inherited)).errors).toMatchObject({
      constructor: ['Unknown field: constructor'],
    })
  })

  it('answers 409 with the number if it is taken', async () => {
    await post(owner, form({ invoiceNumber: 'DUP-1' }))
    const response = await post(owner, form({ invoiceNumber: 'DUP-1' }))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      message: 'Invoice number DUP-1 is already in use',
      errors: { invoiceNumber: ['Invoice number DUP-1 is already in use'] },
    })
    // Numbers are unique per business.
    expect((await post(stranger, form({ invoiceNumber: 'DUP-1', clientId: foreignClientId }))).status).toBe(
      201,
    )
  })

  it('gives 60 concurrent creates with one proposed number 60 numbers', async () => {
    const busy = await Browser.signedIn()
    const client = await createClient(busy.user.actor)
    const same = form({ clientId: client.id, invoiceNumber: 'INV-0001', autoNumber: true })
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(busy, same)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(60).fill(201))
    const numbers = await Promise.all(
      answers.map(async (answer) => (await body<Invoice>(answer)).invoiceNumber),
    )
    expect(new Set(numbers).size).toBe(60)
    expect(numbers.sort().at(-1)).toBe('INV-0060')
  })

  it('treats a foreign or deleted client like a missing one, and saves nothing', async () => {
    const gone = await createClient(owner.user.actor)
    await deleteClient(owner.user.actor, gone.id)
    const before = await db.invoice.count({ where: { businessId: owner.user.businessId } })
    const foreign = await post(owner, form({ clientId: foreignClientId }))
    const missing = await (await post(owner, form({ clientId: 2_000_000_000 }))).text()
    expect([foreign.status, await foreign.text()]).toEqual([404, missing])
    const deleted = await post(owner, form({ clientId: gone.id }))
    expect([deleted.status, await deleted.text()]).toEqual([404, missing])
    const beyond = await post(owner, form({ clientId: 2_147_483_648 }))
    expect([beyond.status, await beyond.text()]).toEqual([404, missing])
    expect(await db.invoice.count({ where: { businessId: owner.user.businessId } })).toBe(before)
    const draft = await createInvoice(owner.user.actor, clientId)
    for (const id of [foreignClientId, gone.id]) {
      const changed = await on(owner, 'PATCH', draft.id, form({ clientId: id }))
      expect([changed.status, await changed.text()]).toEqual([404, missing])
    }
  })
})

describe('spec 7: GET /api/invoices', () => {
  it('lists newest first, page by page, without gaps or repeats', async () => {
    const many = await Browser.signedIn()
    const client = await createClient(many.user.actor)
    for (let i = 0; i < 52; i++) await createInvoice(many.user.actor, client.id)
    const everything = await list(many)
    expect(everything.headers.get('link')).toBeNull()
    const first = await list(many, '?limit=50')
    expect(await body<InvoiceSummary[]>(first.clone())).toHaveLength(50)
    const rest = await list(many, nextOf(first)!)
    const ids = [...(await body<InvoiceSummary[]>(first)), ...(await body<InvoiceSummary[]>(rest))].map(
      ({ id }) => id,
    )
    expect(ids).toHaveLength(52)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(rest.headers.get('link')).toBeNull()
    expect(ids).toEqual((await body<InvoiceSummary[]>(everything)).map(({ id }) => id))
  })

  it('returns every documented field, as for one invoice', async () => {
    const one = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', companyNumber: '0123' }))
    const client = await createClient(one.user.actor, { companyName: 'Northwind' })
    const options = { notes: 'Thanks', termsAndConditions: 'Net 14', shared: true }
    const { id } = await createInvoice(one.user.actor, client.id, options)
    const whole = await body<Invoice>(on(one, 'GET', id))
    const { notes, termsAndConditions, publicToken, lineItems, client: billTo, user } = whole
    expect(publicToken).toBeTruthy()
    expect(user).toEqual({
      id: one.user.id,
      fullName: one.user.fullName,
      companyName: 'Robin Ltd',
      companyAddress: null,
      companyLogo: null,
      companyVat: null,
      companyNumber: '0123',
      companyTaxNumber: null,
    })
    const documented = { notes, termsAndConditions, publicToken, lineItems, client: billTo, user }
    expect(await body(list(one))).toMatchObject([{ id, clientName: 'Northwind', ...documented }])
  })

  it('limits a response to 4 MB, and names the next page', async () => {
    const many = await Browser.signedIn()
    const { businessId, actor } = many.user
    const { id: clientId } = await createClient(actor)
    const ids = Array.from({ length: 5 }, (_, at) => at + 1)
    await db.invoice.createMany({
      data: ids.map((id) => ({
        id,
        businessId,
        clientId,
        invoiceNumber: `L-${id}`,
        currency: 'EUR',
        paymentMethod: 'REQUEST' as const,
        issueDate: new Date(0),
        dueDate: new Date(0),
        subtotal: 0,
        taxAmount: 0,
        totalAmount: 0,
      })),
    })
    const lines = Array.from({ length: 500 }, (_, at) => ({
      position: at + 1,
      quantity: 1,
      unitPrice: 0,
      amount: 0,
    }))
    await db.lineItem.createMany({
      data: ids.flatMap((invoiceId) =>
        lines.map((line) => ({ ...line, businessId, invoiceId, description: 'x'.repeat(2000) })),
      ),
    })
    const answers = [await list(many)]
    while (nextOf(answers.at(-1)!)) answers.push(await list(many, nextOf(answers.at(-1)!)!))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4 * 1024 * 1024)
    const pages = texts.map((text) => (JSON.parse(text) as Invoice[]).map(({ id }) => id))
    expect(pages).toEqual([
      [5, 4, 3],
      [2, 1],
    ])
  })

  it.each([
    [
      '?status=foo',
      { status: ['Must be one of DRAFT, SENT, ACCEPTED, DECLINED, PAID, CANCELLED or OVERDUE'] },
    ],
    ['?kind=receipt', { kind: ['Must be one of invoice, credit-note, quote or proforma'] }],
    ['?sort=total', { sort: [expect.stringContaining('amount')] }],
    ['?dir=up', { dir: ['Must be one of asc or desc'] }],
    ['?since=2026-02-30', { since: [expect.stringContaining('1900-01-01 to 2999-12-31')] }],
    ['?clientId=ada', { clientId: [expect.stringContaining('whole number')] }],
    ['?limit=0', { limit: ['Must be a whole number from 1 to 1000'] }],
    ['?limit=1001', { limit: [expect.anything()] }],
    ['?before=last', { before: [expect.stringContaining('Link header')] }],
    ['?sort=amount&before=7', { before: [expect.stringContaining('Link header')] }],
    ['?week=soon', { week: ['Must be one of 1 or 0'] }],
  ])('rejects %s with a message', async (query, errors) => {
    const refused = await list(owner, query)
    expect(refused.status).toBe(422)
    const { message, errors: told } = await body<{ message: string; errors: object }>(refused)
    expect(told).toEqual(errors)
    expect(message).toMatch(/^The parameter \w+ must be /)
  })

  it('accepts values in any case, and ignores empty and unknown parameters', async () => {
    const one = await Browser.signedIn()
    const client = await createClient(one.user.actor)
    await createInvoice(one.user.actor, client.id)
    const sent = await createInvoice(one.user.actor, client.id, { status: 'SENT' })
    const query = '?kind=Invoice&status=sent&sort=AMOUNT&dir=Asc&since=&clientId=&page=2&colour=red'
    expect(await body(list(one, query))).toMatchObject([{ id: sent.id }])
    // Invoices never have the status ACCEPTED.
    expect(await body(list(one, '?status=accepted'))).toEqual([])
  })

  it('filters by status and searches number and amount as plain text', async () => {
    const one = await Browser.signedIn()
    const client = await createClient(one.user.actor)
    const make = (number: string, price: number, state: 'DRAFT' | 'SENT' = 'DRAFT') =>
      createInvoice(one.user.actor, client.id, {
        invoiceNumber: number,
        status: state,
        lineItems: [{ description: 'x', quantity: 1, unitPrice: price }],
      })
    await make('Alpha-1', 1234.5)
    await make('Beta_2', 99, 'SENT')
    const numbers = async (query: string) =>
      (await body<InvoiceSummary[]>(list(one, query))).map(({ invoiceNumber }) => invoiceNumber)
    expect(await numbers('?q=ALPHA')).toEqual(['Alpha-1'])
    expect(await numbers('?q=1234.5')).toEqual(['Alpha-1'])
    expect(await numbers('?q=1,234')).toEqual(['Alpha-1'])
    expect(await numbers('?q=99')).toEqual(['Beta_2'])
    expect(await numbers('?q=_')).toEqual(['Beta_2'])
    expect(await numbers('?q=%25')).toEqual([])
    expect(await numbers('?status=SENT')).toEqual(['Beta_2'])
  })
})

describe('spec 7: GET, PATCH and DELETE /api/invoices/{id}', () => {
  it('answers 404 to other businesses for every method', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId, { shared: true })
    const calls = (id: number) => [
      on(stranger, 'GET', id),
      on(stranger, 'PATCH', id, form({ clientId: foreignClientId })),
      setStatus(stranger, id, 'PAID'),
      setLink(stranger, 'POST', id),
      setLink(stranger, 'DELETE', id),
      stranger.call(message.POST, `/api/invoices/${id}/share-message`, {
        method: 'POST',
        body: { message: 'x' },
        params: { id: String(id) },
      }),
      on(stranger, 'DELETE', id),
    ]
    const answers = async (id: number) =>
      Promise.all((await Promise.all(calls(id))).map(async (answer) => [answer.status, await answer.text()]))
    expect(await answers(invoice.id)).toEqual(await answers(2_000_000_000))
    expect(await answers(invoice.id)).toEqual(
      Array(7).fill([404, '{"message":"Invoice not found","code":"missing.invoice"}']),
    )
    expect(await body(on(owner, 'GET', invoice.id))).toEqual(JSON.parse(JSON.stringify(invoice)))
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999', '1e3', ''])('answers 404 for the id %p', async (id) => {
    expect((await on(owner, 'GET', id)).status).toBe(404)
  })

  it('replaces all fields of a draft', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId)
    const change = form({
      invoiceNumber: 'EDIT-1',
      lineItems: [{ description: 'New', quantity: 3, unitPrice: 7 }],
    })
    expect(await body(on(owner, 'PATCH', invoice.id, { ...change, version: 1 }))).toMatchObject({
      invoiceNumber: 'EDIT-1',
      totalAmount: 21,
      version: 2,
      lineItems: [{ description: 'New' }],
    })
    const stale = await on(owner, 'PATCH', invoice.id, { ...change, version: 1 })
    expect([stale.status, (await body<{ message: string }>(stale)).message]).toEqual([
      409,
      'This invoice has changed since you opened it. Reload it to see the latest version.',
    ])
    await setStatus(owner, invoice.id, 'SENT')
    expect((await on(owner, 'PATCH', invoice.id, change)).status).toBe(409)
  })

  it('accepts a draft as read', async () => {
    const draft = await createInvoice(owner.user.actor, clientId, { notes: 'Thanks', taxRate: 19 })
    const read = await body<Invoice>(on(owner, 'GET', draft.id))
    const echoed = await on(owner, 'PATCH', draft.id, read)
    expect([echoed.status, await body(echoed)]).toEqual([200, { ...read, version: expect.any(Number) }])
    expect((await on(owner, 'PATCH', draft.id, { ...read, colour: 'red' })).status).toBe(422)
  })

  it('lists the possible statuses, and the valid range of a date', async () => {
    const { id } = await createInvoice(owner.user.actor, clientId)
    const refused = await setStatus(owner, id, 'ACCEPTED')
    expect([refused.status, await body(refused)]).toEqual([
      409,
      {
        message: 'An invoice can only be DRAFT, SENT, PAID or CANCELLED.',
        code: 'kind.no-status',
        values: { statuses: 'DRAFT, SENT, PAID or CANCELLED' },
      },
    ])
    const far = await post(owner, form({ dueDate: '9999-12-31' }))
    expect([far.status, await body(far)]).toMatchObject([
      422,
      {
        message: 'Please enter a date from 1900 to 2999',
        code: 'invalid',
        errors: { dueDate: ['Please enter a date from 1900 to 2999'] },
      },
    ])
    const currency = await body<{ message: string }>(post(owner, form({ currency: 'usd' })))
    expect(currency.message).toMatch(/^Currency must be one of the codes .* such as USD, EUR or GBP$/)
  })

  it('rejects another invoice’s number on edit, and keeps the lines', async () => {
    await createInvoice(owner.user.actor, clientId, { invoiceNumber: 'TAKEN-1' })
    const invoice = await createInvoice(owner.user.actor, clientId)
    expect((await on(owner, 'PATCH', invoice.id, form({ invoiceNumber: 'TAKEN-1' }))).status).toBe(409)
    expect((await body<Invoice>(on(owner, 'GET', invoice.id))).lineItems).toEqual(invoice.lineItems)
  })

  it('allows every transition between its statuses, and records each', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId)
    for (const next of ['SENT', 'PAID', 'CANCELLED', 'DRAFT', 'PAID'])
      expect(await body(setStatus(owner, invoice.id, next))).toMatchObject({ status: next })
    expect((await setStatus(owner, invoice.id, 'OVERDUE')).status).toBe(422)
    await setStatus(owner, invoice.id, 'PAID')
    expect((await eventsOf(invoice.id)).map(({ type }) => type)).toEqual([
      'INVOICE_CREATED',
      'INVOICE_SENT',
      'INVOICE_PAID',
      'INVOICE_CANCELLED',
      'INVOICE_DRAFT',
      'INVOICE_PAID',
    ])
  })

  it('freezes seller and bill-to on issue, and follows the profile again as a draft', async () => {
    const own = await Browser.signedIn(await createUser({ companyName: 'Before Ltd' }))
    const client = await createClient(own.user.actor, { name: 'Old Name' })
    const invoice = await createInvoice(own.user.actor, client.id, { status: 'SENT' })
    await db.business.update({ where: { id: own.user.businessId }, data: { companyName: 'After Ltd' } })
    await db.client.update({
      where: { own: { businessId: own.user.businessId, id: client.id } },
      data: { name: 'New Name' },
    })
    const names = async () => {
      const now = await body<Invoice>(on(own, 'GET', invoice.id))
      return [now.seller.name, now.client.name]
    }
    expect(await names()).toEqual(['Before Ltd', 'Old Name'])
    await setStatus(own, invoice.id, 'DRAFT')
    expect(await names()).toEqual(['After Ltd', 'New Name'])
  })

  it('freezes the design on issue, and uses the current one as a draft', async () => {
    const own = await Browser.signedIn(
      await createUser({ invoiceTemplate: 'MODERN', accentColor: '#b4235a' }),
    )
    const client = await createClient(own.user.actor)
    const invoice = await createInvoice(own.user.actor, client.id, { status: 'SENT', shared: true })
    const update = { invoiceTemplate: 'COMPACT', accentColor: '#216e45' } as const
    await db.business.update({ where: { id: own.user.businessId }, data: update })
    const design = async () => {
      const { seller } = await body<Invoice>(on(own, 'GET', invoice.id))
      return [seller.template, seller.accentColor]
    }
    expect(await design()).toEqual(['MODERN', '#b4235a'])
    const { invoice: shared } = await getSharedInvoice(invoice.publicToken!)
    expect(shared.seller).toMatchObject({ template: 'MODERN', accentColor: '#b4235a' })
    await setStatus(own, invoice.id, 'DRAFT')
    expect(await design()).toEqual(['COMPACT', '#216e45'])
  })

  it('keeps the classic design of invoices issued before there was a choice', async () => {
    const own = await Browser.signedIn(
      await createUser({ invoiceTemplate: 'MODERN', accentColor: '#b4235a' }),
    )
    const client = await createClient(own.user.actor)
    const invoice = await createInvoice(own.user.actor, client.id, { status: 'SENT' })
    const { template: _template, accentColor: _accent, logo: _logo, ...sellerSnapshot } = invoice.seller
    await db.invoice.update({
      where: { own: { businessId: own.user.businessId, id: invoice.id } },
      data: { sellerSnapshot },
    })
    const { seller } = await body<Invoice>(on(own, 'GET', invoice.id))
    expect(seller).toEqual({ ...sellerSnapshot, logo: null, ...DEFAULT_DESIGN })
  })

  it('deletes the invoice with its link, and archives it in the event', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId, { shared: true })
    expect((await on(owner, 'DELETE', invoice.id)).status).toBe(204)
    expect((await on(owner, 'GET', invoice.id)).status).toBe(404)
    expect((await open(invoice.publicToken!)).status).toBe(404)
    const last = (await eventsOf(invoice.id)).at(-1)!
    expect(last).toMatchObject({ type: 'INVOICE_DELETED', data: { totalAmount: 100, lineItems: [{}] } })
    expect(JSON.stringify(last.data)).not.toContain(invoice.publicToken)
  })
})

describe('spec 7: POST /api/invoices/{id}/public-url and GET /api/public/invoice/{token}', () => {
  it('returns exactly the public invoice view, without a session', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId, {
      status: 'SENT',
      paymentMethod: 'BANK_TRANSFER',
    })
    const { publicToken } = await body<Invoice>(setLink(owner, 'POST', invoice.id))
    const response = await open(publicToken!)
    expect(response.status).toBe(200)
    const view = await body<PublicInvoice>(response)
    expect(Object.keys(view).sort()).toEqual(
      [
        ...['invoiceNumber', 'status', 'issueDate', 'dueDate', 'invoiceType', 'paymentMethod', 'currency'],
        // Additions to the specification: the kind, and fields for tax authorities.
        ...['kind', 'answer', 'pricesIncludeTax', 'discountAmount', 'taxes', 'withheldAmount'],
        ...[
          'subtotal',
          'taxAmount',
          'totalAmount',
          'notes',
          'termsAndConditions',
          'lineItems',
          'company',
          'client',
        ],
      ].sort(),
    )
    expect(Object.keys(view.company).sort()).toEqual(
      [
        ...['logo', 'name', 'address', 'regNumber', 'vat', 'bankName', 'bankAccountName'],
        ...['bankAccountNumber', 'bankSortCode', 'bankIban', 'bankSwift', 'taxNumber'],
      ].sort(),
    )
    expect(view.company).toMatchObject({ name: 'Robin Ltd', bankName: 'First Bank' })
    expect(Object.keys(view.client).sort()).toEqual(
      [
        'name',
        'companyName',
        'address',
        'city',
        'state',
        'postalCode',
        'country',
        'vatNumber',
        'taxNumber',
        'companyNumber',
      ].sort(),
    )
  })

  it('fills in the placeholders of recurring and single invoices', async () => {
    const texts = {
      issueDate: '2125-12-31',
      dueDate: '2126-01-14',
      notes: 'For {month}',
      termsAndConditions: 'In {year}',
      lineItems: [{ description: 'Retainer {month} {year}', quantity: 1, unitPrice: 50 }],
    }
    const shown = async (over: object) => {
      const { publicToken } = await createInvoice(owner.user.actor, clientId, {
        ...texts,
        ...over,
        status: 'SENT',
        shared: true,
      })
      const { lineItems, notes, termsAndConditions } = await body<PublicInvoice>(open(publicToken!))
      return [lineItems[0]!.description, notes, termsAndConditions]
    }
    const series = { invoiceType: 'RECURRING' as const, recurringDate: '2126-01-31' }
    expect(await shown(series)).toEqual(['Retainer December 2125', 'For December', 'In 2125'])
    expect(await shown({})).toEqual(['Retainer December 2125', 'For December', 'In 2125'])
  })

  it('keeps the link when requested again, ends it when revoked, and then creates a new one', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId)
    const first = (await body<Invoice>(setLink(owner, 'POST', invoice.id))).publicToken!
    expect((await body<Invoice>(setLink(owner, 'POST', invoice.id))).publicToken).toBe(first)
    expect(first).toMatch(/^[\w-]{43}$/)
    const stored = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: invoice.id } },
    })
    expect(JSON.stringify(stored)).not.toContain(first)
    expect((await body<Invoice>(setLink(owner, 'DELETE', invoice.id))).publicToken).toBeNull()
    const revoked = await open(first)
    expect([revoked.status, await revoked.text()]).toEqual([
      404,
      '{"message":"Invoice not found","code":"missing.invoice"}',
    ])
    expect((await body<Invoice>(setLink(owner, 'POST', invoice.id))).publicToken).not.toBe(first)
  })

  it.each(['', 'x', 'A'.repeat(43), '../../etc/passwd'])('answers 404 for the token %p', async (token) => {
    expect((await open(token)).status).toBe(404)
  })

  it('stores the share message', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId)
    const save = (text: unknown) =>
      owner.call(message.POST, `/api/invoices/${invoice.id}/share-message`, {
        method: 'POST',
        body: { message: text },
        params: { id: String(invoice.id) },
      })
    expect(await body(save('Dear client,\r\nhere it is.'))).toMatchObject({
      shareMessage: 'Dear client,\nhere it is.',
    })
    expect((await save('x'.repeat(5001))).status).toBe(422)
    expect(await body(save(''))).toMatchObject({ shareMessage: null })
  })
})

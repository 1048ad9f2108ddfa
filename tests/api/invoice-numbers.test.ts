import type { ActiveMember } from '@/lib/api/session'
import { randomUUID } from 'node:crypto'
import * as one from '@/app/api/invoices/[id]/route'
import * as collection from '@/app/api/invoices/route'
import * as settings from '@/app/api/user/settings/route'
import { db } from '@/lib/platform/db/client'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice } from '@/lib/documents/types'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let actor: ActiveMember
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  actor = owner.user.actor
  clientId = (await createClient(actor)).id
})

const TODAY = freezeToday()
const YEAR = TODAY.slice(0, 4)
const form = (invoiceNumber: string, more: object = {}) => ({
  clientId,
  currency: 'USD',
  issueDate: TODAY,
  dueDate: '2099-01-01',
  invoiceNumber,
  lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
  ...more,
})
const post = (number: string, more: object = {}, headers: Record<string, string> = {}) =>
  owner.call(collection.POST, '/api/invoices', { method: 'POST', body: form(number, more), headers })
const patch = (id: number, number: string) =>
  owner.call(one.PATCH, `/api/invoices/${id}`, {
    method: 'PATCH',
    body: form(number),
    params: { id: String(id) },
  })
const change = (body: object) => owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
const made = async (number: string, more: object = {}) => {
  const answer = await post(number, more)
  expect([answer.status, await answer.clone().json()]).toMatchObject([201, {}])
  return (await answer.json()) as Invoice
}
const proposed = (day?: string, client?: string) =>
  proposeNumber(actor, 'INVOICE', { ...(day && { day }), ...(client && { client }) })
const said = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { message: string }).message]
}

describe('spec 2: the proposed invoice number', () => {
  it.each([
    ['2026/017', '2026/018'],
    ['17/2026', '18/2026'],
    ['INV-0042 (2025)', 'INV-0043 (2025)'],
    ['INV-9999', 'INV-10000'],
    ['Opening', 'Opening-2'],
  ])('continues a first number %p with %p', async (first, next) => {
    await made(first)
    expect(await proposed()).toBe(next)
    expect((await createInvoice(actor, clientId)).invoiceNumber).toBe(next)
  })

  it('starts with INV-0001', async () => {
    expect(await proposed()).toBe('INV-0001')
  })

  it('is advanced only by a number that matches the pattern', async () => {
    await made('INV-0001')
    await made('INV-0041')
    expect(await proposed()).toBe('INV-0042')
    await made('SPECIAL-7')
    await made('inv-0007')
    expect(await proposed()).toBe('INV-0042')
  })

  it('infers that a number contains the year from the first one of another year', async () => {
    await made('2026/041', { issueDate: '2026-12-30' })
    await made('2027/001', { issueDate: '2027-01-04' })
    expect(await proposed('2027-01-05')).toBe('2027/002')
    expect(await proposed('2026-12-31')).toBe('2026/042')
    expect(await proposed('2028-01-01')).toBe('2028/001')
  })

  it('continues the count if it did so across the turn of the year', async () => {
    await made('2026-41', { issueDate: '2026-12-30' })
    await made('2027-42', { issueDate: '2027-01-04' })
    expect(await proposed('2028-01-01')).toBe('2028-43')
  })

  it('depends on the issue date and the client, whatever the form proposed', async () => {
    const changed = await change({ numberPattern: '{CLIENT}-{YYYY}{MM}-{000}', numberResets: 'MONTHLY' })
    expect(changed.status).toBe(200)
    const auto = { autoNumber: true }
    const december = await made(`CLIE-${YEAR}11-001`, { ...auto, issueDate: '2026-12-01' })
    expect(december.invoiceNumber).toBe('NORT-202612-001')
    const again = await made('NORT-202612-001', { ...auto, issueDate: '2026-12-31' })
    expect(again.invoiceNumber).toBe('NORT-202612-002')
    const january = await made('NORT-202612-003', { ...auto, issueDate: '2027-01-01' })
    expect(january.invoiceNumber).toBe('NORT-202701-001')
    // A typed number is kept as typed and advances its own counter.
    await made('NORT-202612-009', { issueDate: '2027-01-02' })
    expect(await proposed('2026-12-31', 'Northwind')).toBe('NORT-202612-010')
    expect(await proposed('2027-01-31', 'Acme')).toBe('ACME-202701-002')
  })

  it('is distinct for 40 concurrent requests', async () => {
    await change({ numberPattern: 'R{YY}-{000}', numberResets: 'YEARLY' })
    const number = await proposed()
    // Under load, some requests are temporarily rejected. They retry with the same key, like a form.
    const ask = async (headers: Record<string, string>): Promise<Awaited<ReturnType<typeof post>>> => {
      const answer = await post(number, { autoNumber: true }, headers)
      return answer.status === 503 ? ask(headers) : answer
    }
    const all = Array.from({ length: 40 }, () => ask({ 'Idempotency-Key': randomUUID() }))
    const answers = await Promise.all(all)
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
    const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).invoiceNumber))
    expect(new Set(numbers).size).toBe(40)
    expect(numbers.sort().at(-1)).toBe(`R${YEAR.slice(2)}-040`)
  })
})

describe('the number settings', () => {
  it('carry the counter over to another pattern, or set it', async () => {
    await made('INV-0041')
    await change({ numberPattern: '{YYYY}-{0000}', numberResets: 'YEARLY' })
    expect(await proposed()).toBe(`${YEAR}-0042`)
    expect(await proposed('2099-01-01')).toBe('2099-0001')
    await change({ nextInvoiceNumber: `${YEAR}-0007` })
    expect(await proposed()).toBe(`${YEAR}-0007`)
    await change({ numberPattern: 'A{00}', numberResets: 'NEVER', nextInvoiceNumber: 'A10' })
    expect(await proposed('2099-01-01')).toBe('A10')
  })

  it('stop inferring the pattern once it was set by hand', async () => {
    await change({ numberPattern: '2026/{000}', numberResets: 'NEVER' })
    await made('2027/001', { issueDate: '2027-01-04' })
    expect(await proposed('2027-01-05')).toBe('2026/001')
  })

  it.each([
    [{ numberPattern: 'INV' }, 'Add a counter, such as {0000}'],
    [{ numberPattern: ' ' }, 'Pattern is required'],
    [
      { numberResets: 'YEARLY' },
      'To start again each year, add {YYYY} or {YY} to the pattern, or numbers would repeat',
    ],
    [
      { numberPattern: '{YYYY}-{0}', nextInvoiceNumber: '1999-4' },
      /^Use a number that fits the pattern today, such as \d{4}-1$/,
    ],
    [
      { numberPattern: 'A-{00}', nextInvoiceNumber: 'A-00' },
      'Use a number that can count up, such as INV-0001 or 2026/001',
    ],
    [{ numberResets: 'DAILY' }, 'Number resets must be one of NEVER, YEARLY or MONTHLY'],
  ])('reject %p, and change nothing', async (body, message) => {
    const [status, words] = await said(change(body))
    expect([status, words]).toEqual([
      422,
      message instanceof RegExp ? expect.stringMatching(message) : message,
    ])
    expect(await proposed()).toBe('INV-0001')
  })
})

describe('an invoice number', () => {
  it('is unique ignoring case', async () => {
    await made('Inv-0001')
    expect(await said(post('INV-0001'))).toEqual([409, 'Invoice number Inv-0001 is already in use'])
    expect(await said(change({ nextInvoiceNumber: 'inv-0001' }))).toEqual([
      409,
      'Invoice number Inv-0001 is already in use',
    ])
    const other = await made('ÉTÉ-1')
    expect((await patch(other.id, 'inv-0001')).status).toBe(409)
    // An invoice's own number may be respelled.
    expect(await (await patch(other.id, 'été-1')).json()).toMatchObject({ invoiceNumber: 'été-1' })
    expect(await proposed()).toBe('Inv-0002')
  })

  it('is never assigned again once issued, neither proposed nor typed', async () => {
    await made('INV-0001')
    const sent = await made('INV-0002')
    await setInvoiceStatus(actor, sent.id, 'SENT')
    await deleteInvoice(actor, sent.id)
    const gone =
      'Invoice number inv-0002 was issued before, so it can’t be used again. Choose another number.'
    expect(await said(post('inv-0002'))).toEqual([409, gone])
    expect(await proposed()).toBe('INV-0003')
    const [status, words] = await said(change({ nextInvoiceNumber: 'INV-0002' }))
    expect([status, words]).toEqual([409, gone.replace('inv', 'INV')])
    const next = await made('INV-0002', { autoNumber: true })
    expect(next.invoiceNumber).toBe('INV-0003')
    expect((await patch(next.id, 'INV-0002')).status).toBe(409)
  })

  it('stays issued when the invoice returns to draft and is renumbered', async () => {
    const invoice = await made('INV-0001')
    await setInvoiceStatus(actor, invoice.id, 'SENT')
    await setInvoiceStatus(actor, invoice.id, 'DRAFT')
    expect((await patch(invoice.id, 'INV-0005')).status).toBe(200)
    expect((await post('INV-0001')).status).toBe(409)
    // The number was this invoice's own.
    expect((await patch(invoice.id, 'INV-0001')).status).toBe(200)
    await deleteInvoice(actor, invoice.id)
    expect((await post('INV-0001')).status).toBe(409)
  })

  it('of a deleted draft is reused, along with the counter', async () => {
    await made('INV-0001')
    const draft = await made('INV-0002')
    await deleteInvoice(actor, draft.id)
    expect(await proposed()).toBe('INV-0002')
    const slip = await made('INV-0420')
    expect(await proposed()).toBe('INV-0421')
    expect((await patch(slip.id, 'INV-0002')).status).toBe(200)
    expect(await proposed()).toBe('INV-0003')
    expect((await post('INV-0420')).status).toBe(201)
  })

  it('does not count as issued if sending was undone before anybody saw it', async () => {
    const draft = await made('INV-0001')
    await setInvoiceStatus(actor, draft.id, 'SENT')
    await undoInvoiceStatus(actor, draft.id, 'DRAFT')
    await deleteInvoice(actor, draft.id)
    const seen = await made('INV-0001')
    await setInvoiceStatus(actor, seen.id, 'SENT')
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id: seen.id } },
      data: { viewCount: 1 },
    })
    await undoInvoiceStatus(actor, seen.id, 'DRAFT')
    await deleteInvoice(actor, seen.id)
    expect((await post('INV-0001')).status).toBe(409)
  })

  it('is recorded even for an invoice inserted another way', async () => {
    const invoice = await made('INV-0001')
    await db.documentNumber.deleteMany({ where: { businessId: actor.businessId } })
    await setInvoiceStatus(actor, invoice.id, 'SENT')
    await deleteInvoice(actor, invoice.id)
    expect((await post('INV-0001')).status).toBe(409)
  })

  it('rejects a duplicate number by the database constraint with the same message', async () => {
    const [taken, other] = [await made('INV-0007'), await made('INV-0008')]
    await db.documentNumber.deleteMany({ where: { businessId: actor.businessId, invoiceId: taken.id } })
    const message = 'Invoice number INV-0007 is already in use'
    expect(await said(post('INV-0007'))).toEqual([409, message])
    expect(await said(patch(other.id, 'INV-0007'))).toEqual([409, message])
    expect(await db.invoice.count({ where: { businessId: actor.businessId } })).toBe(2)
  })
})

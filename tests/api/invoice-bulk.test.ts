import { unzipSync } from 'fflate'
import * as bulk from '@/app/api/invoices/bulk/route'
import * as pdfs from '@/app/api/invoices/pdfs.zip/route'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import type { InvoiceStatus } from '@/lib/documents/types'

afterAll(closeRenderer)

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})

const make = (status: InvoiceStatus = 'DRAFT', invoiceNumber?: string) =>
  createInvoice(owner.user.actor, clientId, { status, ...(invoiceNumber && { invoiceNumber }) })
const call = (body: unknown, browser: Browser = owner) =>
  browser.call(bulk.POST, '/api/invoices/bulk', { method: 'POST', body })
const results = async (response: Response) => {
  expect(response.status).toBe(200)
  return ((await response.json()) as { results: { id: number; ok: boolean; message?: string }[] }).results
}
const statusOf = async (id: number) =>
  (await db.invoice.findUnique({ where: { own: { businessId: owner.user.businessId, id } } }))?.status ?? null
/** Creates another business's invoice, which must look like a missing one. */
async function foreign() {
  const user = await createUser()
  return createInvoice(user.actor, (await createClient(user.actor)).id)
}

describe('POST /api/invoices/bulk', () => {
  it('changes the allowed invoices, and gives reasons for the others', async () => {
    const [draft, sent, paid, other] = [await make(), await make('SENT'), await make('PAID'), await foreign()]
    const ids = [draft.id, sent.id, paid.id, other.id, draft.id]
    expect(await results(await call({ action: 'move', from: 'DRAFT', to: 'SENT', ids }))).toEqual([
      { id: draft.id, ok: true },
      { id: sent.id, ok: false, message: 'It is sent.', code: 'invoice.is-sent' },
      { id: paid.id, ok: false, message: 'It is paid.', code: 'invoice.is-paid' },
      { id: other.id, ok: false, message: 'Invoice not found', code: 'missing.invoice' },
    ])
    expect([await statusOf(draft.id), await statusOf(paid.id)]).toEqual(['SENT', 'PAID'])
    expect((await db.invoice.findFirstOrThrow({ where: { id: other.id } })).status).toBe('DRAFT')
    const { sellerSnapshot } = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: draft.id } },
    })
    expect(sellerSnapshot).not.toBeNull()
  })

  it('pays balances, and undoes exactly that', async () => {
    const invoices = [await make('SENT'), await make('SENT')]
    const ids = invoices.map(({ id }) => id)
    await call({ action: 'move', from: 'SENT', to: 'PAID', ids })
    const paid = await db.invoice.findMany({ where: { id: { in: ids } } })
    expect(paid.map(({ amountPaid }) => Number(amountPaid))).toEqual([100, 100])
    expect(await results(await call({ action: 'move', from: 'PAID', to: 'SENT', ids }))).toEqual(
      ids.map((id) => ({ id, ok: true })),
    )
    expect(await db.payment.count({ where: { invoiceId: { in: ids } } })).toBe(0)
    expect(await db.event.count({ where: { invoiceId: ids[0]!, type: 'INVOICE_PAID' } })).toBe(1)
  })

  it('changes the others if payments block one', async () => {
    const [kept, free] = [await make('SENT'), await make('SENT')]
    await db.payment.create({
      data: {
        businessId: owner.user.businessId,
        invoiceId: kept.id,
        paidOn: new Date(0),
        amount: 10,
        method: 'OTHER',
      },
    })
    const answers = await results(
      await call({ action: 'move', from: 'SENT', to: 'DRAFT', ids: [kept.id, free.id] }),
    )
    expect(answers).toEqual([
      {
        id: kept.id,
        ok: false,
        message: expect.stringContaining('Payments are recorded'),
        code: 'reopen.payments',
      },
      { id: free.id, ok: true },
    ])
    expect([await statusOf(kept.id), await statusOf(free.id)]).toEqual(['SENT', 'DRAFT'])
  })

  it('deletes only the business’s invoices', async () => {
    const [one, two, other] = [await make(), await make('PAID'), await foreign()]
    const ids = [one.id, other.id, two.id]
    expect((await results(await call({ action: 'delete', ids }))).map(({ ok }) => ok)).toEqual([
      true,
      false,
      true,
    ])
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual([null, null])
    expect(await db.invoice.count({ where: { id: other.id } })).toBe(1)
    expect(await db.event.count({ where: { invoiceId: one.id, type: 'INVOICE_DELETED' } })).toBe(1)
  })

  it('changes an invoice once under concurrent requests', async () => {
    const invoice = await make('SENT')
    const body = { action: 'move', from: 'SENT', to: 'PAID', ids: [invoice.id] }
    const answers = await Promise.all(
      [call(body), call(body), call(body)].map(async (one) => results(await one)),
    )
    expect(answers.filter(([result]) => result!.ok)).toHaveLength(1)
    expect(await db.payment.count({ where: { invoiceId: invoice.id } })).toBe(1)
  })

  it.each([
    [{ action: 'delete', ids: [] }],
    [{ action: 'delete', ids: Array.from({ length: 101 }, (_, at) => at + 1) }],
    [{ action: 'delete', ids: ['1'] }],
    [{ action: 'delete', ids: [1], userId: 2 }],
    [{ action: 'move', to: 'SENT', ids: [1] }],
    [{ action: 'move', from: 'DRAFT', to: 'GONE', ids: [1] }],
    [{ action: 'burn', ids: [1] }],
    [{}],
  ])('rejects %j', async (body) => {
    expect((await call(body)).status).toBe(422)
  })
})

describe('GET /api/invoices/pdfs.zip', () => {
  const download = (ids: string, browser: Browser = owner) =>
    browser.call(pdfs.GET, `/api/invoices/pdfs.zip?ids=${ids}`)

  it('contains each PDF once, under a portable file name', async () => {
    const invoices = [await make('SENT', 'P/1'), await make('DRAFT', 'P:1'), await make('PAID', 'P 2')]
    const [one, two, three] = invoices.map(({ id }) => id)
    const response = await download(`${one},${two},${three},${one}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Invoices-\d{4}-\d\d-\d\d\.zip"/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['Invoice-P 2.pdf', 'Invoice-P-1 (2).pdf', 'Invoice-P-1.pdf'])
    for (const bytes of Object.values(files))
      expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('names each file in its own language, as a single download does', async () => {
    const { id } = await make('DRAFT', 'P-7')
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id } },
      data: { language: 'de', secondLanguage: 'en' },
    })
    const files = unzipSync(new Uint8Array(await (await download(String(id))).arrayBuffer()))
    expect(Object.keys(files)).toEqual(['Rechnung-P-7.pdf'])
  })

  it('answers 404 if one invoice is another business’s, as if it were missing', async () => {
    const [own, other] = [await make(), await foreign()]
    const bodies = []
    for (const id of [other.id, 2_000_000_000]) {
      const response = await download(`${own.id},${id}`)
      expect(response.status).toBe(404)
      bodies.push(await response.text())
    }
    expect(bodies[0]).toBe(bodies[1])
  })

  it.each([
    [''],
    ['x'],
    ['0'],
    ['1.5'],
    ['-1'],
    [
      Array(101)
        .fill(0)
        .map((_, at) => at + 1)
        .join(','),
    ],
  ])('rejects %j', async (ids) => {
    expect((await download(ids)).status).toBe(422)
  })
})

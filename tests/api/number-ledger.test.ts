import type { ActiveMember } from '@/lib/api/session'
import * as invoiceRoute from '@/app/api/invoices/[id]/route'
import * as bulk from '@/app/api/invoices/bulk/route'
import * as entry from '@/app/api/invoices/numbers/[id]/route'
import * as table from '@/app/api/invoices/numbers/export.csv/route'
import * as nextRoute from '@/app/api/invoices/numbers/next/route'
import * as ledger from '@/app/api/invoices/numbers/route'
import * as publicView from '@/app/api/public/invoice/[token]/route'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { listNumbers, listMailsOfDeleted } from '@/lib/reports/numbers/queries'
import type { AssignedNumber, AssignedNumberWithContent } from '@/lib/reports/numbers/number-response'
import { deleteUnusedLogos } from '@/lib/platform/storage/picture-uploads'
import { updateSettings } from '@/lib/business/update-settings'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const PATH = '/api/invoices/numbers'
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let actor: ActiveMember
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ fullName: 'Ada King' }))
  actor = owner.user.actor
  clientId = (await createClient(actor)).id
})

const list = async (browser = owner, query = '') => {
  const response = await browser.call(ledger.GET, PATH + query)
  return (await response.json()) as AssignedNumber[]
}
const remove = (id: number, body?: unknown) =>
  owner.call(invoiceRoute.DELETE, `/api/invoices/${id}`, {
    method: 'DELETE',
    body,
    params: { id: String(id) },
  })
const make = (invoiceNumber: string, more = {}) => createInvoice(actor, clientId, { invoiceNumber, ...more })

it('the number ledger lists every number, newest first, and explains every gap', async () => {
  await make('INV-0001', { status: 'PAID' })
  const draft = await make('INV-0002')
  const changed = await make('INV-0003')
  const issued = await make('INV-0004', { status: 'PAID', shared: true })
  await make('INV-0009')
  expect((await remove(draft.id)).status).toBe(204)
  await owner.call(invoiceRoute.PATCH, `/api/invoices/${changed.id}`, {
    method: 'PATCH',
    params: { id: String(changed.id) },
    body: {
      clientId,
      currency: 'USD',
      issueDate: todayIn('UTC'),
      dueDate: '2099-01-01',
      invoiceNumber: 'X-3',
      lineItems: [{ description: 'Work', quantity: 1, unitPrice: 10 }],
    },
  })
  expect((await remove(issued.id, { reason: ' Sent twice ' })).status).toBe(204)
  const by = 'Ada King'
  const at = expect.any(String)
  const row = {
    clientName: 'Northwind Traders',
    currency: 'USD',
    released: null,
    skipped: null,
    issuedAt: null,
  }
  expect(await list()).toMatchObject([
    { ...row, number: 'X-3', invoice: { id: changed.id, status: 'DRAFT' } },
    {
      ...row,
      number: 'INV-0009',
      totalAmount: 100,
      skipped: { from: 'INV-0005', to: 'INV-0008', count: 4 },
    },
    {
      ...row,
      number: 'INV-0004',
      totalAmount: 100,
      invoice: null,
      issuedAt: at,
      released: { at, by, reason: 'DELETED', note: 'Sent twice' },
    },
    {
      ...row,
      number: 'INV-0003',
      invoice: null,
      clientName: null,
      currency: null,
      released: { at, by, reason: 'CHANGED', note: 'X-3' },
    },
    {
      ...row,
      number: 'INV-0002',
      invoice: null,
      clientName: null,
      currency: null,
      released: { at, by, reason: 'DRAFT_DELETED', note: null },
    },
    { ...row, number: 'INV-0001', invoice: { status: 'PAID' }, issuedAt: at },
  ])
})

it('the number ledger archives a deleted invoice with its payments, without its link', async () => {
  const { id, publicToken } = await make('INV-0001', { status: 'PAID', shared: true })
  await remove(id, { reason: 'Sent twice' })
  const [row] = await list()
  const params = { id: String(row!.id) }
  const call = (browser: Browser) => browser.call(entry.GET, `${PATH}/${row!.id}`, { params })
  const { content } = (await (await call(owner)).json()) as AssignedNumberWithContent
  expect(content).toMatchObject({
    invoiceNumber: 'INV-0001',
    status: 'PAID',
    totalAmount: 100,
    amountPaid: 100,
    payments: [{ amount: 100 }],
    lineItems: [{ description: 'Consulting' }],
  })
  expect(JSON.stringify(content)).not.toContain(publicToken)
  const link = { params: { token: publicToken! } }
  expect((await owner.call(publicView.GET, `/api/public/invoice/${publicToken}`, link)).status).toBe(404)
  const [event] = await db.event.findMany({
    where: { businessId: actor.businessId, type: 'INVOICE_DELETED' },
  })
  expect(event!.data).toMatchObject({ reason: 'Sent twice', invoiceNumber: 'INV-0001' })
  // Another business's numbers look like missing ones.
  const stranger = await Browser.signedIn()
  expect((await call(stranger)).status).toBe(404)
  expect(await list(stranger)).toEqual([])
})

it('the number ledger shows the emails about a deleted invoice, and about no other', async () => {
  const mailed = async (invoiceNumber: string) => {
    const { id } = await make(invoiceNumber, { status: 'SENT' })
    const sent = { kind: 'INVOICE', status: 'SENT', message: 'Hello', sentAt: new Date() }
    const about = { cause: `send ${id}`, to: ['ap@northwind.test'], subject: `About ${invoiceNumber}` }
    await db.outboxMail.create({
      data: { businessId: actor.businessId, invoiceId: id, ...sent, ...about },
    })
    return id
  }
  const deleted = await mailed('INV-0001')
  await mailed('INV-0002')
  await remove(deleted)
  const [there, gone] = await list()
  expect(await listMailsOfDeleted(actor, gone!.id)).toMatchObject([
    { subject: 'About INV-0001', to: ['ap@northwind.test'], status: 'SENT' },
  ])
  expect(await listMailsOfDeleted(actor, there!.id)).toEqual([])
  expect(await listMailsOfDeleted((await createUser()).actor, gone!.id)).toEqual([])
})

it('the number ledger keeps the logo of a deleted invoice', async () => {
  const logo = (id: string) =>
    db.logo.create({
      data: {
        id,
        businessId: actor.businessId,
        contentType: 'image/png',
        width: 1,
        height: 1,
        bytes: Buffer.from('x'),
      },
    })
  const { businessId } = actor
  await logo(`shown-${businessId}`)
  await logo(`unused-${businessId}`)
  await db.business.update({ where: { id: businessId }, data: { logoId: `shown-${businessId}` } })
  const { id } = await make('INV-0001', { status: 'SENT' })
  await remove(id)
  await db.business.update({ where: { id: businessId }, data: { logoId: null } })
  await deleteUnusedLogos(db, actor, null)
  expect((await db.logo.findMany({ where: { businessId } })).map((one) => one.id)).toEqual([
    `shown-${businessId}`,
  ])
})

it('the number ledger parses archives of an older version, which have fewer fields', async () => {
  const { id } = await make('INV-0001', { status: 'SENT' })
  await remove(id)
  const content = {
    invoiceNumber: 'INV-0001',
    status: 'SENT',
    totalAmount: 7,
    currency: 'USD',
    clientId: 1,
    id: 5,
  }
  const old = { ...content, issueDate: '2026-01-01', dueDate: '2026-01-02', client: { id: 1, name: 'Old' } }
  await db.documentNumber.updateMany({
    where: { businessId: actor.businessId },
    data: { content: old },
  })
  const [row] = await listNumbers(actor, null).then(({ rows }) => rows)
  expect(row).toMatchObject({ clientName: 'Old', totalAmount: 7 })
  const params = { id: String(row!.id) }
  const answer = await owner.call(entry.GET, `${PATH}/${row!.id}`, { params })
  expect(await answer.json()).toMatchObject({
    content: { subtotal: 7, payments: [], seller: { logo: null } },
  })
})

it('the number ledger accepts one reason for several invoices, and rejects one that is too long', async () => {
  const one = await make('INV-0001', { status: 'SENT' })
  const body = { action: 'delete', ids: [one.id], reason: 'Test data' }
  expect((await owner.call(bulk.POST, '/api/invoices/bulk', { method: 'POST', body })).status).toBe(200)
  expect((await list())[0]!.released).toMatchObject({ note: 'Test data' })
  const two = await make('INV-0002', { status: 'SENT' })
  expect((await remove(two.id, { reason: 'x'.repeat(501) })).status).toBe(422)
  expect((await remove(two.id, { why: 'x' })).status).toBe(422)
})

it('the number ledger is paged by key, and available as CSV', async () => {
  await db.documentNumber.createMany({
    data: Array.from({ length: 120 }, (_, index) => ({
      businessId: actor.businessId,
      number: `=${index}`,
      key: `=${index}`,
      series: '={n}',
      count: BigInt(index),
    })),
  })
  const first = await owner.call(ledger.GET, PATH)
  const link = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
  const numbers = ((await first.json()) as AssignedNumber[]).map(({ number }) => number)
  const rest = (await list(owner, link.slice(PATH.length))).map(({ number }) => number)
  expect([numbers.length, numbers[0], rest[0]]).toEqual([50, '=119', '=69'])
  expect((await owner.call(ledger.GET, `${PATH}?before=nonsense`)).status).toBe(422)
  const csv = await (await owner.call(table.GET, `${PATH}/export.csv`)).text()
  expect(csv.split('\r\n')).toHaveLength(122)
  expect(csv).toContain(`"'=119","Missing from database",`)
})

it('previews the number for a date and client', async () => {
  await updateSettings(actor, { numberPattern: '{CLIENT}{YYYY}-{00}', numberResets: 'YEARLY' })
  const next = async (query: string, browser = owner) =>
    ((await (await browser.call(nextRoute.GET, `${PATH}/next${query}`)).json()) as { number: string }).number
  expect(await next(`?issueDate=2031-05-05&clientId=${clientId}`)).toBe('NORT2031-01')
  expect(await next('?issueDate=nonsense&clientId=99999999999')).toBe(`X${todayIn('UTC').slice(0, 4)}-01`)
  expect(await next(`?clientId=${clientId}`, await Browser.signedIn())).toBe('INV-0001')
})

it('the number ledger is deleted with the account', async () => {
  await deleteInvoice(actor, (await make('INV-0001', { status: 'SENT' })).id)
  await db.invoice.deleteMany({ where: { businessId: actor.businessId } })
  await db.user.delete({ where: { id: owner.user.id } })
  expect(await db.documentNumber.count({ where: { businessId: actor.businessId } })).toBe(0)
  expect(await db.numberCounter.count({ where: { businessId: actor.businessId } })).toBe(0)
})

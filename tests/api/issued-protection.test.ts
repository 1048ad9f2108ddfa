import * as bulkRoute from '@/app/api/invoices/bulk/route'
import * as creditRoute from '@/app/api/invoices/[id]/credit/route'
import * as one from '@/app/api/invoices/[id]/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import * as settings from '@/app/api/user/settings/route'
import { listBusinessEvents } from '@/lib/activity/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { signInAs } from '@/tests/factories/member'
import { deleteUsers } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterEach(deleteUsers)

const params = (id: number) => ({ params: { id: String(id) } })
const protect = (isOn: boolean, by: Browser = owner) =>
  by.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { protectIssued: isOn } })
const setStatus = (id: number, body: object) =>
  owner.call(statusRoute.PATCH, `/api/invoices/${id}/status`, { method: 'PATCH', body, ...params(id) })
const remove = (id: number) =>
  owner.call(one.DELETE, `/api/invoices/${id}`, { method: 'DELETE', ...params(id) })
const bulk = async (body: object) => {
  const response = await owner.call(bulkRoute.POST, '/api/invoices/bulk', { method: 'POST', body })
  return ((await response.json()) as { results: { ok: boolean; code?: string }[] }).results
}
async function create(status: InvoiceStatus, kind: 'INVOICE' | 'QUOTE' | 'PROFORMA' = 'INVOICE') {
  const { id } = await createInvoice(owner.user.actor, clientId, { kind })
  if (status !== 'DRAFT') await setInvoiceStatus(owner.user.actor, id, status)
  return id
}
const refusal = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { code?: string }).code]
}

describe('an issued invoice of a business that protects them', () => {
  beforeEach(() => protect(true))

  it.each<InvoiceStatus>(['SENT', 'PAID', 'CANCELLED'])('that is %s stays issued', async (status) => {
    const id = await create(status)
    expect(await refusal(setStatus(id, { status: 'DRAFT' }))).toEqual([409, 'reopen.protected'])
    expect(await refusal(setStatus(id, { status: 'DRAFT', undo: true }))).toEqual([409, 'reopen.protected'])
    expect(await refusal(remove(id))).toEqual([409, 'delete.protected'])
    expect(await bulk({ action: 'delete', ids: [id] })).toMatchObject([
      { ok: false, code: 'delete.protected' },
    ])
    for (const undo of [{}, { undo: true }])
      expect(await bulk({ action: 'move', from: status, to: 'DRAFT', ids: [id], ...undo })).toMatchObject([
        { ok: false, code: 'reopen.protected' },
      ])
    expect(await db.invoice.count({ where: { businessId: owner.user.businessId, id, status } })).toBe(1)
  })

  it('can be cancelled and credited, and a payment undone', async () => {
    const id = await create('SENT')
    expect((await setStatus(id, { status: 'PAID' })).status).toBe(200)
    expect((await setStatus(id, { status: 'SENT', undo: true })).status).toBe(200)
    const body = {}
    const credited = await owner.call(creditRoute.POST, `/api/invoices/${id}/credit`, {
      method: 'POST',
      body,
      ...params(id),
    })
    expect(credited.status).toBe(201)
    const note = (await credited.json()) as Invoice
    await setInvoiceStatus(owner.user.actor, note.id, 'SENT')
    expect(await refusal(setStatus(note.id, { status: 'DRAFT' }))).toEqual([409, 'reopen.protected'])
    expect(await refusal(remove(note.id))).toEqual([409, 'delete.protected'])
    expect((await setStatus(note.id, { status: 'CANCELLED' })).status).toBe(200)
    expect((await setStatus(id, { status: 'CANCELLED' })).status).toBe(200)
  })

  it('is protected, but drafts, quotes and pro forma invoices are not', async () => {
    expect((await remove(await create('DRAFT'))).status).toBe(204)
    for (const kind of ['QUOTE', 'PROFORMA'] as const) {
      const id = await create('SENT', kind)
      expect((await setStatus(id, { status: 'DRAFT' })).status).toBe(200)
      expect((await remove(await create('SENT', kind))).status).toBe(204)
    }
  })

  it('can go back to draft once an owner turns the protection off, which is recorded', async () => {
    const id = await create('SENT')
    const admin = await signInAs('ADMIN', owner.user)
    expect(await refusal(protect(false, admin))).toEqual([403, 'protection.owners-only'])
    expect(await (await protect(false)).json()).toMatchObject({ protectIssued: false })
    // An admin may turn it on.
    expect((await protect(true, admin)).status).toBe(200)
    await protect(false)
    expect((await setStatus(id, { status: 'DRAFT' })).status).toBe(200)
    const events = await listBusinessEvents(owner.user.actor)
    expect(events.filter(({ type }) => type === 'PROTECTION_CHANGED').map(({ data }) => data.isOn)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

it('an issued invoice goes back to draft and can be deleted as long as the business doesn’t protect it', async () => {
  const id = await create('SENT')
  expect((await setStatus(id, { status: 'DRAFT' })).status).toBe(200)
  expect((await remove(await create('SENT'))).status).toBe(204)
})

import * as bulk from '@/app/api/invoices/bulk/route'
import * as route from '@/app/api/invoices/[id]/status/route'
import { db } from '@/lib/platform/db/client'
import { getInvoice } from '@/lib/documents/queries'
import type { InvoiceStatus } from '@/lib/documents/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Before Ltd' }))
  clientId = (await createClient(owner.user.actor, { name: 'Old Name' })).id
})

const move = (id: number, body: { status: InvoiceStatus; undo?: true }, browser: Browser = owner) =>
  browser.call(route.PATCH, `/api/invoices/${id}/status`, {
    method: 'PATCH',
    body,
    params: { id: String(id) },
  })
const make = (status: InvoiceStatus) => createInvoice(owner.user.actor, clientId, { status })
/** Returns an invoice without its version and payment ids. */
const whole = async (id: number) => {
  const { version: _version, payments, ...rest } = await getInvoice(owner.user.actor, id)
  return { ...rest, payments: payments.map(({ id: _id, ...payment }) => payment) }
}
const longAgo = (invoiceId: number) =>
  db.payment.updateMany({ where: { invoiceId }, data: { paidOn: new Date('2026-01-05T00:00:00Z') } })

describe.each<[InvoiceStatus, InvoiceStatus]>([
  ['DRAFT', 'SENT'],
  ['DRAFT', 'PAID'],
  ['SENT', 'PAID'],
  ['SENT', 'DRAFT'],
  ['SENT', 'CANCELLED'],
  ['PAID', 'SENT'],
  ['PAID', 'DRAFT'],
  ['PAID', 'CANCELLED'],
  ['CANCELLED', 'DRAFT'],
])('spec 4: undoing the change from %s to %s', (from, to) => {
  it('undoes a status change completely', async () => {
    const { id } = await make(from)
    await longAgo(id)
    // Undo must restore the snapshot the client saw, not take a new one from the current profile.
    await db.business.update({ where: { id: owner.user.businessId }, data: { companyName: 'Before Ltd' } })
    const before = await whole(id)
    expect((await move(id, { status: to })).status).toBe(200)
    if (from !== 'DRAFT')
      await db.business.update({ where: { id: owner.user.businessId }, data: { companyName: 'After Ltd' } })
    const answer = await move(id, { status: from, undo: true })
    expect(answer.status).toBe(200)
    expect(await whole(id)).toEqual(before)
    const events = await db.event.findMany({ where: { invoiceId: id }, orderBy: { id: 'desc' }, take: 1 })
    expect(events[0]).toMatchObject({ type: 'STATUS_UNDONE', data: { from: to, to: from } })
  })
})

describe('spec 4: undoing a change of status', () => {
  it('undoes nothing twice, and only the last change', async () => {
    const { id } = await make('SENT')
    await move(id, { status: 'CANCELLED' })
    expect((await move(id, { status: 'DRAFT', undo: true })).status).toBe(409)
    expect((await move(id, { status: 'SENT', undo: true })).status).toBe(200)
    const again = await move(id, { status: 'CANCELLED', undo: true })
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { message: 'The invoice was changed in the meantime.' },
    ])
    expect((await getInvoice(owner.user.actor, id)).status).toBe('SENT')
  })

  it('does not restore an old version over a draft edited since', async () => {
    const { id } = await make('SENT')
    await move(id, { status: 'DRAFT' })
    await db.event.create({
      data: { businessId: owner.user.businessId, invoiceId: id, type: 'INVOICE_EDITED' },
    })
    expect((await move(id, { status: 'SENT', undo: true })).status).toBe(409)
    expect((await getInvoice(owner.user.actor, id)).status).toBe('DRAFT')
  })

  it('requires the owner', async () => {
    const stranger = await Browser.signedIn()
    const { id } = await make('SENT')
    await move(id, { status: 'CANCELLED' })
    expect((await move(id, { status: 'SENT', undo: true }, stranger)).status).toBe(404)
    expect((await getInvoice(owner.user.actor, id)).status).toBe('CANCELLED')
  })

  it('works for several invoices, each separately', async () => {
    const invoices = [await make('PAID'), await make('PAID')]
    const ids = invoices.map(({ id }) => id)
    for (const id of ids) await longAgo(id)
    const before = await Promise.all(ids.map(whole))
    const call = async (body: object) =>
      (await owner.call(bulk.POST, '/api/invoices/bulk', { method: 'POST', body })).json()
    await call({ action: 'move', from: 'PAID', to: 'SENT', ids })
    const other = (await make('SENT')).id
    const answer = await call({ action: 'move', from: 'SENT', to: 'PAID', undo: true, ids: [...ids, other] })
    expect(answer).toEqual({
      results: [
        ...ids.map((id) => ({ id, ok: true })),
        {
          id: other,
          ok: false,
          message: 'The invoice was changed in the meantime.',
          code: 'invoice.changed-meanwhile',
        },
      ],
    })
    expect(await Promise.all(ids.map(whole))).toEqual(before)
  })
})

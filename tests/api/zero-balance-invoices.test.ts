import * as bulk from '@/app/api/invoices/bulk/route'
import * as convertRoute from '@/app/api/invoices/[id]/convert/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as statusRoute from '@/app/api/invoices/[id]/status/route'
import * as stats from '@/app/api/dashboard/stats/route'
import * as invoices from '@/app/api/invoices/route'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import { listNotifications } from '@/lib/notifications/notifications'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeEach(async () => {
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Robin Ltd', switchedNotices: ['INVOICE_PAID'] }),
  )
  clientId = (await createClient(owner.user.actor, { email: 'ap@northwind.test' })).id
})
afterAll(closeRenderer)

const FREE = [{ description: 'Gift', quantity: 1, unitPrice: 0 }]
const PAST = { issueDate: '2026-01-05', dueDate: '2026-01-20' }
const make = (over: object = {}) =>
  createInvoice(owner.user.actor, clientId, { ...PAST, lineItems: FREE, ...over })
const mark = (id: number, status: InvoiceStatus, more: object = {}) =>
  owner.call(statusRoute.PATCH, `/api/invoices/${id}/status`, {
    method: 'PATCH',
    body: { status, ...more },
    params: { id: String(id) },
  })
const statusOf = async (id: number) => (await getInvoice(owner.user.actor, id)).status
const answer = async (response: Promise<Response>) => {
  const { status, ...rest } = await response.then(async (one) => ({
    status: one.status,
    body: await one.json(),
  }))
  return [status, rest.body as Invoice & { message?: string }] as const
}

describe('an invoice with nothing to pay', () => {
  it('is paid when marked as sent: not overdue, not pending, no notification', async () => {
    const { id } = await make()
    const [code, sent] = await answer(mark(id, 'SENT'))
    expect([code, sent]).toEqual([200, expect.objectContaining({ status: 'PAID', payments: [], balance: 0 })])
    const figures = await (await owner.call(stats.GET, '/api/dashboard/stats')).json()
    expect(figures).toMatchObject({ pendingInvoices: 0, paidInvoices: 1, totalPaid: 0, totalUnpaid: 0 })
    const overdue = await owner.call(invoices.GET, '/api/invoices?overdue=1')
    expect(await overdue.json()).toEqual([])
    expect((await listInvoiceEvents(owner.user.actor, id))[0]).toMatchObject({
      type: 'INVOICE_SENT',
      detail: 'There was nothing to pay, so it is paid',
    })
    expect((await listNotifications(owner.user.actor)).items).toEqual([])
    await runOutbox()
    expect(await listMailsTo(owner.user.email)).toEqual([])
    expect(await db.$queryRaw`SELECT * FROM wrong_running_totals()`).toEqual([])
  })

  it('returns to draft by undo and manually, and can’t be reopened', async () => {
    const { id } = await make()
    await mark(id, 'SENT')
    expect((await answer(mark(id, 'DRAFT', { undo: true })))[1].status).toBe('DRAFT')
    await mark(id, 'SENT')
    expect(await answer(mark(id, 'SENT'))).toEqual([
      409,
      { code: 'issue.nothing-to-pay', message: 'There is nothing to pay on this invoice, so it stays paid.' },
    ])
    await mark(id, 'CANCELLED')
    expect((await answer(mark(id, 'SENT')))[1].status).toBe('PAID')
    expect((await answer(mark(id, 'CANCELLED', { undo: true })))[1].status).toBe('CANCELLED')
    expect((await answer(mark(id, 'DRAFT')))[1].status).toBe('DRAFT')
  })

  it('is paid in a bulk change, and undone with it', async () => {
    const [free, usual] = [await make(), await make({ lineItems: [{ ...FREE[0]!, unitPrice: 5 }] })]
    const ids = [free.id, usual.id]
    const call = async (body: object) =>
      (await (await owner.call(bulk.POST, '/api/invoices/bulk', { method: 'POST', body })).json()).results
    const done = ids.map((id) => ({ id, ok: true }))
    expect(await call({ action: 'move', from: 'DRAFT', to: 'SENT', ids })).toEqual(done)
    expect([await statusOf(free.id), await statusOf(usual.id)]).toEqual(['PAID', 'SENT'])
    expect(await call({ action: 'move', from: 'SENT', to: 'DRAFT', undo: true, ids })).toEqual(done)
    expect([await statusOf(free.id), await statusOf(usual.id)]).toEqual(['DRAFT', 'DRAFT'])
  })

  it('is paid once its email was sent, which says so', async () => {
    const { id } = await make()
    const body = { to: ['ap@northwind.test'], subject: 'S', message: 'M' }
    await owner.call(mails.POST, `/api/invoices/${id}/mails`, {
      method: 'POST',
      body,
      params: { id: String(id) },
    })
    await runOutbox()
    expect(await statusOf(id)).toBe('PAID')
    const [mail] = await listMailsTo('ap@northwind.test')
    expect(mail!.text).toContain('Amount paid: $0.00')
    expect(mail!.text).not.toMatch(/Amount due|Due date/)
    expect(await listMailsTo(owner.user.email)).toEqual([])
  })

  it('is sent and paid by a schedule, even long after its date', async () => {
    await make({
      issueDate: '2125-12-31',
      dueDate: '2125-12-31',
      invoiceType: 'RECURRING',
      recurringDate: '2126-01-31',
      schedule: { frequency: 'MONTHLY', every: 1, endsOn: null, maxRuns: 1, autoSend: true },
    })
    await runSchedules(new Date('2126-03-15T12:00:00Z'))
    await runOutbox()
    const [written] = await db.invoice.findMany({ where: { clientId, invoiceType: 'ONE_OFF' } })
    expect(written!.status).toBe('PAID')
  })

  it('is paid if deposits or withholding leave no balance', async () => {
    const quote = await createInvoice(owner.user.actor, clientId, {
      kind: 'QUOTE',
      status: 'ACCEPTED',
      currency: 'EUR',
      invoiceNumber: 'Q-0001',
      lineItems: [{ description: 'Website', quantity: 1, unitPrice: 100 }],
    })
    const convert = async (body: object) => {
      const path = `/api/invoices/${quote.id}/convert`
      const made = await owner.call(convertRoute.POST, path, {
        method: 'POST',
        body,
        params: { id: String(quote.id) },
      })
      return ((await made.json()) as Invoice).id
    }
    const deposit = await convert({ to: 'DEPOSIT', percent: 100 })
    await setInvoiceStatus(owner.user.actor, deposit, 'PAID')
    const final = await convert({ to: 'FINAL' })
    await setInvoiceStatus(owner.user.actor, final, 'SENT')
    expect(await getInvoice(owner.user.actor, final)).toMatchObject({ status: 'PAID', totalAmount: 0 })
    const withheld = await make({
      lineItems: [{ description: 'Advice', quantity: 1, unitPrice: 50 }],
      withholding: { label: 'Tax', rate: 100 },
    })
    await setInvoiceStatus(owner.user.actor, withheld.id, 'SENT')
    expect(await getInvoice(owner.user.actor, withheld.id)).toMatchObject({ status: 'PAID', amountPaid: 0 })
  })
})

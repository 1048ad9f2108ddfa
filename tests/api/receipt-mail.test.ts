import * as one from '@/app/api/invoices/[id]/payments/[paymentId]/route'
import * as all from '@/app/api/invoices/[id]/payments/route'
import * as setting from '@/app/api/user/receipts/route'
import { db } from '@/lib/platform/db/client'
import type { Invoice } from '@/lib/documents/types'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const smtp = setUpMailServer(createSmtpServer())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let id: number
afterAll(closeRenderer)
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  clientId = (await createClient(owner.user.actor, { name: 'Ann', email: 'ap@northwind.test' })).id
  const made = { invoiceNumber: 'INV-7', status: 'SENT', shared: true, dueDate: '2030-01-05' } as const
  id = (await createInvoice(owner.user.actor, clientId, made)).id
})
afterEach(deleteUsers)

const record = (amount: number, over: object = {}) =>
  owner.call(all.POST, `/api/invoices/${id}/payments`, {
    method: 'POST',
    params: { id: String(id) },
    body: { paidOn: '2026-11-20', amount, method: 'BANK_TRANSFER', reference: '', ...over },
  })
const receipts = () => db.outboxMail.findMany({ where: { invoiceId: id }, orderBy: { id: 'asc' } })
const wait = () =>
  db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(0) },
  })

it('a receipt is emailed on request, with payment, date, balance and the invoice', async () => {
  expect((await record(40, { sendReceipt: true })).status).toBe(201)
  // Not before the undo delay of the payment is over.
  expect(await runOutbox()).toBe(0)
  await wait()
  await runOutbox()
  const [first] = smtp.mails
  expect(first!.to).toEqual(['ap@northwind.test'])
  expect(first!.source).toContain('Subject: Receipt for invoice INV-7')
  expect(first!.source).toContain('filename=Invoice-INV-7.pdf')
  expect((await receipts())[0]!.message).toMatch(
    /^Hello Ann,\n\nWe received your payment of \$40\.00 for invoice INV-7 on Nov(ember)? 20, 2026\. Thank you!\n\n\$60\.00 is still to be paid, due on Jan(uary)? 0?5, 2030\.\n\nYou can view and download it here:\nhttp/,
  )
  await record(60, { sendReceipt: true })
  await wait()
  await runOutbox()
  expect((await receipts())[1]!.message).toContain('The invoice is paid in full.')
  expect(smtp.mails[1]!.source).not.toMatch(/Due date:/)
})

it('a receipt is emailed automatically if the settings say so, unless the payment overrides it', async () => {
  const body = { isOn: true }
  await record(10)
  expect(await receipts()).toEqual([])
  expect(
    await (await owner.call(setting.PATCH, '/api/user/receipts', { method: 'PATCH', body })).json(),
  ).toEqual(body)
  expect(await (await owner.call(setting.GET, '/api/user/receipts')).json()).toEqual(body)
  await record(10, { sendReceipt: false })
  expect(await receipts()).toEqual([])
  await record(10)
  expect(await receipts()).toHaveLength(1)
})

it('a receipt is not sent for a deleted payment', async () => {
  const invoice = (await (await record(40, { sendReceipt: true })).json()) as Invoice
  const paymentId = String(invoice.payments[0]!.id)
  await owner.call(one.DELETE, `/api/invoices/${id}/payments/${paymentId}`, {
    method: 'DELETE',
    params: { id: String(id), paymentId },
  })
  await wait()
  await runOutbox()
  expect([smtp.mails.length, (await receipts())[0]!.error]).toEqual([0, { code: 'mail.payment-removed' }])
})

it('a receipt requested without an address rejects the payment; an automatic one is skipped', async () => {
  await db.client.update({
    where: { own: { businessId: owner.user.businessId, id: clientId } },
    data: { email: null },
  })
  const refused = await record(40, { sendReceipt: true })
  expect([refused.status, (await refused.json()).errors]).toEqual([
    422,
    { sendReceipt: ['This client has no email address to send a receipt to.'] },
  ])
  expect(await db.payment.count({ where: { invoiceId: id } })).toBe(0)
  await db.business.update({ where: { id: owner.user.businessId }, data: { sendReceipts: true } })
  expect((await record(40)).status).toBe(201)
  expect(await receipts()).toEqual([])
})

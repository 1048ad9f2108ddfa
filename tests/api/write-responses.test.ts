import { duplicateInvoice } from '@/lib/invoicing/duplicate-invoice'
import { createInvoice as saveNew } from '@/lib/invoicing/save-invoice'
import { recordPayment, deletePayment } from '@/lib/invoicing/payments/record-payment'
import type { ActiveMember } from '@/lib/api/session'
import { setInvoiceStatus, undoInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import { invoiceSchema } from '@/lib/documents/schema'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

let actor: ActiveMember
let clientId: number
let id: number
beforeEach(async () => {
  actor = (await createUser()).actor
  clientId = (await createClient(actor, { email: 'ap@northwind.test' })).id
  id = (await createInvoice(actor, clientId, { status: 'SENT', shared: true })).id
})

async function expectAsRead(change: Promise<Invoice>): Promise<Invoice> {
  const answer = await change
  expect(answer).toEqual(await getInvoice(actor, answer.id))
  return answer
}

describe('a change returns the invoice as reading it does', () => {
  const pay = (amount: number) =>
    recordPayment(actor, id, {
      amount,
      paidOn: '2026-11-20',
      method: 'CASH',
      reference: null,
      sendReceipt: true,
    })

  it('after payments are recorded and deleted', async () => {
    await expectAsRead(pay(40))
    const { payments } = await expectAsRead(pay(60))
    await expectAsRead(deletePayment(actor, id, payments[0]!.id))
  })

  it('after its status changes and the change is undone', async () => {
    await expectAsRead(setInvoiceStatus(actor, id, 'PAID'))
    await expectAsRead(undoInvoiceStatus(actor, id, 'SENT'))
    await expectAsRead(setInvoiceStatus(actor, id, 'CANCELLED'))
    await expectAsRead(setInvoiceStatus(actor, id, 'DRAFT'))
    await expectAsRead(setInvoiceStatus(actor, id, 'SENT'))
    await expectAsRead(undoInvoiceStatus(actor, id, 'DRAFT'))
  })
})

describe('a new invoice is returned as reading it returns it', () => {
  const create = (over: object = {}) => {
    const input = {
      clientId,
      invoiceNumber: 'INV-0001',
      autoNumber: true,
      currency: 'USD',
      taxRate: 20,
      issueDate: '2026-11-20',
      dueDate: '2026-12-04',
      notes: 'Thank you.',
      lineItems: [
        { description: 'Design', quantity: 1.5, unitPrice: 99.99 },
        { description: 'Travel', quantity: 1.3333, unitPrice: 12 },
      ],
    }
    return expectAsRead(saveNew(actor, invoiceSchema.parse({ ...input, ...over })))
  }

  it('with the next number if the proposed one is taken, with a typed one, and as a copy', async () => {
    expect((await create()).invoiceNumber).toBe('INV-0002')
    expect((await create({ invoiceNumber: 'X 7', autoNumber: false })).invoiceNumber).toBe('X 7')
    expect((await expectAsRead(duplicateInvoice(actor, id))).invoiceNumber).toBe('INV-0003')
  })

  it('with the first number of its business', async () => {
    actor = (await createUser()).actor
    clientId = (await createClient(actor)).id
    expect((await create()).invoiceNumber).toBe('INV-0001')
  })

  it('with the number after the next if the next one is taken', async () => {
    await create()
    await create({ invoiceNumber: 'INV-0004', autoNumber: false })
    await db.numberCounter.updateMany({ where: { businessId: actor.businessId }, data: { last: 3 } })
    expect((await create()).invoiceNumber).toBe('INV-0005')
  })

  it('with its schedule if it is recurring', async () => {
    await create({ invoiceType: 'RECURRING', recurringDate: '2090-01-31' })
    expect(await db.recurringSchedule.count({ where: { businessId: actor.businessId } })).toBe(1)
  })
})

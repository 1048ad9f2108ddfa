import type { ActiveMember } from '@/lib/api/session'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/core/dates'
import { revokePublicLink } from '@/lib/public-links/public-links'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { getInvoice } from '@/lib/documents/queries'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { createReminderMail, isStillDue } from '@/lib/reminders/reminder-mail'
import { setClientReminders, setInvoiceReminders, updateReminders } from '@/lib/reminders/mutations'
import { getReminderTextSettings, mailedSelect } from '@/lib/reminders/queries'
import { runReminders } from '@/lib/reminders/run-reminders'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const DUE = '2026-11-20'
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

let actor: ActiveMember
let clientId: number
let invoiceId: number

beforeEach(async () => {
  actor = (await createUser({ companyName: 'Robin Ltd' })).actor
  clientId = (await createClient(actor, { name: 'Northwind', email: 'ap@northwind.test' })).id
  invoiceId = (
    await createInvoice(actor, clientId, {
      status: 'SENT',
      issueDate: '2026-11-01',
      dueDate: DUE,
      invoiceNumber: 'INV-7',
    })
  ).id
  await db.event.updateMany({
    where: { invoiceId, type: 'INVOICE_SENT' },
    data: { createdAt: noon('2026-11-01') },
  })
  await updateReminders(actor, { days: [0] })
  await runReminders(noon(DUE))
})
afterEach(deleteUsers)

const queued = () => db.outboxMail.findFirstOrThrow({ where: { invoiceId, kind: 'REMINDER' } })
const isDue = async () => {
  const row = await db.invoice.findFirstOrThrow({
    where: { id: invoiceId, businessId: actor.businessId },
    select: mailedSelect,
  })
  return isStillDue((await queued()).cause, row)
}
const letter = async (now: Date) =>
  createReminderMail(await getReminderTextSettings(actor), await getInvoice(actor, invoiceId), now)
const pay = (amount: number) =>
  recordPayment(actor, invoiceId, { paidOn: DUE, amount, method: 'CASH', reference: null })

describe('a queued reminder of an invoice that changes', () => {
  it('is sent if nothing changed, or after a partial payment', async () => {
    expect(await isDue()).toBe(true)
    await pay(60)
    expect(await isDue()).toBe(true)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the rest was paid', () => pay(100)],
    ['the invoice was cancelled', () => setInvoiceStatus(actor, invoiceId, 'CANCELLED')],
    ['the invoice went back to draft', () => setInvoiceStatus(actor, invoiceId, 'DRAFT')],
    ['the invoice was switched off', () => setInvoiceReminders(actor, invoiceId, false)],
    ['the client was switched off', () => setClientReminders(actor, clientId, false)],
    ['reminders were switched off', () => updateReminders(actor, { days: [] })],
    ['its day was dropped', () => updateReminders(actor, { days: [7] })],
    ['the link was taken back', () => revokePublicLink(actor, invoiceId)],
    [
      'the client was deleted',
      () =>
        db.client.update({
          where: { own: { businessId: actor.businessId, id: clientId } },
          data: { deletedAt: new Date() },
        }),
    ],
    [
      'the due date is another one',
      () =>
        db.invoice.update({
          where: { own: { businessId: actor.businessId, id: invoiceId } },
          data: { dueDate: toDateColumn('2027-03-01') },
        }),
    ],
  ])('is not sent once %s', async (_, change) => {
    await change()
    expect(await isDue()).toBe(false)
  })
})

it('a queued reminder states the balance at sending, not at queueing', async () => {
  expect((await queued()).message).toContain('$100.00 is due today, on Nov 20, 2026')
  await pay(60)
  const { subject, message } = await letter(noon('2026-11-21'))
  expect(subject).toBe('Reminder: invoice INV-7 is 1 day overdue')
  expect(message).toContain('Invoice INV-7 for $40.00 was due on Nov 20, 2026, 1 day ago.')
  expect(message).toMatch(/\/invoice\/[\w-]{43}/)
})

it('a queued reminder uses the business’s current texts', async () => {
  await updateReminders(actor, {
    before: { subject: null, message: 'Dear {client}: {amount}, {link}' },
  })
  const { message } = await letter(noon(DUE))
  expect(message).toMatch(/^Dear Northwind: \$100\.00, http/)
})

import type { ActiveMember } from '@/lib/api/session'
import { db } from '@/lib/platform/db/client'
import { updateClient } from '@/lib/clients/mutations'
import { createPublicLink, revokePublicLink } from '@/lib/public-links/public-links'
import { getInvoice } from '@/lib/documents/queries'
import { updateReminders } from '@/lib/reminders/mutations'
import { getReminderState } from '@/lib/reminders/queries'
import { runReminders } from '@/lib/reminders/run-reminders'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const DUE = '2026-11-20'

let actor: ActiveMember
let clientId: number

beforeEach(async () => {
  actor = (await createUser({ companyName: 'Robin Ltd' })).actor
  clientId = (await createClient(actor, { name: 'Northwind', email: 'old@northwind.test' })).id
  await updateReminders(actor, { days: [0] })
})
afterEach(deleteUsers)

/** Creates an invoice sent long before its due date. */
async function sent(values: Parameters<typeof createInvoice>[2] = {}): Promise<number> {
  const days = { issueDate: '2026-11-01', dueDate: DUE }
  const { id } = await createInvoice(actor, clientId, { status: 'SENT', ...days, ...values })
  await db.event.updateMany({
    where: { invoiceId: id, type: 'INVOICE_SENT' },
    data: { createdAt: noon('2026-11-01') },
  })
  return id
}
const addressees = async () =>
  (await db.outboxMail.findMany({ where: { businessId: actor.businessId } })).flatMap(({ to }) => to)
const tokenOf = async (id: number) => (await getInvoice(actor, id)).publicToken

it('a reminder goes to the client’s current address, not the one on the invoice', async () => {
  await sent()
  await updateClient(actor, clientId, { email: 'new@northwind.test' })
  await runReminders(noon(DUE))
  expect(await addressees()).toEqual(['new@northwind.test'])
})

it('a reminder goes to a client whose address was added after sending', async () => {
  await updateClient(actor, clientId, { email: null })
  const id = await sent()
  expect((await getReminderState(actor, id)).obstacle).toBe('NO_ADDRESS')
  await updateClient(actor, clientId, { email: 'late@northwind.test' })
  await runReminders(noon(DUE))
  expect(await addressees()).toEqual(['late@northwind.test'])
})

it('a reminder is not sent to a deleted client', async () => {
  const id = await sent()
  await db.client.update({
    where: { own: { businessId: actor.businessId, id: clientId } },
    data: { deletedAt: new Date() },
  })
  await runReminders(noon(DUE))
  expect(await addressees()).toEqual([])
  expect((await getReminderState(actor, id)).obstacle).toBe('CLIENT_DELETED')
})

it('a reminder creates no public link for an invoice with nothing to pay', async () => {
  const id = await sent({ lineItems: [{ description: 'Free', quantity: 1, unitPrice: 0 }] })
  await runReminders(noon(DUE))
  expect([await addressees(), await tokenOf(id)]).toEqual([[], null])
})

it('a reminder leaves a revoked link alone until its owner creates another', async () => {
  const id = await sent({ shared: true })
  await revokePublicLink(actor, id)
  await runReminders(noon(DUE))
  expect([await addressees(), await tokenOf(id)]).toEqual([[], null])
  expect((await getReminderState(actor, id)).obstacle).toBe('LINK_REVOKED')
  await createPublicLink(actor, id)
  expect((await getReminderState(actor, id)).obstacle).toBeNull()
  await runReminders(noon(DUE))
  expect(await addressees()).toEqual(['old@northwind.test'])
})

it('a reminder creates the link of an invoice that never had one', async () => {
  const id = await sent()
  await runReminders(noon(DUE))
  const { message } = await db.outboxMail.findFirstOrThrow({ where: { invoiceId: id } })
  expect(message).toContain(`/invoice/${await tokenOf(id)}`)
})

it('a reminder that fails does not hold back the others', async () => {
  const [first, second] = [await sent(), await sent()]
  await db.invoice.update({
    where: { own: { businessId: actor.businessId, id: first } },
    data: { currency: '???' },
  })
  await runReminders(noon(DUE))
  expect(await db.outboxMail.count({ where: { invoiceId: second } })).toBe(1)
  await db.invoice.update({
    where: { own: { businessId: actor.businessId, id: first } },
    data: { currency: 'USD' },
  })
  await runReminders(noon(DUE))
  expect(await db.outboxMail.count({ where: { invoiceId: first } })).toBe(1)
})

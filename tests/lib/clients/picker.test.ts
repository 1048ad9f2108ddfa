import { deleteClient } from '@/lib/invoicing/delete-client'
import { getClient, listClientOptions } from '@/lib/clients/queries'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

describe('the client picker', () => {
  it('lists the business’s clients by name, and a deleted one only for its draft', async () => {
    const { actor } = await createUser()
    const zoe = await createClient(actor, { name: 'Zoë' })
    await createClient(actor, { name: 'Ada', notes: 'private' })
    const gone = await createClient(actor, { name: 'Gone' })
    await deleteClient(actor, gone.id)
    const names = async (...args: [number?, { deletedToo: boolean }?]) =>
      (await listClientOptions(actor, ...args)).map(({ name }) => name)

    expect(await names()).toEqual(['Ada', 'Zoë'])
    expect(await names(zoe.id)).toEqual(['Ada', 'Zoë'])
    expect(await names(gone.id)).toEqual(['Ada', 'Zoë'])
    expect(await names(gone.id, { deletedToo: true })).toEqual(['Gone', 'Ada', 'Zoë'])
    expect((await listClientOptions(actor))[0]).not.toHaveProperty('notes')
  })

  it("never lists another business's client", async () => {
    const [{ actor }, stranger] = await Promise.all([createUser(), createUser()])
    const theirs = await createClient(stranger.actor, { name: 'Theirs' })
    expect(await listClientOptions(actor, theirs.id, { deletedToo: true })).toEqual([])
  })
})

describe('the financial summary', () => {
  it('counts and sums this client’s invoices by currency', async () => {
    const { actor } = await createUser({ currency: 'GBP' })
    const [client, other] = [await createClient(actor), await createClient(actor)]
    const line = (unitPrice: number) => [{ description: 'Work', quantity: 1, unitPrice }]
    await createInvoice(actor, client.id, { status: 'PAID', currency: 'GBP', lineItems: line(500) })
    await createInvoice(actor, client.id, {
      status: 'SENT',
      currency: 'GBP',
      lineItems: line(10.1),
    })
    await createInvoice(actor, client.id, {
      status: 'DRAFT',
      currency: 'GBP',
      lineItems: line(0.2),
    })
    await createInvoice(actor, client.id, { status: 'SENT', currency: 'EUR', lineItems: line(70) })
    await createInvoice(actor, client.id, {
      status: 'CANCELLED',
      currency: 'EUR',
      lineItems: line(900),
    })
    await createInvoice(actor, other.id, { status: 'SENT', currency: 'GBP', lineItems: line(1000) })

    const stored = await getClient(actor, client.id)
    expect(await getClientSummary(actor, stored, 'GBP')).toEqual({
      totalInvoices: 5,
      paidInvoices: 1,
      outstanding: { currency: 'GBP', amount: 10.3, owed: 10.1, drafts: 0.2 },
      otherOutstanding: [{ currency: 'EUR', amount: 70, owed: 70, drafts: 0 }],
    })
    const inEuro = await getClientSummary(actor, { ...stored, currency: 'EUR' }, 'GBP')
    expect(inEuro.outstanding).toEqual({ currency: 'EUR', amount: 70, owed: 70, drafts: 0 })
  })
})

import * as shared from '@/app/api/public/invoice/[token]/route'
import * as item from '@/app/api/invoices/[id]/route'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { getInvoice } from '@/lib/documents/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { createInvoiceView, type InvoiceView } from '@/lib/documents/view/invoice-view'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const place = { street: 'Musterstr. 1', city: 'Berlin', state: null, postalCode: '10115', country: 'DE' }
const company = { companyName: 'Käse GmbH', companyAddress: 'Musterstr. 1\n10115 Berlin', ...place }
const client = { address: '4 Canal Row', city: 'Leeds', postalCode: 'LS1 4AP', country: 'UK' }
const SELLER = ['Musterstr. 1', '10115 Berlin', 'Germany']
const CLIENT = ['4 Canal Row', 'Leeds', 'LS1 4AP', 'United Kingdom']

const start = async () => {
  const browser = await Browser.signedIn(await createUser(company))
  const { actor } = browser.user
  return { browser, actor, clientId: (await createClient(actor, client)).id }
}
/** A German business prints letters, with the name as the first line of the address. */
const getClientLines = ({ letter, billTo }: InvoiceView) => letter?.address.slice(1) ?? billTo!.lines
const printed = async (actor: Actor, id: number) => {
  const view = createInvoiceView(await getInvoice(actor, id), { today: '2026-11-24' })
  return { seller: view.seller.lines, client: getClientLines(view) }
}
const open = async (token: string) => {
  const response = await new Browser().call(shared.GET, `/api/public/invoice/${token}`, { params: { token } })
  return (await response.json()) as PublicInvoice
}

it('addresses are printed in their country’s format, and returned with documented codes', async () => {
  const { browser, actor, clientId } = await start()
  const { id, publicToken } = await createInvoice(actor, clientId, { shared: true })
  expect(await printed(actor, id)).toEqual({ seller: SELLER, client: CLIENT })
  const params = { params: { id: String(id) } }
  const invoice = (await (await browser.call(item.GET, `/api/invoices/${id}`, params)).json()) as Invoice
  expect(invoice.seller).toMatchObject({ address: company.companyAddress, place })
  expect(invoice.client).toMatchObject(client)
  const view = await open(publicToken!)
  expect(view.company.address).toBe(SELLER.join('\n'))
  expect(view.client).toMatchObject(client)
  // Domestic addresses omit the country.
  await db.client.update({
    where: { own: { businessId: actor.businessId, id: clientId } },
    data: { country: 'DE' },
  })
  expect((await printed(actor, id)).seller).toEqual(SELLER.slice(0, 2))
})

it('addresses are frozen with their parts on issue, and follow the profile in a draft', async () => {
  const { actor, clientId } = await start()
  const { id, publicToken } = await createInvoice(actor, clientId, { status: 'SENT', shared: true })
  const own = { own: { businessId: actor.businessId, id } }
  expect(await db.invoice.findUniqueOrThrow({ where: own })).toMatchObject({
    sellerSnapshot: {
      format: 2,
      address: company.companyAddress,
      place,
      printedAddress: SELLER.join('\n'),
    },
    billToSnapshot: { ...client, country: 'GB', printedAddress: CLIENT.join('\n') },
  })
  await db.business.update({
    where: { id: actor.businessId },
    data: { city: 'Potsdam', country: 'GB', companyAddress: 'X' },
  })
  await db.client.update({
    where: { own: { businessId: actor.businessId, id: clientId } },
    data: { city: 'York', country: 'DE' },
  })
  expect(await printed(actor, id)).toEqual({ seller: SELLER, client: CLIENT })
  expect((await open(publicToken!)).company.address).toBe(SELLER.join('\n'))
  expect((await getInvoice(actor, id)).seller.place).toEqual(place)
  await setInvoiceStatus(actor, id, 'DRAFT')
  expect(await printed(actor, id)).toEqual({
    seller: ['X', 'United Kingdom'],
    client: ['4 Canal Row', 'LS1 4AP York', 'Germany'],
  })
})

it('addresses of documents issued earlier are unchanged', async () => {
  const { actor, clientId } = await start()
  const { id, publicToken } = await createInvoice(actor, clientId, { status: 'SENT', shared: true })
  const sellerSnapshot = { format: 1, name: 'Old Ltd', address: '1 Quay\nLeeds LS1\nUK' }
  const billToSnapshot = { format: 1, name: 'Ann', ...client, state: 'WY' }
  await db.invoice.update({
    where: { own: { businessId: actor.businessId, id } },
    data: { sellerSnapshot, billToSnapshot },
  })
  expect(await printed(actor, id)).toEqual({
    seller: ['1 Quay', 'Leeds LS1', 'UK'],
    client: ['4 Canal Row', 'Leeds, WY, LS1 4AP', 'United Kingdom'],
  })
  const view = await open(publicToken!)
  expect(view.company.address).toBe('1 Quay\nLeeds LS1\nUK')
  expect(view.client).toMatchObject({ country: 'UK', city: 'Leeds' })
})

it('addresses are archived as printed when a document is deleted', async () => {
  const { actor, clientId } = await start()
  const { id } = await createInvoice(actor, clientId, { status: 'SENT' })
  await deleteInvoice(actor, id)
  const { content } = await db.documentNumber.findFirstOrThrow({
    where: { businessId: actor.businessId },
    orderBy: { id: 'desc' },
  })
  const view = createInvoiceView(parseArchivedDocument(content), { today: '2026-11-24' })
  expect([view.seller.lines, getClientLines(view)]).toEqual([SELLER, CLIENT])
})

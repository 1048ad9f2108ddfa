import * as clients from '@/app/api/clients/route'
import * as client from '@/app/api/clients/[id]/route'
import * as items from '@/app/api/items/route'
import * as invoices from '@/app/api/invoices/route'
import { GET as search } from '@/app/api/search/route'
import { foldSearch } from '@/lib/jobs/fold-search'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
let invoiceId: number

beforeEach(async () => {
  owner = await Browser.signedIn()
  const { actor } = owner.user
  const made = await createClient(actor, {
    name: 'Łucja O’Neil',
    companyName: 'Müller & Söhne',
    email: 'post@mueller.example',
    phone: '+49 40 77',
  })
  clientId = made.id
  const invoice = await createInvoice(actor, clientId, {
    invoiceNumber: 'RE-2026/017',
    lineItems: [{ description: 'Entwurf für Köln', quantity: 1, unitPrice: 4321.56 }],
  })
  invoiceId = invoice.id
  const other = await createClient(actor, { name: 'Bob', companyName: null, email: 'bob@b.example' })
  await createInvoice(actor, other.id, {
    invoiceNumber: 'RE-2026/018',
    lineItems: [{ description: 'Hosting', quantity: 1, unitPrice: 80 }],
  })
})

const get = async (handler: typeof clients.GET, path: string) => {
  const response = await owner.call(handler, path)
  expect(response.status).toBe(200)
  return response.json()
}
const q = (text: string) => encodeURIComponent(text)

/** Returns the results of each search. */
const found = async (text: string) => ({
  list: ((await get(invoices.GET, `/api/invoices?q=${q(text)}`)) as { invoiceNumber: string }[]).map(
    ({ invoiceNumber }) => invoiceNumber,
  ),
  clients: ((await get(clients.GET, `/api/clients?search=${q(text)}`)) as { name: string }[]).map(
    ({ name }) => name,
  ),
})
const OURS = { list: ['RE-2026/017'], clients: ['Łucja O’Neil'] }

it('search finds names by any spelling and word order', async () => {
  for (const text of ['muller', 'mueller', 'MÜLLER', 'Söhne Müller', 'mueller soehne', "o'neil", 'lucja'])
    expect([text, await found(text)]).toEqual([text, OURS])
  expect(await found('muller schmidt')).toEqual({ list: [], clients: [] })
  // Email and phone are searched in the client list only.
  expect(await found('post@mueller.example')).toEqual({ list: [], clients: OURS.clients })
  expect(await found('bob mueller')).toEqual({ list: [], clients: [] })
})

it('search finds amounts as printed, numbers, and line text', async () => {
  for (const text of [
    '4.321,56 €',
    '4,321.56',
    '4321.56',
    '4 321,56',
    'koln',
    'koeln entwurf',
    'fuer',
    '2026/017',
  ])
    expect([text, (await found(text)).list]).toEqual([text, OURS.list])
})

it('folded search also applies to the command menu and line suggestions', async () => {
  const hits = async (of: string, text: string) => {
    const { invoices, clients } = (await get(search, `/api/search?q=${q(text)}${of}`)) as {
      invoices: { invoiceNumber: string }[]
      clients: { name: string }[]
    }
    return [invoices.map(({ invoiceNumber }) => invoiceNumber), clients.map(({ name }) => name)]
  }
  expect(await hits('', 'mueller')).toEqual([OURS.list, OURS.clients])
  await db.invoice.updateMany({
    where: { businessId: owner.user.actor.businessId },
    data: { status: 'SENT', dueDate: new Date('2020-01-01') },
  })
  expect(await hits('&of=overdue', 'muller')).toEqual([OURS.list, []])
  const offered = (await get(items.GET, `/api/items?q=${q('koln ENTWURF')}`)) as { description: string }[]
  expect(offered.map(({ description }) => description)).toEqual(['Entwurf für Köln'])
})

it('search finds rows of an earlier release by their old texts until a job has folded them', async () => {
  const { businessId } = owner.user.actor
  await db.client.updateMany({ where: { businessId }, data: { foldedText: null } })
  await db.invoice.updateMany({ where: { businessId }, data: { foldedText: null } })
  for (const text of ['Müller', 'o’neil']) expect([text, await found(text)]).toEqual([text, OURS])
  for (const text of ['4,321.56', 'für köln']) expect((await found(text)).list).toEqual(OURS.list)
  expect(await found('muller')).toEqual({ list: [], clients: [] })

  expect(await foldSearch()).toBe(4)
  expect(await foldSearch()).toBe(0)
  for (const text of ['muller', 'soehne']) expect([text, await found(text)]).toEqual([text, OURS])
  expect((await found('4.321,56')).list).toEqual(OURS.list)
})

it('the job folds rows in small batches, and continues in the next run if stopped', async () => {
  const { businessId } = owner.user.actor
  await db.client.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      businessId,
      name: `Client ${index}`,
      email: `${index}@c.example`,
      address: '',
    })),
  })
  await db.client.updateMany({ where: { businessId }, data: { foldedText: null } })
  const stop = new AbortController()
  const run = foldSearch({ signal: stop.signal })
  stop.abort()
  expect(await run).toBe(50)
  expect(await foldSearch()).toBe(12)
})

it('the folded text follows changes, including those by an earlier release without folding', async () => {
  const { businessId } = owner.user.actor
  const path = `/api/clients/${clientId}`
  const changed = await owner.call(client.PATCH, path, {
    method: 'PATCH',
    params: { id: String(clientId) },
    body: { companyName: 'Krüger' },
  })
  expect(changed.status).toBe(200)
  expect((await found('mueller')).list).toEqual([])
  expect(await found('krueger')).toEqual(OURS)

  await db.client.update({ where: { own: { businessId, id: clientId } }, data: { companyName: 'Größe' } })
  await db.invoice.update({
    where: { own: { businessId, id: invoiceId } },
    data: { searchText: 're-2026/017\n99.50\nzürich' },
  })
  expect((await found('krueger')).clients).toEqual([])
  expect(await found('Größe')).toEqual(OURS)
  expect((await found('zürich')).list).toEqual(OURS.list)
  await foldSearch()
  expect(await found('grosse')).toEqual(OURS)
  expect((await found('zurich')).list).toEqual(OURS.list)
})

import { GET } from '@/app/api/search/route'
import type { SearchHits } from '@/lib/reports/search/search-response'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeAll(async () => {
  owner = await Browser.signedIn()
  const { id } = await createClient(owner.user.actor, {
    name: 'Grace Hopper',
    companyName: 'Compilers & Sons',
  })
  await createClient(owner.user.actor, { name: 'Ada Lovelace' })
  for (let count = 1; count <= 7; count++)
    await createInvoice(owner.user.actor, id, {
      invoiceNumber: `SE-${count}`,
      lineItems: [{ description: 'Work', quantity: count, unitPrice: 11.5 }],
    })
  const other = await Browser.signedIn()
  await createInvoice(other.user.actor, (await createClient(other.user.actor, { name: 'Grace Other' })).id, {
    invoiceNumber: 'SE-99',
  })
})

const find = async (query: string) => {
  const response = await owner.call(GET, `/api/search?q=${encodeURIComponent(query)}`)
  expect(response.status).toBe(200)
  const { invoices, clients } = (await response.json()) as SearchHits
  return [invoices.map(({ invoiceNumber }) => invoiceNumber), clients.map(({ name }) => name)]
}

it('the search finds the business’s own invoices and clients, the newest five first', async () => {
  expect(await find('se-')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('80.5')).toEqual([['SE-7'], []])
})

it('the search ranks an exact number match first and lists it once', async () => {
  const client = await createClient(owner.user.actor, { name: 'Katherine Johnson' })
  for (const invoiceNumber of ['KJ-1', 'KJ-10', 'KJ-11', 'KJ-12', 'KJ-13', 'KJ-14'])
    await createInvoice(owner.user.actor, client.id, { invoiceNumber })
  expect((await find('kj-1'))[0]).toEqual(['KJ-1', 'KJ-14', 'KJ-13', 'KJ-12', 'KJ-11'])
  expect((await find('KJ-14'))[0]![0]).toBe('KJ-14')
  expect((await find('KJ-14'))[0]!.filter((number) => number === 'KJ-14')).toHaveLength(1)
  await db.invoice.deleteMany({ where: { businessId: owner.user.actor.businessId, clientId: client.id } })
})

it('the search finds the last items billed to the first matching client', async () => {
  const newest = ['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3']
  expect(await find('grace')).toEqual([newest, ['Grace Hopper']])
  expect(await find('compilers & s')).toEqual([newest, ['Grace Hopper']])
  expect(await find('lovelace')).toEqual([[], ['Ada Lovelace']])
})

it('the search returns the newest invoices for an empty query, and nothing without a match', async () => {
  expect(await find('')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('  \u0000 ')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('100%')).toEqual([[], []])
})

const among = async (of: string, query: string) => {
  const response = await owner.call(GET, `/api/search?of=${of}&q=${encodeURIComponent(query)}`)
  const { invoices, clients } = (await response.json()) as SearchHits
  expect(clients).toEqual([])
  return invoices.map(({ invoiceNumber }) => invoiceNumber)
}

it('the search finds an invoice by the usual ways to say its number', async () => {
  expect(await among('number', '3')).toEqual(['SE-3'])
  expect(await among('number', '0003')).toEqual(['SE-3'])
  expect(await among('number', 'se-4')).toEqual(['SE-4'])
  expect(await among('number', 'e-')).toEqual(['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'])
  // Amounts, numbers of other businesses and patterns don't match a number.
  for (const text of ['80.5', '99', '.*', '(', '%', ''])
    expect([text, await among('number', text)]).toEqual([text, []])
})

it('the search finds a number of an earlier pattern', async () => {
  const { id } = await createClient(owner.user.actor, { name: 'Older' })
  await createInvoice(owner.user.actor, id, { invoiceNumber: '2019/0042' })
  await createInvoice(owner.user.actor, id, { invoiceNumber: 'SE-8' })
  expect(await among('number', '42')).toEqual(['2019/0042'])
})

it('the search finds the client’s overdue invoices, longest overdue first', async () => {
  const { id } = await createClient(owner.user.actor, { name: 'Latecomer' })
  const late = { status: 'SENT' as const, issueDate: '2026-01-01' }
  await createInvoice(owner.user.actor, id, { ...late, invoiceNumber: 'L-1', dueDate: '2026-02-02' })
  await createInvoice(owner.user.actor, id, { ...late, invoiceNumber: 'L-2', dueDate: '2026-01-02' })
  await createInvoice(owner.user.actor, id, { invoiceNumber: 'L-3', dueDate: '2030-01-02', status: 'SENT' })
  expect(await among('overdue', '')).toEqual(['L-2', 'L-1'])
  expect(await among('overdue', 'latecomer')).toEqual(['L-2', 'L-1'])
  expect(await among('overdue', 'ada')).toEqual([])
})

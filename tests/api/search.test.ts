import { GET } from '@/app/api/search/route'
import type { SearchHits } from '@/lib/search/types'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeAll(async () => {
  owner = await Browser.signedIn()
  const { id } = await createClient(owner.user.id, { name: 'Grace Hopper', companyName: 'Compilers & Sons' })
  await createClient(owner.user.id, { name: 'Ada Lovelace' })
  for (let count = 1; count <= 7; count++)
    await createInvoice(owner.user.id, id, {
      invoiceNumber: `SE-${count}`,
      lineItems: [{ description: 'Work', quantity: count, unitPrice: 11.5 }],
    })
  const other = await Browser.signedIn()
  await createInvoice(other.user.id, (await createClient(other.user.id, { name: 'Grace Other' })).id, {
    invoiceNumber: 'SE-99',
  })
})

const find = async (query: string) => {
  const response = await owner.call(GET, `/api/search?q=${encodeURIComponent(query)}`)
  expect(response.status).toBe(200)
  const { invoices, clients } = (await response.json()) as SearchHits
  return [invoices.map(({ invoiceNumber }) => invoiceNumber), clients.map(({ name }) => name)]
}

it('finds the owner’s own invoices and clients, the newest five first', async () => {
  expect(await find('se-')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('80.5')).toEqual([['SE-7'], []])
})

it('finds what was last billed to the first client found', async () => {
  const newest = ['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3']
  expect(await find('grace')).toEqual([newest, ['Grace Hopper']])
  expect(await find('compilers & s')).toEqual([newest, ['Grace Hopper']])
  expect(await find('lovelace')).toEqual([[], ['Ada Lovelace']])
})

it('answers the newest invoices when nothing was typed, and nothing for what is nowhere', async () => {
  expect(await find('')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('  \u0000 ')).toEqual([['SE-7', 'SE-6', 'SE-5', 'SE-4', 'SE-3'], []])
  expect(await find('100%')).toEqual([[], []])
})

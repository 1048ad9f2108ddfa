import pg from 'pg'
import { GET } from '@/app/api/dashboard/stats/route'
import { getDashboardStats } from '@/lib/dashboard/queries'
import type { DashboardStats } from '@/lib/dashboard/types'
import { NO_FILTER } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/queries'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

jest.mock('next/headers', () => jest.requireActual('@/tests/factories/browser').nextHeaders)

const call = (browser: Browser) => browser.call(GET, '/api/dashboard/stats')
const stats = async (browser: Browser) => (await (await call(browser)).json()) as DashboardStats
const line = (unitPrice: number) => ({ lineItems: [{ description: 'Work', quantity: 1, unitPrice }] })

it('answers zeros for a new user, in their own currency', async () => {
  const browser = await Browser.signedIn(await createUser({ currency: 'AUD' }))
  expect(await stats(browser)).toEqual({
    totalPaid: 0,
    totalUnpaid: 0,
    totalInvoices: 0,
    paidInvoices: 0,
    pendingInvoices: 0,
    draftInvoices: 0,
    byCurrency: [{ currency: 'AUD', totalPaid: 0, totalUnpaid: 0 }],
  })
})

it('counts by status and never mixes currencies', async () => {
  const browser = await Browser.signedIn(await createUser({ currency: 'GBP' }))
  const owner = browser.user.id
  const client = (await createClient(owner)).id
  await createInvoice(owner, client, { currency: 'GBP', status: 'PAID', ...line(0.1) })
  await createInvoice(owner, client, { currency: 'GBP', status: 'PAID', ...line(0.2) })
  await createInvoice(owner, client, { currency: 'GBP', status: 'SENT', ...line(10) })
  await createInvoice(owner, client, { currency: 'GBP', status: 'DRAFT', ...line(5) })
  await createInvoice(owner, client, { currency: 'GBP', status: 'CANCELLED', ...line(1000) })
  await createInvoice(owner, client, { currency: 'USD', status: 'PAID', ...line(70) })
  await createInvoice(owner, client, { currency: 'EUR', status: 'SENT', ...line(33.33) })

  expect(await stats(browser)).toEqual({
    totalPaid: 0.3,
    totalUnpaid: 15,
    totalInvoices: 7,
    paidInvoices: 3,
    pendingInvoices: 2,
    draftInvoices: 1,
    byCurrency: [
      { currency: 'GBP', totalPaid: 0.3, totalUnpaid: 15 },
      { currency: 'EUR', totalPaid: 0, totalUnpaid: 33.33 },
      { currency: 'USD', totalPaid: 70, totalUnpaid: 0 },
    ],
  })
})

it('does not count what belongs to somebody else', async () => {
  const stranger = await Browser.signedIn()
  await createInvoice(stranger.user.id, (await createClient(stranger.user.id)).id, { status: 'PAID' })
  const browser = await Browser.signedIn()
  expect(await stats(browser)).toMatchObject({ totalInvoices: 0, totalPaid: 0, paidInvoices: 0 })
  expect(await stats(stranger)).toMatchObject({ totalInvoices: 1, totalPaid: 100, paidInvoices: 1 })
})

it('answers nobody without a session, and is kept by no cache', async () => {
  expect((await call(new Browser())).status).toBe(401)
  const onboarding = await Browser.signedIn(await createUser({ isOnboarded: false }))
  expect((await call(onboarding)).status).toBe(403)
  const answer = await call(await Browser.signedIn())
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('reads the whole dashboard with two queries', async () => {
  const owner = (await createUser()).id
  const client = (await createClient(owner)).id
  for (let count = 0; count < 6; count++) await createInvoice(owner, client)
  const query = jest.spyOn(pg.Client.prototype, 'query')
  const [stats, { invoices }] = await Promise.all([
    getDashboardStats(owner, 'USD'),
    listInvoices(owner, NO_FILTER, 5),
  ])
  expect(query).toHaveBeenCalledTimes(2)
  expect(stats.totalInvoices).toBe(6)
  expect(invoices.map((invoice) => invoice.clientName)).toEqual(Array(5).fill('Northwind Traders'))
  query.mockRestore()
})

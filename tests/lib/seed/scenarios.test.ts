import * as invoices from '@/app/api/invoices/route'
import * as oneInvoice from '@/app/api/invoices/[id]/route'
import * as switching from '@/app/api/businesses/[id]/switch/route'
import * as series from '@/app/api/series/[id]/route'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { Invoice } from '@/lib/documents/types'
import { addDays } from '@/lib/core/dates'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { isScenario, scenarios, type ScenarioName } from '@/prisma/seed/scenarios'
import descriptions from '@/prisma/seed/scenarios/descriptions.json'
import type { ScenarioResult } from '@/prisma/seed/scenarios/types'
import { Browser } from '@/tests/factories/browser'
import { stopClock } from '@/tests/factories/clock'
import { getSignInError, signIn } from '@/tests/factories/sign-in'

const NOON = '2028-02-29T12:00:00Z'
const TODAY = '2028-02-29'

beforeEach(() => void stopClock(NOON))
afterEach(() => void jest.useRealTimers())

/** Runs a scenario, signs in with its data and opens its public link, if any. */
async function start<Name extends ScenarioName>(name: Name) {
  const result = (await scenarios[name](new Date())) as Awaited<ReturnType<(typeof scenarios)[Name]>>
  const { email, password, publicPath }: ScenarioResult = result
  const browser = new Browser()
  expect(await getSignInError(await signIn(browser, email, password))).toBeNull()
  if (publicPath) expect(await getSharedInvoice(publicPath.split('/').at(-1)!)).toBeTruthy()
  return { ...result, browser }
}

const params = (id: number) => ({ params: { id: String(id) } })
const get = async (browser: Browser, id: number) => {
  const response = await browser.call(oneInvoice.GET, `/api/invoices/${id}`, params(id))
  expect(response.status).toBe(200)
  return (await response.json()) as Invoice
}

describe('the scenarios', () => {
  it('match the documented ones', () => {
    expect(Object.keys(scenarios)).toEqual(Object.keys(descriptions))
    expect(isScenario('unheard-of')).toBe(false)
    expect(isScenario('toString')).toBe(false)
  })

  it('create a new account on each run', async () => {
    const first = await start('overdue')
    const second = await start('overdue')
    expect(second.email).not.toBe(first.email)
    const list = await first.browser.call(invoices.GET, '/api/invoices')
    expect(await list.json()).toHaveLength(1)
  })
})

describe('the state of a scenario', () => {
  it('overdue: the invoice is sent, unpaid and due before today', async () => {
    const { browser, ids } = await start('overdue')
    const invoice = await get(browser, ids.invoice)
    expect(invoice).toMatchObject({ status: 'SENT', amountPaid: 0 })
    expect(invoice.dueDate < TODAY).toBe(true)
  })

  it('part-paid: the invoice is partly paid and still open', async () => {
    const { browser, ids } = await start('part-paid')
    const invoice = await get(browser, ids.invoice)
    expect(invoice.status).toBe('SENT')
    expect(invoice.amountPaid).toBeGreaterThan(0)
    expect(invoice.amountPaid).toBeLessThan(invoice.totalAmount)
  })

  it('credited: an issued credit note credits one line of the invoice', async () => {
    const { browser, ids } = await start('credited')
    const invoice = await get(browser, ids.invoice)
    const note = await get(browser, ids.creditNote)
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', status: 'SENT', totalAmount: 72 })
    expect(invoice).toMatchObject({ status: 'SENT', totalAmount: 672, amountPaid: 72 })
  })

  it('quote-to-final: the final invoice is the quote less the paid deposit', async () => {
    const { browser, ids } = await start('quote-to-final')
    const quote = await get(browser, ids.quote)
    const deposit = await get(browser, ids.deposit)
    const final = await get(browser, ids.final)
    expect(quote).toMatchObject({ kind: 'QUOTE', status: 'ACCEPTED', totalAmount: 6912 })
    expect(deposit).toMatchObject({ status: 'PAID', totalAmount: 2073.6 })
    expect(final).toMatchObject({ status: 'SENT', totalAmount: 4838.4 })
    expect(filterItems(final.lineItems).filter(({ quantity }) => quantity === -1)).toHaveLength(1)
  })

  it('thousand-lines: the draft has a thousand lines', async () => {
    const { browser, ids } = await start('thousand-lines')
    const invoice = await get(browser, ids.invoice)
    expect(invoice.status).toBe('DRAFT')
    expect(invoice.lineItems).toHaveLength(1000)
  })

  it('right-to-left-client: the client and every line are in Arabic', async () => {
    const { browser, ids } = await start('right-to-left-client')
    const { client, lineItems, status } = await get(browser, ids.invoice)
    expect(status).toBe('SENT')
    for (const text of [client.name, client.companyName, ...lineItems.map((line) => line.description)])
      expect(text).toMatch(/\p{Script=Arabic}/u)
  })

  it('jpy: amounts are whole yen and the document is in Japanese', async () => {
    const { browser, ids } = await start('jpy')
    const invoice = await get(browser, ids.invoice)
    expect(invoice).toMatchObject({ currency: 'JPY', language: 'ja', totalAmount: 380_980 })
    expect(Number.isInteger(invoice.taxAmount)).toBe(true)
  })

  it('two-businesses: one owner works in both, each with a document of the same number', async () => {
    const { browser, ids } = await start('two-businesses')
    const readIn = async (businessId: number, id: number) => {
      const path = `/api/businesses/${businessId}/switch`
      const switched = await browser.call(switching.POST, path, { method: 'POST', ...params(businessId) })
      expect(switched.status).toBe(200)
      return get(browser, id)
    }
    const first = await readIn(ids.firstBusiness, ids.firstInvoice)
    const second = await readIn(ids.secondBusiness, ids.secondInvoice)
    expect(second.invoiceNumber).toBe(first.invoiceNumber)
    expect([first.currency, second.currency]).toEqual(['GBP', 'EUR'])
  })

  it('member-without-rights: the viewer can read the invoice but not change it', async () => {
    const { browser, ids } = await start('member-without-rights')
    expect(await get(browser, ids.invoice)).toMatchObject({ status: 'SENT' })
    const body = {
      clientId: ids.client,
      currency: 'GBP',
      issueDate: TODAY,
      dueDate: TODAY,
      invoiceNumber: 'INV-9000',
      lineItems: [{ description: 'Consulting', quantity: 1, unitPrice: 100 }],
    }
    const written = await browser.call(invoices.POST, '/api/invoices', { method: 'POST', body })
    expect(written.status).toBe(403)
    const deleted = await browser.call(oneInvoice.DELETE, `/api/invoices/${ids.invoice}`, {
      method: 'DELETE',
      body: { reason: '' },
      ...params(ids.invoice),
    })
    expect(deleted.status).toBe(403)
  })
})

describe('the month-end schedule', () => {
  const lastOfMonth = (day: string) => addDays(day, 1).endsWith('-01')

  it.each(['2027-01-30', '2027-01-31', '2027-02-28', '2028-02-29', '2027-07-31', '2027-11-30', '2027-12-31'])(
    'starts on a 31st after %s and stays at month ends',
    async (today) => {
      stopClock(`${today}T12:00:00Z`)
      const { browser, ids } = await start('month-end-series')
      const response = await browser.call(series.GET, `/api/series/${ids.series}`, params(ids.series))
      const { startsOn, nextDates, status } = (await response.json()) as RecurringSchedule
      expect(status).toBe('ACTIVE')
      expect(startsOn).toMatch(/-31$/)
      expect(startsOn > today).toBe(true)
      expect(nextDates[0]).toBe(startsOn)
      expect(nextDates).toHaveLength(5)
      expect(nextDates.every(lastOfMonth)).toBe(true)
      expect(new Set(nextDates.map((day) => day.slice(8))).size).toBeGreaterThan(1)
    },
  )
})

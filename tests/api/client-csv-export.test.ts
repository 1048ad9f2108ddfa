import Papa from 'papaparse'
import * as list from '@/app/api/clients/route'
import * as route from '@/app/api/clients/export.csv/route'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'

async function read(browser: Browser, query = '') {
  const response = await browser.call(route.GET, `/api/clients/export.csv${query}`)
  expect(response.status).toBe(200)
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  return { response, text, rows: data, names: data.map((row) => row.Name!) }
}

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeAll(async () => {
  owner = await Browser.signedIn()
  const add = (values: Parameters<typeof createClient>[1]) => createClient(owner.user.actor, values)
  await add({ name: 'Łódź "Labs", Ltd', email: 'b@example.com', phone: '+48 1', city: 'Łódź' })
  await add({
    name: '=1+1',
    companyName: '@SUM(A1)',
    email: 'a@example.com',
    address: '1 Quay\nFloor 2',
    city: 'Leeds',
    state: 'Yorkshire',
    postalCode: 'LS1',
    country: 'UK',
    vatNumber: 'GB1',
    taxNumber: 'RCCMNL83S18D969H',
    companyNumber: '03977902',
    currency: 'GBP',
    notes: 'Pays early',
  })
  await add({ name: 'Nobody' })
})

it('exports clients as CSV with the dialog’s labels and escapes formulas', async () => {
  const { response, text, rows } = await read(owner)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(`filename="Clients-${todayIn('UTC')}.csv"`)
  expect(text.slice(1).split('\r\n')[0]).toBe(
    '"Name","Company","Email","Phone","Address","City","State / Region","Postal Code","Country","VAT/Tax Number","Currency","Notes","Language","Tax Number","Company Registration Number"',
  )
  expect(rows.find(({ City }) => City === 'Leeds')).toEqual({
    Name: `'=1+1`,
    Company: `'@SUM(A1)`,
    Email: 'a@example.com',
    Phone: '',
    City: 'Leeds',
    Address: '1 Quay\nFloor 2',
    'State / Region': 'Yorkshire',
    'Postal Code': 'LS1',
    Country: 'United Kingdom',
    'VAT/Tax Number': 'GB1',
    Currency: 'GBP',
    Notes: 'Pays early',
    Language: '',
    'Tax Number': 'RCCMNL83S18D969H',
    'Company Registration Number': '03977902',
  })
})

it.each([
  ['', [`'=1+1`, 'Łódź "Labs", Ltd', 'Nobody']],
  ['?sort=name&dir=desc', ['Nobody', 'Łódź "Labs", Ltd', `'=1+1`]],
  ['?sort=email', [`'=1+1`, 'Łódź "Labs", Ltd', 'Nobody']],
  ['?sort=email&dir=desc', ['Łódź "Labs", Ltd', `'=1+1`, 'Nobody']],
  ['?sort=phone', ['Łódź "Labs", Ltd', `'=1+1`, 'Nobody']],
  ['?sort=address&dir=desc', ['Łódź "Labs", Ltd', `'=1+1`, 'Nobody']],
  ['?q=EXAMPLE&sort=email', [`'=1+1`, 'Łódź "Labs", Ltd']],
  // Exports ignore the current page.
  ['?before=1~Z&limit=1', [`'=1+1`, 'Łódź "Labs", Ltd', 'Nobody']],
])('the client list and its CSV export contain the same clients for %j', async (query, names) => {
  expect((await read(owner, query)).names).toEqual(names)
  const listed = await owner.call(list.GET, `/api/clients${query.replace('before=1~Z&limit=1', '')}`)
  expect(((await listed.json()) as { name: string }[]).map(({ name }) => name)).toEqual(
    names.map((name) => name.replace(/^'/, '')),
  )
})

it('the CSV export of clients includes all pages, and no other business’s clients', async () => {
  const browser = await Browser.signedIn()
  await db.client.createMany({
    data: Array.from({ length: 1203 }, (_, at) => ({
      businessId: browser.user.businessId,
      name: `Client ${at % 40}`,
    })),
  })
  const { names } = await read(browser)
  expect(names).toHaveLength(1203)
  expect(names.every((name) => name.startsWith('Client '))).toBe(true)
  expect((await new Browser().call(route.GET, '/api/clients/export.csv')).status).toBe(401)
})

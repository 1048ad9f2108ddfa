import Papa from 'papaparse'
import * as route from '@/app/api/invoices/export.csv/route'
import * as list from '@/app/api/invoices/route'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'

const today = freezeToday()
type Table = Record<string, string>[]

async function read(browser: Browser, query = '') {
  const response = await browser.call(route.GET, `/api/invoices/export.csv${query}`)
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString('utf8')
  const rows: Table = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  }).data
  return { response, bytes, text, rows, numbers: rows.map((row) => row['Invoice #']) }
}

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn()
  const grace = await createClient(owner.user.actor, { name: '=HYPERLINK("https://evil.test")' })
  const ada = await createClient(owner.user.actor, { name: 'Ada "Countess" Łódź, Ltd' })
  clientId = ada.id
  const invoice = (values: Parameters<typeof createInvoice>[2], client = grace.id) =>
    createInvoice(owner.user.actor, client, values)
  const line = (unitPrice: number) => [{ description: 'Work', quantity: 1, unitPrice }]
  await invoice({ invoiceNumber: 'A-10', lineItems: line(1234.5), taxRate: 10 })
  await invoice({
    invoiceNumber: 'A-9',
    status: 'SENT',
    issueDate: addDays(today, -30),
    dueDate: addDays(today, -1),
  })
  await invoice({ invoiceNumber: '@SUM(A1)', status: 'PAID', lineItems: line(20) }, ada.id)
})

it('the CSV export of invoices uses semicolons and a decimal comma for users whose spreadsheet does', async () => {
  const headers = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }
  const response = await owner.call(route.GET, '/api/invoices/export.csv', { headers })
  const rows = (await response.text()).split('\r\n')
  expect(rows[0]).toMatch(/"Invoice #";"Client";/)
  expect(rows.find((row) => row.startsWith('"A-10";'))).toMatch(/;"1357,95";"Draft";"USD";"1234,50";"10";/)
})

it('the CSV export of invoices follows the language that the user chose, before the browser’s', async () => {
  const chosen = { where: { id: owner.user.id }, data: { interfaceLanguage: 'en' } }
  await db.user.update(chosen)
  const headers = { 'accept-language': 'de-DE,de;q=0.9,en-US;q=0.5' }
  const response = await owner.call(route.GET, '/api/invoices/export.csv', { headers })
  expect((await response.text()).split('\r\n')[0]).toMatch(/"Invoice #","Client",/)
  await db.user.update({ ...chosen, data: { interfaceLanguage: null } })
})

it('the CSV export of invoices is a UTF-8 table with the product’s headings for Excel', async () => {
  const { response, bytes, text, rows } = await read(owner)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(
    `attachment; filename="Invoices-${today}.csv"`,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text.slice(1).split('\r\n')[0]).toBe(
    '"Invoice #","Client","Issue Date","Due Date","Amount","Status","Currency","Subtotal","Tax Rate (%)","Tax","Paid","Balance","Invoice Type","Purchase Order","Document","Withheld","Taxes"',
  )
  expect(rows.find((row) => row['Invoice #'] === 'A-10')).toEqual({
    'Invoice #': 'A-10',
    'Issue Date': today,
    'Due Date': addDays(today, 14),
    Amount: '1357.95',
    Client: `'=HYPERLINK("https://evil.test")`,
    Status: 'Draft',
    Currency: 'USD',
    Subtotal: '1234.50',
    'Tax Rate (%)': '10',
    Tax: '123.45',
    Paid: '0.00',
    Balance: '1357.95',
    'Invoice Type': 'One-off',
    'Purchase Order': '',
    Document: 'Invoice',
    Withheld: '0.00',
    Taxes: '10%',
  })
})

it('the CSV export lists all tax rates of an invoice instead of a single one', async () => {
  const seller = await Browser.signedIn()
  const client = await createClient(seller.user.actor)
  await createInvoice(seller.user.actor, client.id, {
    taxRate: 19,
    taxCategory: 'S',
    lineItems: [
      { description: 'Print', quantity: 1, unitPrice: 100, tax: { rate: 7, category: 'S' } },
      { description: 'Design', quantity: 1, unitPrice: 200 },
      { description: 'Abroad', quantity: 1, unitPrice: 50, tax: { rate: 0, category: 'AE' } },
    ],
  })
  await createInvoice(seller.user.actor, client.id, { taxRate: 7, invoiceNumber: 'ONE' })
  const { rows } = await read(seller)
  expect(rows.map((row) => [row['Tax Rate (%)'], row.Tax, row.Taxes])).toEqual([
    ['7', '7.00', '7%'],
    ['', '45.00', '7%; 19%; Reverse charge'],
  ])
})

it('the CSV export escapes formulas in client names and numbers', async () => {
  const { rows } = await read(owner)
  const cells = rows.flatMap((row) => Object.values(row))
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(rows.map((row) => row['Invoice #'])).toContain(`'@SUM(A1)`)
})

it.each([
  ['', [`'@SUM(A1)`, 'A-9', 'A-10']],
  ['?sort=number', [`'@SUM(A1)`, 'A-9', 'A-10']],
  ['?sort=number&dir=desc', ['A-10', 'A-9', `'@SUM(A1)`]],
  ['?sort=amount', ['A-10', 'A-9', `'@SUM(A1)`]],
  ['?status=paid', [`'@SUM(A1)`]],
  ['?overdue=1', ['A-9']],
  ['?status=overdue', ['A-9']],
  [`?until=${addDays(today, -1)}`, ['A-9']],
  [`?since=${today}&q=a-1`, ['A-10']],
  ['?clientId=CLIENT', [`'@SUM(A1)`]],
  // Exports ignore the current page.
  ['?before=1', [`'@SUM(A1)`, 'A-9', 'A-10']],
])('the invoice list and its CSV export contain the same invoices for %j', async (query, numbers) => {
  const asked = query.replace('CLIENT', String(clientId))
  const { numbers: exported } = await read(owner, asked)
  expect([...exported].sort()).toEqual([...numbers].sort())
  if (query.includes('sort')) expect(exported).toEqual(numbers)
  if (query.includes('before')) return
  const listed = (await (await owner.call(list.GET, `/api/invoices${asked}`)).json()) as {
    invoiceNumber: string
  }[]
  expect(listed.map(({ invoiceNumber }) => invoiceNumber.replace(/^@/, `'@`))).toEqual(exported)
})

it('the CSV export of another business contains only the headings, even with foreign ids in a filter', async () => {
  const stranger = await Browser.signedIn()
  expect((await read(stranger)).rows).toEqual([])
  expect((await read(stranger, `?clientId=${clientId}`)).rows).toEqual([])
})

it('the CSV export continues across pages, and stops when the reader stops', async () => {
  const many = await Browser.signedIn()
  const client = await createClient(many.user.actor)
  await db.invoice.createMany({
    data: Array.from({ length: 1203 }, (_, at) => ({
      businessId: many.user.businessId,
      clientId: client.id,
      invoiceNumber: `N-${at}`,
      paymentMethod: 'REQUEST' as const,
      issueDate: new Date(0),
      dueDate: new Date(0),
      currency: 'USD',
      subtotal: at % 7,
      taxAmount: 0,
      totalAmount: at % 7,
    })),
  })
  const { numbers } = await read(many, '?sort=amount')
  expect(new Set(numbers).size).toBe(1203)
  const response = await many.call(route.GET, '/api/invoices/export.csv')
  const reader = response.body!.getReader()
  expect((await reader.read()).value!.length).toBeGreaterThan(0)
  await reader.cancel()
})

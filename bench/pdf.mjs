// What a PDF costs, against pdfkit with the same fonts and the same content: `npm run bench`.
// Both sides take turns in one run, so only the ratios mean something. Prints them, and says which goal is missed.
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { build, stop } from 'esbuild'
import { bundle } from '../scripts/lib/bundle.mjs'
import { inRoot, root } from '../scripts/lib/paths.mjs'
import { drawWithPdfkit } from './pdfkit-invoice.mjs'

const require = createRequire(import.meta.url)
process.chdir(root)
await bundle(['pdf-worker'])
// Inside the project, so that what stays outside the bundle is found.
const folder = mkdtempSync(inRoot('build/bench-'))
const { invoicePdf, closeRenderer, invoiceView } = await load()
const renderInvoicePdf = async (view, issueDate) => (await invoicePdf(view, issueDate, 'bench')).bytes()

const sizes = [
  { lines: 1, rounds: 40 },
  { lines: 10, rounds: 40 },
  { lines: 500, rounds: 12 },
]
await renderInvoicePdf(viewOf(500, 'WARM'), '2026-01-05')
const idle = await longestStall(() => new Promise((resolve) => setTimeout(resolve, 150)))
const stall = await longestStall((round) => renderInvoicePdf(viewOf(500, `STALL-${round}`), '2026-01-05'))
const results = []
for (const { lines, rounds } of sizes) results.push(await compare(lines, rounds))
const again = await cached(10)
await closeRenderer()
rmSync(folder, { recursive: true })
report()

async function compare(lines, rounds) {
  const mine = []
  const limit = []
  for (let round = -5; round < rounds; round++) {
    // Another number each time, or the cache answers.
    const view = viewOf(lines, `B-${lines}-${round}`)
    const own = await time(() => renderInvoicePdf(view, '2026-01-05'))
    const pdfkit = await time(() => drawWithPdfkit(view))
    if (round < 0) continue
    mine.push(own)
    limit.push(pdfkit)
  }
  return { lines, mine: median(mine), limit: median(limit) }
}

async function cached(lines) {
  const view = viewOf(lines, 'CACHED')
  await renderInvoicePdf(view, '2026-01-05')
  const times = []
  for (let round = 0; round < 200; round++) times.push(await time(() => renderInvoicePdf(view, '2026-01-05')))
  return median(times)
}

/** The longest time this thread was kept from its work while something went on five times, in milliseconds. */
async function longestStall(work) {
  await new Promise((resolve) => setTimeout(resolve, 200))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  for (let round = 0; round < 5; round++) await work(round)
  delay.disable()
  return delay.max / 1e6
}

async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1]
}

function report() {
  const goals = { 1: 1.7, 10: 1.7, 500: 8 }
  const rows = results.map(({ lines, mine, limit }) => ({
    what: `PDF of ${lines} ${lines === 1 ? 'line' : 'lines'}`,
    'ours, ms': mine.toFixed(1),
    'pdfkit, ms': limit.toFixed(1),
    ratio: (mine / limit).toFixed(2),
    goal: `at most ${goals[lines]}`,
  }))
  const ten = results.find(({ lines }) => lines === 10).mine
  rows.push({
    what: 'the same PDF again, against rendering it',
    'ours, ms': again.toFixed(2),
    'pdfkit, ms': '',
    ratio: (again / ten).toFixed(3),
    goal: 'at most 0.05',
  })
  rows.push({
    what: 'longest stall of the event loop meanwhile, 500 lines',
    'ours, ms': stall.toFixed(1),
    'pdfkit, ms': '',
    ratio: '',
    goal: `at most 25 ms (${idle.toFixed(1)} while idle)`,
  })
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])))
}

function viewOf(lines, invoiceNumber) {
  return invoiceView(
    {
      invoiceNumber,
      status: 'SENT',
      issueDate: '2026-01-05',
      dueDate: '2026-01-19',
      invoiceType: 'ONE_OFF',
      paymentMethod: 'BANK_TRANSFER',
      currency: 'GBP',
      taxRate: 20,
      notes: 'It was a pleasure to work with you. Please quote the invoice number with your payment.',
      termsAndConditions: 'Payment is due within 14 days of the issue date. Late payments may bear interest.',
      lineItems: Array.from({ length: lines }, (_, index) => ({
        description: `Design and development, part ${index + 1} of the project`,
        quantity: (index % 8) + 0.5,
        unitPrice: 85 + index,
      })),
      seller: {
        logo: null,
        name: 'Harbour & Pine Studio Ltd',
        address: '14 Wharf Lane\nBristol BS1 6TY\nUnited Kingdom',
        regNumber: '09876543',
        vat: 'GB 123 4567 89',
        bankName: 'Starling Bank',
        bankAccountName: 'Harbour & Pine Studio Ltd',
        bankAccountNumber: '12345678',
        bankSortCode: '60-83-71',
        bankIban: null,
        bankSwift: null,
        template: 'CLASSIC',
        accentColor: '#005c67',
      },
      client: {
        name: 'Maria Kowalska',
        companyName: 'Northwind Traders',
        email: 'maria@northwind.example',
        phone: null,
        address: 'ul. Piotrkowska 12',
        city: 'Łódź',
        state: null,
        postalCode: '90-001',
        country: 'Poland',
        vatNumber: 'PL7251234567',
      },
    },
    { today: '2026-01-05' },
  )
}

/** The product's own modules, which Node cannot read as they are. */
async function load() {
  const outfile = path.join(folder, 'product.cjs')
  await build({
    stdin: {
      contents: `export * from './lib/pdf/render'; export { invoiceView } from './lib/invoices/view'`,
      resolveDir: root,
      loader: 'ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['sharp', 'pg-native', 'pino', '@prisma/*', 'pg'],
    alias: { 'server-only': inRoot('scripts/lib/empty.cjs') },
    define: { 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href" },
    logLevel: 'warning',
  })
  await stop()
  return require(outfile)
}

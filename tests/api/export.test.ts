import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import * as avatar from '@/app/api/user/avatar/route'
import * as route from '@/app/api/user/export/route'
import * as settings from '@/app/api/user/settings/route'
import { createToken } from '@/lib/auth/credentials/tokens'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { updateNumberSequence } from '@/lib/business/numbering/settings'
import { db } from '@/lib/platform/db/client'
import { getCsvStyle } from '@/lib/exports/csv'
import { generateExportFiles } from '@/lib/exports/export-files'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { refundCredit } from '@/lib/invoicing/payments/refund-credit'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { sendInvoice } from '@/lib/mail/invoices/send-invoice'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { addClientCredit } from '@/tests/factories/client-credit'
import { itAtFullSize } from '@/tests/factories/full-size'
import { createInvoice } from '@/tests/factories/invoice'
import { createPicture, sendFile, uploadLogo } from '@/tests/factories/logo'
import { createUser, getCurrentUserFor } from '@/tests/factories/user'
import { contains, readPdf } from '../lib/documents/pdf/read-pdf'

/** Invoices whose PDF fails to render, and a promise that all other rendering waits for. */
const broken = new Set<string>()
let held = Promise.resolve()
let onHeld = () => {}
jest.mock('@/lib/documents/pdf/render', () => {
  const actual = jest.requireActual('@/lib/documents/pdf/render')
  return {
    ...actual,
    renderInvoicePdf: async (view: { invoiceNumber: string }, ...rest: unknown[]) => {
      onHeld()
      await held
      if (broken.has(view.invoiceNumber)) throw new Error('The thread died')
      return actual.renderInvoicePdf(view, ...rest)
    },
  }
})

afterAll(closeRenderer)
beforeEach(() => broken.clear())

const call = (browser: Browser) => browser.call(route.GET, '/api/user/export')
async function unzip(response: Response) {
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const bytes = (name: string) => Buffer.from(files[name]!)
  return {
    names: Object.keys(files),
    bytes,
    text: (name: string) => bytes(name).toString('utf8'),
    json: <T = Record<string, unknown>[]>(name: string) => JSON.parse(bytes(name).toString('utf8')) as T,
    table: (name: string) =>
      Papa.parse<Record<string, string>>(bytes(name).toString('utf8').slice(1), {
        header: true,
        skipEmptyLines: true,
      }).data,
    everything: Object.values(files)
      .map((file) => Buffer.from(file).toString('latin1'))
      .join('\n'),
  }
}

/** Creates a business with every kind of resource, with `mark` in every text. */
async function business(mark: string) {
  const user = await createUser({
    companyName: `${mark} Ltd`,
    fullName: `Robin ${mark}`,
    iban: `${mark}99`,
    googleSubject: `g-${mark}`,
  })
  const browser = await Browser.signedIn(user)
  const { file } = await uploadLogo(browser)
  await browser.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { companyLogo: file } })
  const me = new File([(await createPicture(300, 300).jpeg().toBuffer()) as BlobPart], 'me.jpg')
  await sendFile(browser, ['/api/user/avatar', avatar.POST], ['avatar', me])
  const client = await createClient(user.actor, {
    name: `=cmd|${mark}`,
    email: `${mark.toLowerCase()}@client.test`,
  })
  const gone = await createClient(user.actor, { name: `Former ${mark}` })
  await deleteClient(user.actor, gone.id)
  const sent = await createInvoice(user.actor, client.id, {
    invoiceNumber: `${mark}/1`,
    status: 'PAID',
    shared: true,
    lineItems: [
      { description: `-${mark} hours`, quantity: 3, unitPrice: 138.66 },
      { description: 'Travel', quantity: 1, unitPrice: 20 },
    ],
  })
  await addClientCredit(user.actor, client.id, 20)
  const refunded = { currency: 'USD', amount: 5, refundedOn: '2026-11-20', method: 'CASH' } as const
  await refundCredit(user.actor, client.id, { ...refunded, note: `To ${mark}` })
  const series = await createInvoice(user.actor, client.id, {
    invoiceNumber: `${mark}-1`,
    invoiceType: 'RECURRING',
    recurringDate: '2030-01-31',
  })
  await deleteInvoice(
    user.actor,
    (await createInvoice(user.actor, client.id, { invoiceNumber: `${mark} gone` })).id,
  )
  await updateNumberSequence(user.actor, 'INVOICE', { pattern: `${mark}-{0}`, next: 7 })
  await sendInvoice(user.actor, sent.id, {
    to: ['x@client.test'],
    cc: [],
    bcc: [],
    replyTo: null,
    subject: `Invoice ${mark}`,
    message: 'Hello',
    attachPdf: true,
  })
  await createToken(user.id, 'RESET_PASSWORD')
  await db.gmailConnection.create({
    data: { businessId: user.businessId, address: `${mark}@gmail.test`, refreshToken: `sealed-${mark}` },
  })
  await db.twoStep.create({
    data: {
      userId: user.id,
      secret: `shared-${mark}`,
      enabledAt: new Date(),
      codes: { create: { hash: `recovery-${mark}` } },
    },
  })
  return { user, browser, client, sent, series }
}

it('an export contains everything of the user, no other business’s data, and no secrets', async () => {
  await business('STRANGER')
  const { user, browser, client, sent, series } = await business('OWNER')
  const response = await call(browser)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Sheaf-export-\d{4}-\d\d-\d\d\.zip"/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const zip = await unzip(response)
  const { logoId } = await db.business.findUniqueOrThrow({ where: { id: user.businessId } })

  expect(zip.names).toEqual([
    ...[
      'profile',
      'sessions',
      'clients',
      'invoices',
      'payments',
      'credit',
      'saved-items',
      'numbers',
      'skipped-numbers',
      'schedules',
      'mails',
      'events',
    ].map((name) => `data/${name}.json`),
    ...['clients', 'invoices', 'line-items', 'taxes', 'payments', 'credit', 'numbers'].map(
      (name) => `tables/${name}.csv`,
    ),
    ...[`pictures/logo-${logoId}.png`, 'pictures/you.jpg'],
    ...['invoices/Invoice-OWNER-1.pdf', 'invoices/Invoice-OWNER-1 (2).pdf', 'README.txt'],
  ])
  expect(zip.json<object>('data/profile.json')).toMatchObject({
    email: user.email,
    companyName: 'OWNER Ltd',
    iban: 'OWNER99',
    interfaceLanguage: null,
    signsInWith: ['password', 'Google'],
    twoStepSince: expect.any(String),
    gmail: { address: 'OWNER@gmail.test' },
  })
  expect(zip.json('data/clients.json')).toMatchObject([
    { id: client.id, name: '=cmd|OWNER', deletedAt: null },
    { name: 'Former OWNER', deletedAt: expect.any(String) },
  ])
  expect(zip.json('data/invoices.json')).toMatchObject([
    {
      id: sent.id,
      invoiceNumber: 'OWNER/1',
      status: 'PAID',
      totalAmount: 435.98,
      hasPublicLink: true,
      lineItems: [{ description: '-OWNER hours', amount: 415.98 }, { amount: 20 }],
      payments: [{ amount: 435.98 }],
      seller: { name: 'OWNER Ltd', logo: { id: logoId } },
    },
    { id: series.id, invoiceType: 'RECURRING' },
  ])
  expect(zip.json('data/payments.json')).toMatchObject([{ amount: 435.98, invoice: { id: sent.id } }])
  expect(zip.json('data/credit.json')).toMatchObject([
    { clientId: client.id, kind: 'CREDITED', currency: 'USD', amount: 20, balance: 20 },
    { kind: 'REFUNDED', amount: -5, balance: 15, day: '2026-11-20', method: 'CASH', note: 'To OWNER' },
  ])
  expect(zip.json('data/schedules.json')).toMatchObject([
    { invoiceId: series.id, nextDay: '2030-01-31', runs: [] },
  ])
  expect(zip.json('data/mails.json')).toMatchObject([{ subject: 'Invoice OWNER', status: 'QUEUED' }])
  const events = zip.json('data/events.json').map(({ type }) => type)
  expect(events).toEqual(expect.arrayContaining(['INVOICE_CREATED', 'INVOICE_PAID', 'INVOICE_DELETED']))
  const given = zip.json('data/numbers.json').map(({ number, releasedFor }) => [number, releasedFor])
  expect(given).toContainEqual(['OWNER gone', 'DRAFT_DELETED'])
  expect(zip.json('data/skipped-numbers.json')).toMatchObject([
    { kind: 'INVOICE', series: 'owner-{n}', from: 1, to: 6, reason: 'STARTED', by: 'Robin OWNER' },
  ])
  expect(zip.table('tables/numbers.csv')).toContainEqual(
    expect.objectContaining({ 'Invoice #': 'OWNER gone', State: 'Draft deleted' }),
  )
  expect(zip.json('data/sessions.json')).toHaveLength(1)

  expect(zip.table('tables/clients.csv')[0]).toMatchObject({
    name: "'=cmd|OWNER",
    email: 'owner@client.test',
  })
  expect(zip.table('tables/invoices.csv')).toMatchObject([
    { invoiceNumber: 'OWNER/1', total: '435.98', balance: '0' },
    { invoiceNumber: 'OWNER-1', total: '100' },
  ])
  expect(zip.table('tables/line-items.csv')[0]).toMatchObject({
    invoiceNumber: 'OWNER/1',
    description: "'-OWNER hours",
    quantity: '3',
    unitPrice: '138.66',
    amount: '415.98',
  })
  expect(zip.table('tables/taxes.csv')).toContainEqual({
    invoiceId: String(sent.id),
    invoiceNumber: 'OWNER/1',
    currency: 'USD',
    category: '',
    rate: '0',
    taxable: '435.98',
    tax: '0.00',
    reason: '',
    name: '',
    registrationNumber: '',
  })
  expect(zip.table('tables/payments.csv')).toMatchObject([{ invoiceId: String(sent.id), amount: '435.98' }])
  expect(zip.table('tables/credit.csv')).toMatchObject([
    { clientId: String(client.id), amount: '20.00' },
    { amount: '-5.00', balance: '15.00', note: 'To OWNER' },
  ])
  expect(zip.bytes('invoices/Invoice-OWNER-1.pdf').subarray(0, 5).toString()).toBe('%PDF-')
  expect(zip.text('README.txt')).toContain(`about ${user.email}`)
  expect(zip.text('README.txt')).not.toContain('could not be added')

  expect(zip.everything).not.toMatch(/STRANGER/i)
  const row = await db.user.findUniqueOrThrow({
    where: { id: user.id },
    include: { sessions: true, tokens: true },
  })
  const invoice = await db.invoice.findUniqueOrThrow({
    where: { own: { businessId: user.businessId, id: sent.id } },
  })
  for (const secret of [
    ...[row.passwordHash, row.googleSubject, row.sessions[0]!.id, row.tokens[0]!.hash],
    ...['sealed-OWNER', 'shared-OWNER', 'recovery-OWNER'],
    ...[invoice.publicTokenHash, invoice.publicTokenCipher, sent.publicToken],
  ]) {
    expect(secret).toEqual(expect.any(String))
    expect(zip.everything).not.toContain(secret)
  }
})

it('an export omits a PDF that fails to render, and names it', async () => {
  const { browser } = await business('PARTLY')
  broken.add('PARTLY/1')
  const zip = await unzip(await call(browser))
  expect(zip.names.filter((name) => name.endsWith('.pdf'))).toEqual(['invoices/Invoice-PARTLY-1 (2).pdf'])
  expect(zip.text('README.txt')).toMatch(/could not be added[^]*\r\ninvoices\/Invoice-PARTLY-1\.pdf\r\n$/)
})

it('an exported PDF names a credit note of more than the balance, like the invoice’s own PDF', async () => {
  const browser = await Browser.signedIn()
  const { actor } = browser.user
  const client = await createClient(actor)
  const { id } = await createInvoice(actor, client.id, { invoiceNumber: 'PAID-1', status: 'PAID' })
  const note = await creditInvoice(actor, id, {})
  await setInvoiceStatus(actor, note.id, 'SENT')
  const zip = await unzip(await call(browser))
  const pdf = readPdf(zip.bytes('invoices/Invoice-PAID-1.pdf'))
  expect(contains(pdf, `Credit note ${note.invoiceNumber}`)).toBe(true)
})

it('exports an empty account completely', async () => {
  const zip = await unzip(await call(await Browser.signedIn(await createUser({ isOnboarded: false }))))
  expect(zip.json('data/invoices.json')).toEqual([])
  expect(zip.table('tables/invoices.csv')).toEqual([])
  expect(zip.text('tables/invoices.csv')).toMatch(/^\uFEFF"id","invoiceNumber",/)
})

itAtFullSize('an export reads any number of rows page by page, each once', async () => {
  const user = await createUser()
  const client = await createClient(user.actor)
  const template = await createInvoice(user.actor, client.id)
  const row = await db.invoice.findUniqueOrThrow({
    where: { own: { businessId: user.businessId, id: template.id } },
  })
  const { id: _, sellerSnapshot: _seller, billToSnapshot: _billTo, taxParts: _parts, ...data } = row
  await db.invoice.createMany({
    data: Array.from({ length: 449 }, (_, n) => ({ ...data, invoiceNumber: `COPY-${n}` })),
  })
  const exported = { user: await getCurrentUserFor(user), actor: user.actor }
  for await (const { name, content } of generateExportFiles(exported, getCsvStyle({ languages: null }))) {
    if (name !== 'data/invoices.json') continue
    let text = ''
    for await (const chunk of content) text += String(chunk)
    const numbers = (JSON.parse(text) as { invoiceNumber: string }[]).map(
      ({ invoiceNumber }) => invoiceNumber,
    )
    expect([numbers.length, new Set(numbers).size]).toEqual([450, 450])
    break
  }
})

describe('the limits of an export', () => {
  it('allow one at a time, and the next as soon as it has ended', async () => {
    const { browser } = await business('BUSY')
    let release = () => {}
    held = new Promise((resolve) => (release = resolve))
    const first = call(browser)
    await new Promise<void>((reached) => (onHeld = reached))
    const second = await call(browser)
    expect(second.status).toBe(429)
    expect((await second.json()).message).toMatch(/still in progress/)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(await Browser.signedIn())).status).toBe(200)
    release()
    await unzip(await first)
    await unzip(await call(browser))
  })

  it('allow ten an hour', async () => {
    const browser = await Browser.signedIn()
    for (let count = 0; count < 10; count++) await unzip(await call(browser))
    for (let count = 0; count < 2; count++) {
      const refused = await call(browser)
      expect([refused.status, (await refused.json()).message]).toEqual([
        429,
        expect.stringMatching(/^Too many/),
      ])
    }
  })

  it('do not count HEAD requests', async () => {
    const browser = await Browser.signedIn()
    const request = new Request('http://localhost:3000/api/user/export', { method: 'HEAD' })
    const head = await browser.asking(request.headers, () => route.GET(request))
    expect([head.status, await head.text()]).toEqual([200, ''])
    await unzip(await call(browser))
  })
})

it('an export accepts a number that contains only zeros', async () => {
  const owner = await Browser.signedIn()
  const client = await createClient(owner.user.actor)
  await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'INV-0000' })
  const zip = await unzip(await call(owner))
  expect(zip.json('data/numbers.json')).toMatchObject([{ number: 'INV-0000', count: 0 }])
})

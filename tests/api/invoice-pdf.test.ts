import * as item from '@/app/api/invoices/[id]/pdf/route'
import * as preview from '@/app/api/invoices/preview-pdf/route'
import * as shared from '@/app/api/public/invoice/[token]/pdf/route'
import { deleteClient } from '@/lib/invoicing/delete-client'
import { db } from '@/lib/platform/db/client'
import { formatContentDisposition } from '@/lib/platform/http/download'
import { revokePublicLink } from '@/lib/public-links/public-links'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { sampleCases } from '@/tests/factories/full-size'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'
import { listHostileTexts } from '@/tests/lib/documents/pdf/hostile-texts'
import { contains, readPdf } from '@/tests/lib/documents/pdf/read-pdf'

type Signed = Awaited<ReturnType<typeof Browser.signedIn>>
let owner: Signed
let stranger: Signed
let clientId: number
let foreignClientId: number
const visitor = new Browser()

beforeAll(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', accountNumber: '12345678' }))
  stranger = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor, { companyName: 'Northwind', email: 'ap@northwind.test' }))
    .id
  foreignClientId = (await createClient(stranger.user.actor)).id
})
afterAll(closeRenderer)

const mine = (browser: Browser, id: number | string, query = '', headers?: Record<string, string>) =>
  browser.call(item.GET, `/api/invoices/${id}/pdf${query}`, { params: { id: String(id) }, headers })
const public_ = (token: string, headers?: Record<string, string>) =>
  visitor.call(shared.GET, `/api/public/invoice/${token}/pdf`, { params: { token }, headers })
const draft = (browser: Browser, body: unknown) =>
  browser.call(preview.POST, '/api/invoices/preview-pdf', { method: 'POST', body })
const read = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()))
const whole = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
})

describe('spec 2: GET /api/invoices/{id}/pdf', () => {
  it('downloads the stored figures', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId, {
      invoiceNumber: '2026/017',
      taxRate: 9.975,
      lineItems: [{ description: 'Design', quantity: 1, unitPrice: 140 }],
    })
    const response = await mine(owner, invoice.id)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Invoice-2026-017.pdf"; filename*=UTF-8''Invoice-2026-017.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const pdf = await read(response)
    const view = createInvoiceView(invoice, { today: invoice.issueDate })
    expect(view.sums[1]!.value).toBe('$13.97')
    expect(
      ['Robin Ltd', 'Northwind', 'Design', `Total${view.total}`, `Tax (9.975%)$13.97`, 'DRAFT'].filter(
        (text) => !contains(pdf, text),
      ),
    ).toEqual([])
  })

  it('can be shown inline', async () => {
    const { id } = await createInvoice(owner.user.actor, clientId)
    expect((await mine(owner, id, '?inline=1')).headers.get('content-disposition')).toMatch(/^inline; /)
  })

  it('answers 304 if the file is unchanged', async () => {
    const { id } = await createInvoice(owner.user.actor, clientId)
    const first = await mine(owner, id)
    const etag = first.headers.get('etag')!
    const again = await mine(owner, id, '', { 'if-none-match': `W/"x", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id } },
      data: { notes: 'Changed' },
    })
    expect((await mine(owner, id, '', { 'if-none-match': etag })).status).toBe(200)
  })

  it("answers another business's id like a missing one", async () => {
    const { id } = await createInvoice(owner.user.actor, clientId)
    const foreign = await whole(await mine(stranger, id))
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await whole(await mine(stranger, 999_999_999)))
    expect((await mine(visitor, id)).status).toBe(401)
  })

  it('includes the logo, and omits a missing one', async () => {
    const user = await createUser({ companyName: 'Logo Ltd' })
    const browser = await Browser.signedIn(user)
    const { id } = await createInvoice(user.actor, (await createClient(user.actor)).id)
    const logoId = `logo-${user.id}-`.padEnd(24, 'x')
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    )
    await db.logo.create({
      data: {
        id: logoId,
        businessId: user.businessId,
        contentType: 'image/png',
        width: 1,
        height: 1,
        bytes: png,
      },
    })
    await db.business.update({ where: { id: user.businessId }, data: { logoId } })
    const hasPicture = async () =>
      /\/Subtype \/Image/.test(Buffer.from(await (await mine(browser, id)).arrayBuffer()).toString('latin1'))
    expect(await hasPicture()).toBe(true)
    await db.logo.update({ where: { id: logoId }, data: { bytes: null } })
    expect(await hasPicture()).toBe(false)
  })
})

describe('spec 2: GET /api/public/invoice/{token}/pdf', () => {
  it('needs only the link, and keeps out of search engines', async () => {
    const invoice = await createInvoice(owner.user.actor, clientId, { shared: true, status: 'SENT' })
    const response = await public_(invoice.publicToken!)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const pdf = await read(response)
    expect(contains(pdf, invoice.invoiceNumber)).toBe(true)
    // Public links don't show the client's email address.
    expect(contains(pdf, 'ap@northwind.test')).toBe(false)
  })

  it('answers a revoked link like an unknown one', async () => {
    const { id, publicToken } = await createInvoice(owner.user.actor, clientId, { shared: true })
    await revokePublicLink(owner.user.actor, id)
    const revoked = await whole(await public_(publicToken!))
    expect(revoked.status).toBe(404)
    expect(JSON.parse(revoked.body)).toMatchObject({ message: 'Invoice not found' })
    expect(revoked).toEqual(await whole(await public_('A'.repeat(43))))
    expect(revoked).toEqual(await whole(await public_('../../etc/passwd')))
  })
})

describe('spec 2: POST /api/invoices/preview-pdf', () => {
  const line = { description: 'Design', quantity: 2, unitPrice: 50 }

  it('renders a draft of the current form, with the business as seller', async () => {
    const before = await db.invoice.count({ where: { businessId: owner.user.businessId } })
    const response = await draft(owner, {
      clientId,
      currency: 'EUR',
      issueDate: '2026-11-02',
      dueDate: '2026-11-16',
      invoiceNumber: 'NEW-1',
      taxRate: 19,
      notes: 'Hello',
      termsAndConditions: null,
      invoiceType: 'RECURRING',
      recurringDate: '2026-12-02',
      lineItems: [line, { description: 'Unfinished', quantity: null, unitPrice: null }],
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('Invoice-NEW-1.pdf')
    const pdf = await read(response)
    expect(
      ['DRAFT', 'Robin Ltd', 'Northwind', 'NEW-1', 'Unfinished', 'Autocharge', 'Total€119.00'].filter(
        (text) => !contains(pdf, text),
      ),
    ).toEqual([])
    expect(await db.invoice.count({ where: { businessId: owner.user.businessId } })).toBe(before)
  })

  it.each([
    ['nothing at all', {}],
    [
      'an untouched form',
      { clientId: undefined, lineItems: [{ description: '', quantity: 1, unitPrice: 0 }] },
    ],
    ['half a date and no currency', { issueDate: '2026-1', dueDate: '', currency: '', taxRate: null }],
  ])('shows placeholders for %s', async (_, body) => {
    const pdf = await read(await draft(owner, body))
    expect(
      ['EXAMPLE-0001', 'No client chosen yet', 'No items yet', 'Total$0.00'].filter(
        (text) => !contains(pdf, text),
      ),
    ).toEqual([])
  })

  it.each([
    ['an unknown field', { userId: 1 }],
    ['a status', { status: 'PAID' }],
    ['an object for a text', { notes: { text: 'x' } }],
    ['a text for a number', { lineItems: [{ ...line, quantity: '1' }] }],
    ['too much text', { notes: 'x'.repeat(5001) }],
    ['too long a number', { invoiceNumber: 'x'.repeat(51) }],
    ['too large a price', { lineItems: [{ ...line, unitPrice: 1e12 }] }],
    ['too many lines', { lineItems: Array.from({ length: 1001 }, () => ({})) }],
    ['an unknown currency type', { invoiceType: 'SOMETIMES' }],
  ])('rejects %s', async (_, body) => {
    expect((await draft(owner, body)).status).toBe(422)
  })

  it('accepts a long document, and rejects a body above 4 MB', async () => {
    const lineItems = (length: number) =>
      Array.from({ length }, () => ({ ...line, description: '東'.repeat(2000) }))
    expect((await draft(owner, { lineItems: lineItems(30) })).status).toBe(200)
    expect((await draft(owner, { lineItems: lineItems(700) })).status).toBe(413)
  })

  it('shows a deleted client, whom an old draft may be for', async () => {
    const gone = await createClient(owner.user.actor, { name: 'Gone Ltd' })
    await deleteClient(owner.user.actor, gone.id)
    expect((await draft(owner, { clientId: gone.id })).status).toBe(200)
  })

  it("answers another business's client like a missing one", async () => {
    const foreign = await whole(await draft(owner, { clientId: foreignClientId }))
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await whole(await draft(owner, { clientId: 999_999_999 })))
  })

  it('rejects visitors', async () => {
    expect((await draft(visitor, {})).status).toBe(401)
  })

  it('accepts any text', async () => {
    const texts = sampleCases(listHostileTexts().slice(0, 100), listHostileTexts())
    for (let from = 0; from < texts.length; from += 100) {
      const some = texts.slice(from, from + 100)
      const lineItems = some.map((description) => ({ ...line, description: description.slice(0, 800) }))
      const notes = some.join('\n').slice(0, 5000)
      const response = await draft(owner, { lineItems, notes, invoiceNumber: some[0]!.slice(0, 50) })
      expect([200, 413]).toContain(response.status)
      if (response.status === 200) expect((await read(response)).pages.length).toBeGreaterThan(0)
    }
  })
})

describe('spec 2: the file name of an invoice’s PDF', () => {
  it.each([
    ['Invoice-INV-0001.pdf', 'Invoice-INV-0001.pdf', 'Invoice-INV-0001.pdf'],
    ['Invoice-2026/017.pdf', 'Invoice-2026-017.pdf', 'Invoice-2026-017.pdf'],
    ['Invoice-Łódź "1".pdf', 'Invoice-odz-1-.pdf', 'Invoice-%C5%81%C3%B3d%C5%BA%20-1-.pdf'],
    ['Invoice-東京.pdf', 'Invoice-.pdf', 'Invoice-%E6%9D%B1%E4%BA%AC.pdf'],
    ["Invoice-a\r\nSet-Cookie: b='(c)*'.pdf", 'Invoice-a-Set-Cookie-b-(c)-.pdf', null],
    ['Invoice-\ud800\u202e..\\..\\x.pdf', 'Invoice-..-..-x.pdf', null],
  ])('%j is safe in a header and in a file system', (name, ascii, encoded) => {
    const header = formatContentDisposition('attachment', name)
    expect(header).toContain(`filename="${ascii}";`)
    if (encoded) expect(header).toContain(`filename*=UTF-8''${encoded}`)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
  })
})

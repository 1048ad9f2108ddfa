import * as checkRoute from '@/app/api/invoices/[id]/check/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as checks from '@/app/api/user/checks/route'
import type { Finding } from '@/lib/presend-check/finding-response'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { freezeToday } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { createUser } from '@/tests/factories/user'

const COMPLETE = {
  companyName: 'Robin Ltd',
  companyAddress: '1 High Street',
  bankName: 'Northern Bank',
  accountHolderName: 'Robin Ltd',
  accountNumber: '12345678',
  sortCode: '12-34-56',
}
const today = freezeToday()

async function setUp(profile: object = COMPLETE) {
  const owner = await Browser.signedIn(await createUser(profile))
  const client = await createClient(owner.user.actor, { email: 'ap@northwind.test', address: '2 Low Street' })
  return { owner, actor: owner.user.actor, clientId: client.id }
}
type Owner = Awaited<ReturnType<typeof Browser.signedIn>>

const checkOf = (browser: Browser, id: number) =>
  browser.call(checkRoute.GET, `/api/invoices/${id}/check`, { params: { id: String(id) } })
const found = async (browser: Browser, id: number) => (await (await checkOf(browser, id)).json()) as Finding[]
/** Returns the failed checks without hints, which depend on the weekday. */
const rulesOf = async (browser: Browser, id: number) =>
  (await found(browser, id)).filter(({ level }) => level !== 'HINT').map(({ rule }) => rule)
const silence = (owner: Owner, body: object) =>
  owner.call(checks.PATCH, '/api/user/checks', { method: 'PATCH', body })
const send = (owner: Owner, id: number) =>
  owner.call(mails.POST, `/api/invoices/${id}/mails`, {
    method: 'POST',
    body: { to: ['ap@northwind.test'], subject: 'Invoice', message: 'Hello' },
    params: { id: String(id) },
  })

afterAll(closeRenderer)

describe('GET /api/invoices/{id}/check', () => {
  it('reports the characters that the PDF can’t show, by field', async () => {
    const { owner, actor } = await setUp()
    const contact = { email: 'ap@northwind.test', address: '2 Low Street' }
    const rare = await createClient(actor, { ...contact, name: '𠀀 太郎' })
    const usual = await createClient(actor, { ...contact, name: '山﨑 𠮷郎', notes: '𠀀' })
    const findingOf = async (clientId: number) => {
      const { id } = await createInvoice(actor, clientId)
      return (await found(owner, id)).find(({ rule }) => rule === 'no-glyph')
    }
    expect(await findingOf(rare.id)).toMatchObject({
      field: 'client.name',
      message: 'The PDF can’t show “𠀀” in the client’s name: it prints a box. Use another spelling.',
      link: `/clients?edit=${rare.id}`,
    })
    expect(await findingOf(usual.id)).toBeUndefined()
  })

  it('reports findings with field and fix', async () => {
    const { owner, actor } = await setUp({ fullName: 'Robin Example' })
    const client = await createClient(actor, { name: 'Hannah Berg' })
    const { id } = await createInvoice(actor, client.id)
    const findings = await found(owner, id)
    expect(findings.filter(({ rule }) => rule !== 'due-weekend')).toEqual([
      {
        rule: 'no-way-to-pay',
        level: 'WARN',
        field: 'seller.bank',
        message: 'Add bank details, so Hannah Berg knows where to pay.',
        values: { fix: 'ADD', client: 'Hannah Berg' },
        suggestion: null,
        link: '/settings?tab=bank',
      },
      expect.objectContaining({
        rule: 'no-client-email',
        field: 'client.email',
        link: `/clients?edit=${client.id}`,
      }),
      expect.objectContaining({ rule: 'no-client-address', field: 'client.address' }),
      expect.objectContaining({ rule: 'no-seller-address', field: 'seller.address' }),
      expect.objectContaining({ rule: 'no-company-name', level: 'HINT', field: 'seller.name' }),
    ])
  })

  it('reports nothing for a complete or issued invoice', async () => {
    const { owner, actor, clientId } = await setUp()
    const { id } = await createInvoice(actor, clientId, { paymentMethod: 'BANK_TRANSFER' })
    expect(await rulesOf(owner, id)).toEqual([])
    const issued = await createInvoice(actor, clientId, {
      status: 'SENT',
      issueDate: addDays(today, -90),
    })
    expect(await found(owner, issued.id)).toEqual([])
  })

  it('compares with the client’s earlier invoices and all numbers', async () => {
    const { owner, actor, clientId } = await setUp()
    const paymentMethod = 'BANK_TRANSFER'
    for (const days of [120, 90, 60, 30])
      await createInvoice(actor, clientId, { status: 'PAID', issueDate: addDays(today, -days) })
    const lineItems = [{ description: 'Everything', quantity: 1, unitPrice: 401 }]
    const far = await createInvoice(actor, clientId, {
      paymentMethod,
      lineItems,
      invoiceNumber: 'INV-0009',
    })
    expect(await rulesOf(owner, far.id)).toEqual(['unusual-total', 'number-gap'])

    await createInvoice(actor, clientId, { status: 'SENT', invoiceNumber: 'INV-0010' })
    const double = await createInvoice(actor, clientId, {
      paymentMethod,
      invoiceNumber: 'INV-0011',
    })
    expect(await rulesOf(owner, double.id)).toEqual(['sent-already'])
    // Another business's invoices aren't duplicates.
    const other = await setUp()
    const own = await createInvoice(other.actor, other.clientId, { paymentMethod })
    expect(await rulesOf(other.owner, own.id)).toEqual([])
  })

  it('answers another business as if the invoice did not exist', async () => {
    const { actor, clientId } = await setUp()
    const { id } = await createInvoice(actor, clientId)
    expect((await checkOf(await Browser.signedIn(), id)).status).toBe(404)
  })
})

describe('PATCH /api/user/checks', () => {
  it('silences a rule permanently, and restores it', async () => {
    const { owner, actor, clientId } = await setUp({ ...COMPLETE, companyAddress: null })
    const { id } = await createInvoice(actor, clientId, { paymentMethod: 'BANK_TRANSFER' })
    expect(await rulesOf(owner, id)).toEqual(['no-seller-address'])
    for (let twice = 0; twice < 2; twice++)
      expect(await (await silence(owner, { rule: 'no-seller-address', silenced: true })).json()).toEqual({
        silenced: ['no-seller-address'],
      })
    expect(await rulesOf(owner, id)).toEqual([])
    expect(await (await owner.call(checks.GET, '/api/user/checks')).json()).toEqual({
      silenced: ['no-seller-address'],
    })
    expect(await (await (await Browser.signedIn()).call(checks.GET, '/api/user/checks')).json()).toEqual({
      silenced: [],
    })
    await silence(owner, { rule: 'no-seller-address', silenced: false })
    expect(await rulesOf(owner, id)).toEqual(['no-seller-address'])
  })

  it('keeps both of two rules silenced at the same moment', async () => {
    const { owner } = await setUp()
    const rules = ['due-past', 'issue-old', 'zero-tax', 'no-words']
    await Promise.all(rules.map((rule) => silence(owner, { rule, silenced: true })))
    const { silenced } = (await (await owner.call(checks.GET, '/api/user/checks')).json()) as {
      silenced: string[]
    }
    expect(silenced.sort()).toEqual([...rules].sort())
  })

  it('rejects a blocking rule, and an unknown one', async () => {
    const { owner } = await setUp()
    for (const rule of ['no-bank-details', 'nothing'])
      expect((await silence(owner, { rule, silenced: true })).status).toBe(422)
  })
})

describe('POST /api/invoices/{id}/mails', () => {
  it('rejects a draft with a blocking finding, at its field, and sends it once fixed', async () => {
    const { owner, actor, clientId } = await setUp({ companyName: 'Robin Ltd' })
    const { id } = await createInvoice(actor, clientId, { paymentMethod: 'BANK_TRANSFER' })
    const response = await send(owner, id)
    expect(response.status).toBe(422)
    const message = 'Add bank details, so Northwind Traders knows where to pay.'
    expect(await response.json()).toMatchObject({
      message,
      errors: { 'seller.bank': [message] },
      reasons: {
        'seller.bank': [
          { code: 'finding.no-bank-details', values: { fix: 'ADD', client: 'Northwind Traders' } },
        ],
      },
    })
    expect(await db.outboxMail.count({ where: { businessId: actor.businessId } })).toBe(0)

    await db.business.update({
      where: { id: actor.businessId },
      data: { bankName: 'Northern Bank', accountNumber: '12345678' },
    })
    expect((await send(owner, id)).status).toBe(202)
  })

  it('sends despite warnings, and after manual marking as sent', async () => {
    const { owner, actor, clientId } = await setUp({})
    const warned = await createInvoice(actor, clientId)
    expect((await rulesOf(owner, warned.id)).length).toBeGreaterThan(0)
    expect((await send(owner, warned.id)).status).toBe(202)

    const blocked = await createInvoice(actor, clientId, { paymentMethod: 'BANK_TRANSFER' })
    await setInvoiceStatus(actor, blocked.id, 'SENT')
    expect((await send(owner, blocked.id)).status).toBe(202)
  })
})

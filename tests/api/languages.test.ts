import * as client from '@/app/api/clients/[id]/route'
import * as clients from '@/app/api/clients/route'
import * as copies from '@/app/api/invoices/[id]/duplicate/route'
import * as item from '@/app/api/invoices/[id]/route'
import * as starting from '@/app/api/invoices/[id]/mails/letter/route'
import * as preview from '@/app/api/invoices/preview-pdf/route'
import * as collection from '@/app/api/invoices/route'
import * as shared from '@/app/api/public/invoice/[token]/route'
import * as seriesOne from '@/app/api/series/[id]/route'
import * as settings from '@/app/api/user/settings/route'
import * as ownWords from '@/app/api/user/words/route'
import { previewMail } from '@/lib/mail/invoices/mail-draft'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import type { CurrentUser } from '@/lib/business/user-response'
import { parseArchivedDocument } from '@/lib/documents/archive/parse-archived-document'
import { getInvoice } from '@/lib/documents/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'
import type { Client } from '@/lib/clients/client-response'
import { db } from '@/lib/platform/db/client'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { closeRenderer } from '@/lib/documents/pdf/render'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { getMessages } from '@/lib/i18n/get-messages'
import { Browser } from '@/tests/factories/browser'
import { createInvoice } from '@/tests/factories/invoice'
import { signInAs } from '@/tests/factories/member'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

afterAll(closeRenderer)
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let austrian: Client
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd', country: 'AT' }))
  austrian = await json(post({ name: 'Huber', email: 'huber@example.test', country: 'AT', language: 'de' }))
})

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const params = (id: number) => ({ params: { id: String(id) } })
const post = (body: object) => owner.call(clients.POST, '/api/clients', { method: 'POST', body })
const change = (body: object) =>
  owner.call(client.PATCH, `/api/clients/${austrian.id}`, { method: 'PATCH', body, ...params(austrian.id) })
const set = (body: object) =>
  json<CurrentUser>(owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body }))
const form = (over: object = {}) => ({
  clientId: austrian.id,
  currency: 'EUR',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  taxRate: 20,
  invoiceNumber: `L-${Math.random().toString(36).slice(2, 10)}`,
  lineItems: [{ description: 'Design {month}', quantity: 2, unit: 'day', unitPrice: 1050 }],
  ...over,
})
const make = (over?: object) =>
  json<Invoice>(owner.call(collection.POST, '/api/invoices', { method: 'POST', body: form(over) }))
const patch = (id: number, body: object) =>
  owner.call(item.PATCH, `/api/invoices/${id}`, { method: 'PATCH', body, ...params(id) })
const view = async (id: number) =>
  createDocumentView(await getInvoice(owner.user.actor, id), { today: '2026-11-09' })
const titleOf = async (id: number) => (await view(id)).title.split(' ')[0]

it('a document uses its own language, else the client’s, the business’s, or English', async () => {
  const { id } = await make()
  expect(await titleOf(id)).toBe('Rechnung')
  await change({ language: '' })
  expect(await titleOf(id)).toBe('Invoice')
  expect(await set({ language: 'fr', secondLanguage: 'nl' })).toMatchObject({
    language: 'fr',
    secondLanguage: 'nl',
  })
  expect((await view(id)).words.kind).toBe('Facture\u00a0/ Factuur')
  // A client with their own first language gets only the second language set with it.
  await change({ language: 'sv' })
  expect((await view(id)).words.kind).toBe('Faktura')
  const own = await make({ language: 'ja', secondLanguage: 'en' })
  expect(own).toMatchObject({ language: 'ja', secondLanguage: 'en' })
  expect((await view(own.id)).words.kind).toBe('請求書\u00a0/ Invoice')
})

it('a second language chosen beside the default one takes effect', async () => {
  expect(await set({ secondLanguage: 'fr' })).toMatchObject({ language: 'en', secondLanguage: 'fr' })
  expect(await set({ secondLanguage: '' })).toMatchObject({ language: 'en', secondLanguage: null })
})

it('a second language that was stored without a first is not used once a first is chosen', async () => {
  await db.business.update({
    where: { id: owner.user.actor.businessId },
    data: { language: null, secondLanguage: 'fr' },
  })
  expect(await set({ language: 'de' })).toMatchObject({ language: 'de', secondLanguage: null })
})

it('a document formats numbers and dates as in the seller’s country', async () => {
  const { id } = await make()
  expect(await view(id)).toMatchObject({ lang: 'de-AT', total: '€\u00a02.520,00' })
  await set({ country: 'CH' })
  expect(await view(id)).toMatchObject({
    lang: 'de-CH',
    total: expect.stringMatching(/^EUR\u00a02['’]520\.00$/),
  })
})

it('a document keeps its language once issued, and follows the settings again as a draft', async () => {
  const { id } = await make()
  await setInvoiceStatus(owner.user.actor, id, 'SENT')
  await change({ language: 'pl', country: 'PL' })
  await set({ language: 'it', country: 'IT' })
  const issued = await view(id)
  expect(issued).toMatchObject({ lang: 'de-AT', title: expect.stringMatching(/^Rechnung /) })
  expect(issued.letter!.address).toContain('Österreich')
  await setInvoiceStatus(owner.user.actor, id, 'DRAFT')
  expect(await titleOf(id)).toBe('Faktura')
})

it('a document issued in English stays entirely in English', async () => {
  const { id } = await make({ language: 'en' })
  await setInvoiceStatus(owner.user.actor, id, 'SENT')
  const { sellerSnapshot } = await db.invoice.findUniqueOrThrow({
    where: { own: { businessId: owner.user.businessId, id } },
  })
  expect(Object.keys(sellerSnapshot as object).filter((key) => /anguage/.test(key))).toEqual([])
  await set({ language: 'de' })
  expect(await titleOf(id)).toBe('Invoice')
})

it('a document spells out the month in its language', async () => {
  const { id, lineItems } = await make()
  expect(lineItems[0]!.description).toBe('Design November')
  expect((await make({ issueDate: '2026-03-02' })).lineItems[0]!.description).toBe('Design März')
  // Another client's language changes the noun; texts already filled in stay.
  const pole = await json<Client>(post({ name: 'Nowak', language: 'pl' }))
  const changed = await json<Invoice>(patch(id, form({ clientId: pole.id, issueDate: '2026-11-02' })))
  expect(changed.lineItems[0]!.description).toBe('Design listopad')
})

it('a document passes its language on to copies, schedules, their invoices and archives', async () => {
  const { id } = await make({ language: 'es', secondLanguage: 'en' })
  const chosen = { language: 'es', secondLanguage: 'en' }
  const path = `/api/invoices/${id}/duplicate`
  expect(await json(owner.call(copies.POST, path, { method: 'POST', ...params(id) }))).toMatchObject(chosen)
  await deleteInvoice(owner.user.actor, id, null)
  const { data } = await db.event.findFirstOrThrow({
    where: { businessId: owner.user.businessId, type: 'INVOICE_DELETED', invoiceId: id },
  })
  const kept = parseArchivedDocument(data)
  expect(kept).toMatchObject({ ...chosen, seller: chosen })

  const first = await make({
    ...chosen,
    invoiceType: 'RECURRING',
    recurringDate: '2036-01-31',
    issueDate: '2036-01-01',
    dueDate: '2036-01-15',
  })
  const { id: seriesId } = await db.recurringSchedule.findFirstOrThrow({
    where: { businessId: owner.user.businessId, invoiceId: first.id },
  })
  const series = await json<RecurringSchedule>(
    owner.call(seriesOne.GET, `/api/series/${seriesId}`, params(seriesId)),
  )
  expect(series).toMatchObject({ ...chosen, next: { lineItems: [{ description: 'Design enero' }] } })
  await runSchedules(new Date('2036-02-01T00:00:00Z'))
  const written = await db.invoice.findFirstOrThrow({
    where: { businessId: owner.user.businessId, issueDate: new Date('2036-01-31') },
    include: { lines: true },
  })
  expect(written).toMatchObject({ ...chosen, lines: [{ description: 'Design enero' }] })
})

it('a document keeps its language in a change that omits it', async () => {
  const { id } = await make({ language: 'es', secondLanguage: 'en' })
  const { language, secondLanguage } = await json<Invoice>(patch(id, form()))
  expect([language, secondLanguage]).toEqual(['es', 'en'])
  expect(await json(patch(id, form({ language: null })))).toMatchObject({
    language: null,
    secondLanguage: null,
  })
})

it.each([{ language: 'xx' }, { secondLanguage: 'tlh' }, { language: 'constructor' }])(
  'a document rejects %o with a message',
  async (wrong) => {
    const [field] = Object.keys(wrong)
    for (const response of [
      await owner.call(collection.POST, '/api/invoices', { method: 'POST', body: form(wrong) }),
      await change(wrong),
      await owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: wrong }),
    ]) {
      expect(response.status).toBe(422)
      const { errors } = (await response.json()) as { errors: Record<string, string[]> }
      expect(errors[field!]![0]).toMatch(/^Must be one of en, de, fr/)
    }
  },
)

it('a document’s emails are in its language', async () => {
  const { id, invoiceNumber } = await make({ dueDate: '2036-11-16' })
  const letter = await json<{ subject: string; message: string }>(
    owner.call(starting.GET, `/api/invoices/${id}/mails/letter`, params(id)),
  )
  expect(letter.subject).toBe(`Rechnung ${invoiceNumber} von Robin Ltd`)
  expect(letter.message).toContain('über €\u00a02.520,00, fällig am 16. November 2036.')
})

it('a document’s file name is in its language, which the file declares', async () => {
  const response = await owner.call(preview.POST, '/api/invoices/preview-pdf', {
    method: 'POST',
    body: { ...form({ invoiceNumber: 'L-1' }), secondLanguage: 'en', language: 'de' },
  })
  expect(response.headers.get('content-disposition')).toContain('filename="Rechnung-L-1.pdf"')
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('/Lang (de-AT)')
})

it('a document’s language is not part of the specified public response', async () => {
  const { publicToken } = await createInvoice(owner.user.actor, austrian.id, { status: 'SENT', shared: true })
  const address = `/api/public/invoice/${publicToken}`
  const answer = await json<PublicInvoice>(
    new Browser().call(shared.GET, address, { params: { token: publicToken! } }),
  )
  expect(JSON.stringify(answer)).not.toMatch(/anguage/)
})

describe('the paper size of a document', () => {
  const sizeOf = async (id: number) => (await view(id)).paper

  it('defaults to the usual size in the country', async () => {
    const { id } = await make()
    expect(await sizeOf(id)).toBe('A4')
    expect(await set({ country: 'US' })).toMatchObject({ paper: 'LETTER' })
    expect(await sizeOf(id)).toBe('LETTER')
    expect(await set({ paper: 'A4' })).toMatchObject({ paper: 'A4', country: 'US' })
    expect(await sizeOf(id)).toBe('A4')
  })

  it('is frozen on issue', async () => {
    const { id } = await make()
    await set({ paper: 'LETTER' })
    await setInvoiceStatus(owner.user.actor, id, 'SENT')
    await set({ paper: 'A4' })
    expect(await sizeOf(id)).toBe('LETTER')
  })

  it('must be one of two', async () => {
    const response = await owner.call(settings.PATCH, '/api/user/settings', {
      method: 'PATCH',
      body: { paper: 'A3' },
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { paper: ['Please choose a paper size'] } })
  })
})

describe('the window of envelopes', () => {
  const windowOf = async (id: number) => (await view(id)).letter?.window.folds ?? null

  it('defaults to the usual one in the country, and is frozen on issue', async () => {
    await set({ country: 'GB' })
    const { id } = await make()
    expect(await windowOf(id)).toBeNull()
    expect(await set({ country: 'DE' })).toMatchObject({ letterWindow: 'DIN_5008_B', foldMarks: false })
    expect(await windowOf(id)).toEqual([105, 210])
    await set({ letterWindow: 'DIN_5008_A' })
    await setInvoiceStatus(owner.user.actor, id, 'SENT')
    await set({ letterWindow: 'NONE' })
    expect(await windowOf(id)).toEqual([87, 192])
    expect(await windowOf((await make()).id)).toBeNull()
  })

  it('must be a known one', async () => {
    const response = await owner.call(settings.PATCH, '/api/user/settings', {
      method: 'PATCH',
      body: { letterWindow: 'C4' },
    })
    expect(response.status).toBe(422)
  })
})

describe('custom labels', () => {
  const say = (language: string, words: object) =>
    owner.call(ownWords.PATCH, '/api/user/words', { method: 'PATCH', body: { language, words } })
  const wordsOf = async (id: number) => (await view(id)).words

  it('replace ours on the business’s documents, in their language only', async () => {
    const { id } = await make({ language: 'en', secondLanguage: 'de' })
    const said = { tax: 'GST ({rate})', 'sheet.kind': 'Tax Invoice', 'sheet.total': 'Grand total' }
    expect((await say('en', said)).status).toBe(200)
    expect((await say('de', { 'sheet.total': 'Summe' })).status).toBe(200)
    const seen = await view(id)
    expect(seen.title).toMatch(/^Tax Invoice L-/)
    expect(seen.sums[1]!.label).toBe('GST\u00a0/ USt (20%)')
    expect(seen.words).toMatchObject({
      kind: 'Tax Invoice\u00a0/ Rechnung',
      kindMark: 'TAX INVOICE\u00a0/ RECHNUNG',
      total: 'Grand total\u00a0/ Summe',
    })
    expect((await wordsOf((await make({ language: 'fr' })).id)).total).toBe('Total')
    const mine = await json(owner.call(ownWords.GET, '/api/user/words'))
    expect(mine).toEqual({ words: { en: said, de: { 'sheet.total': 'Summe' } } })
    // An empty or default label removes the custom one.
    expect(await json(say('en', { tax: '', 'sheet.kind': 'Invoice', 'sheet.total': null }))).toEqual({
      words: { de: { 'sheet.total': 'Summe' } },
    })
  })

  it('near the bank details require an owner with reauthentication', async () => {
    const admin = await signInAs('ADMIN', owner.user)
    const sayAs = (by: Pick<Browser, 'call'>, words: object) =>
      by.call(ownWords.PATCH, '/api/user/words', { method: 'PATCH', body: { language: 'en', words } })
    for (const key of ['account.iban', 'account.reference', 'sheet.howToPay', 'sheet.paymentDetails']) {
      expect((await sayAs(admin, { [key]: 'Ours' })).status).toBe(403)
      for (const text of ['Old account closed, pay to the other', 'GB33', 'Nur ٣']) {
        const answer = await sayAs(owner, { [key]: text })
        expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [`words.${key}`]])
      }
      expect((await sayAs(owner, { [key]: 'Ours' })).status).toBe(200)
    }
    expect((await sayAs(admin, { 'sheet.total': 'Sum' })).status).toBe(200)
    await db.session.updateMany({
      where: { userId: owner.user.id },
      data: { provenAt: new Date(Date.now() - 11 * 60_000) },
    })
    const refused = await sayAs(owner, { 'account.iban': 'IBAN now' })
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([403, ['proof']])
  })

  it('are used in emails about its documents', async () => {
    const said = {
      'letter.greeting': 'Servus {name}!',
      'letter.viewButton': 'Zur Rechnung',
      'letter.sentBy': 'Von {seller}\nmit {product}',
      'receipt.subject': 'Danke für die Zahlung: {number}',
    }
    expect((await say('de', said)).status).toBe(200)
    const letterOf = (id: number) =>
      json<{ message: string }>(owner.call(starting.GET, `/api/invoices/${id}/mails/letter`, params(id)))
    const { id } = await make()
    const { mail } = getMessages((await getInvoice(owner.user.actor, id)).seller)
    expect(mail.receipt.subject).toBe('Danke für die Zahlung: {number}')
    const { message } = await letterOf(id)
    expect(message).toMatch(/^Servus Huber!\n/)
    const { html } = await previewMail(owner.user.actor, id, message, 'UTC')
    expect(html).toContain('Zur Rechnung')
    expect(html).toContain('Von Robin Ltd')
    const french = await make({ language: 'fr' })
    expect((await letterOf(french.id)).message).not.toContain('Servus')
  })

  it('are frozen on issue', async () => {
    const { id } = await make()
    await say('de', { 'sheet.total': 'Summe' })
    await say('fr', { 'sheet.total': 'Somme' })
    await setInvoiceStatus(owner.user.actor, id, 'SENT')
    await say('de', { 'sheet.total': 'Endbetrag' })
    expect((await wordsOf(id)).total).toBe('Summe')
    const { sellerSnapshot } = await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id } },
    })
    expect(sellerSnapshot).toMatchObject({ ownWords: { de: { 'sheet.total': 'Summe' } } })
    expect(JSON.stringify(sellerSnapshot)).not.toContain('Somme')
  })

  it.each([
    [{ tax: 'GST' }, 'tax', 'Keep what is filled in: {rate}'],
    [{ tax: 'GST {rate} {rate}' }, 'tax', 'Keep what is filled in: {rate}'],
    [{ tax: 'GST {raet}' }, 'tax', '{raet} isn’t a placeholder. Use {rate}'],
    [{ tax: 'GST {rate} {rate in %}' }, 'tax', '{rate in %} isn’t a placeholder. Use {rate}'],
    [{ 'sheet.total': 'Total {amount}' }, 'sheet.total', 'Nothing is filled in here: leave the braces out'],
    [{ 'sheet.total': 'x'.repeat(81) }, 'sheet.total', 'Please use at most 80 characters'],
    [{ 'sheet.total': 'To\ntal' }, 'sheet.total', expect.stringMatching(/character/)],
    [{ 'letter.thanks': 'x'.repeat(501) }, 'letter.thanks', 'Please use at most 500 characters'],
    [
      { 'receipt.subject': '{number}\nBcc: all@example.com' },
      'receipt.subject',
      expect.stringMatching(/character/),
    ],
    [{ 'letter.viewButton': 'x'.repeat(81) }, 'letter.viewButton', 'Please use at most 80 characters'],
    [{ 'letter.view': 'Look here' }, 'letter.view', 'Keep what is filled in: {url}'],
    [{ 'reminder.before': 'x' }, 'reminder.before', expect.stringMatching(/^There is no word/)],
    [{ 'sheet.total': 'lat\u202eot' }, 'sheet.total', expect.stringMatching(/character/)],
    [{ constructor: 'x' }, 'constructor', 'There is no word called constructor on a document'],
    [
      { 'formatterConfig.quarter': 'x' },
      'formatterConfig.quarter',
      expect.stringMatching(/^There is no word/),
    ],
  ])('are rejected with a message: %j', async (words, key, message) => {
    const response = await say('en', words)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { [`words.${key}`]: [message] } })
    expect(await json(owner.call(ownWords.GET, '/api/user/words'))).toEqual({ words: {} })
  })

  it('belong to one business', async () => {
    await say('en', { 'sheet.total': 'Sum' })
    const stranger = await Browser.signedIn()
    expect(await json(stranger.call(ownWords.GET, '/api/user/words'))).toEqual({ words: {} })
  })

  it('are not part of the public response', async () => {
    await say('de', { 'sheet.total': 'Summe' })
    const { publicToken } = await createInvoice(owner.user.actor, austrian.id, {
      shared: true,
      status: 'SENT',
    })
    const address = `/api/public/invoice/${publicToken}`
    const answer = new Browser().call(shared.GET, address, { params: { token: publicToken! } })
    expect(JSON.stringify(await json(answer))).not.toContain('ownWords')
  })
})

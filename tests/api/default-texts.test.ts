import * as letter from '@/app/api/invoices/[id]/mails/letter/route'
import * as exports from '@/lib/exports/rows'
import * as settings from '@/app/api/user/settings/route'
import * as texts from '@/app/api/user/texts/route'
import { runReminders } from '@/lib/reminders/run-reminders'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getDocumentTexts, findDocumentTexts, type DefaultTexts } from '@/lib/business/texts'
import { addDays, todayIn } from '@/lib/core/dates'
import { hasOwnLanguages } from '@/lib/clients/queries'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { updateReminders } from '@/lib/reminders/mutations'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { listMailsTo } from '@/tests/factories/mail'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

afterAll(closeRenderer)
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeEach(async () => {
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Robin Ltd', defaultNotes: 'Thank you.', defaultTerms: 'Pay soon.' }),
  )
})

const say = (language: string, said: object) =>
  owner.call(texts.PATCH, '/api/user/texts', { method: 'PATCH', body: { language, texts: said } })
const read = async (browser: Browser = owner) =>
  (await (await browser.call(texts.GET, '/api/user/texts')).json()) as DefaultTexts
const set = (body: object) => owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body })
const ENGLISH = { notes: 'Thank you.', terms: 'Pay soon.' }

describe('default texts of a new invoice', () => {
  it('are those of its language, else the main ones', async () => {
    expect(await read()).toEqual({ language: 'en', texts: { en: ENGLISH } })
    expect((await say('de', { notes: '  Danke.\r\nBis bald. ' })).status).toBe(200)
    const all = await getDefaultTexts(owner.user.actor)
    expect(all).toEqual({ language: 'en', texts: { en: ENGLISH, de: { notes: 'Danke.\nBis bald.' } } })
    expect(await read()).toEqual(all)
    expect(getDocumentTexts(all, 'de')).toEqual({
      notes: 'Danke.\nBis bald.',
      termsAndConditions: 'Pay soon.',
    })
    expect(getDocumentTexts(all, 'fr')).toEqual({ notes: 'Thank you.', termsAndConditions: 'Pay soon.' })
    expect(findDocumentTexts(all)?.texts.de).toEqual({ notes: 'Danke.\nBis bald.' })
  })

  it('ignore the language if they exist in one only', async () => {
    await say('de', { afterSubject: 'Bitte zahlen' })
    expect(findDocumentTexts(await getDefaultTexts(owner.user.actor))).toBeNull()
  })

  it('in the business’s own language can still be changed as before', async () => {
    await say('en', { notes: 'Thanks.' })
    const row = await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })
    expect(row).toMatchObject({ defaultNotes: 'Thanks.', defaultTerms: 'Pay soon.', textsByLanguage: {} })
  })

  it('are removed by an empty text, and kept if omitted', async () => {
    await say('de', { notes: 'Danke.', terms: 'Bald.' })
    await say('de', { notes: '' })
    expect((await read()).texts.de).toEqual({ terms: 'Bald.' })
    await say('de', { terms: null })
    expect((await read()).texts.de).toBeUndefined()
  })

  it('keep both of two concurrent changes', async () => {
    await Promise.all(['de', 'fr', 'it', 'es'].map((language) => say(language, { notes: language })))
    expect(Object.keys((await read()).texts).sort()).toEqual(['de', 'en', 'es', 'fr', 'it'])
  })
})

describe('default texts when the business changes its language', () => {
  it('keep their language', async () => {
    await say('de', { notes: 'Danke.', afterSubject: 'Bitte zahlen: {number}' })
    await say('en', { afterSubject: 'Please pay: {number}' })
    expect((await set({ language: 'de' })).status).toBe(200)
    // Texts that exist in one language only still apply to all.
    expect(await read()).toEqual({
      language: 'de',
      texts: {
        de: { notes: 'Danke.', terms: 'Pay soon.', afterSubject: 'Bitte zahlen: {number}' },
        en: { notes: 'Thank you.', afterSubject: 'Please pay: {number}' },
      },
    })
    await set({ language: '' })
    expect((await read()).texts).toEqual({
      en: { ...ENGLISH, afterSubject: 'Please pay: {number}' },
      de: { notes: 'Danke.', afterSubject: 'Bitte zahlen: {number}' },
    })
  })

  it('keeps default texts in place when the new language has none', async () => {
    await set({ language: 'de' })
    expect(await read()).toEqual({ language: 'de', texts: { de: ENGLISH } })
  })
})

describe('default texts of a reminder', () => {
  const today = todayIn('UTC')
  async function late(language: string | null) {
    const email = `client-${language}-${owner.user.id}@example.com`
    const client = await createClient(owner.user.actor, { name: 'Huber', email, language } as never)
    const { id } = await createInvoice(owner.user.actor, client.id, {
      status: 'SENT',
      issueDate: addDays(today, -30),
      dueDate: addDays(today, -7),
      invoiceNumber: `R-${language}`,
      shared: true,
    })
    await db.event.deleteMany({ where: { invoiceId: id } })
    return { id, email }
  }
  const starting = async (id: number) =>
    (await (
      await owner.call(letter.GET, `/api/invoices/${id}/mails/letter?letter=reminder`, {
        params: { id: String(id) },
      })
    ).json()) as { subject: string; message: string }

  it('use the business’s texts in the document’s language, or ours', async () => {
    await say('en', { afterSubject: 'Please pay {number}' })
    await say('de', {
      afterSubject: 'Bitte zahlen: {number}',
      afterMessage: 'Guten Tag {client}, {amount} seit {days}: {link}',
    })
    const [german, english, french] = [await late('de'), await late(null), await late('fr')]
    expect((await starting(german.id)).subject).toBe('Bitte zahlen: R-de')
    expect((await starting(german.id)).message).toMatch(/^Guten Tag Huber, .+ seit 7 Tage: http/)
    expect((await starting(english.id)).subject).toBe('Please pay R-null')
    expect((await starting(french.id)).subject).toMatch(/R-fr/)
    expect((await starting(french.id)).subject).not.toMatch(/Please|Bitte/)
  })

  it('also apply to scheduled reminders, as they are when sent', async () => {
    await updateReminders(owner.user.actor, { days: [7] })
    await say('de', { afterSubject: 'Bitte zahlen: {number}' })
    const { email } = await late('de')
    await runReminders(new Date(`${today}T23:30:00Z`))
    await say('de', { afterSubject: 'Dringend: {number}' })
    await runOutbox()
    expect((await listMailsTo(email)).map(({ subject }) => subject)).toEqual(['Dringend: R-de'])
  })

  it('keep the link, and are rejected with a message without it', async () => {
    const response = await say('de', { beforeMessage: 'Bitte zahlen' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: { 'texts.beforeMessage': ['Please keep {link}, so that your client can open the invoice'] },
    })
  })

  it('are rejected with an unknown placeholder', async () => {
    const response = await say('de', { afterMessage: 'Guten Tag {kunde}: {link}' })
    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([
      422,
      ['texts.afterMessage'],
    ])
  })
})

describe('PATCH /api/user/texts', () => {
  it.each([
    ['xx', { notes: 'x' }, 'language'],
    ['de', { notes: 'x'.repeat(5001) }, 'texts.notes'],
    ['de', { notes: 'a\u202eb' }, 'texts.notes'],
    ['de', { beforeSubject: 'x'.repeat(201) }, 'texts.beforeSubject'],
  ])('rejects %s with a message: %j', async (language, said, field) => {
    const response = await say(language, said)
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: Record<string, string[]> }
    expect(errors[field]).toEqual([expect.any(String)])
    expect((await read()).texts).toEqual({ en: ENGLISH })
  })

  it('belong to one business, and are exported', async () => {
    await say('de', { notes: 'Danke.' })
    expect((await read(await Browser.signedIn())).texts).toEqual({})
    expect(await exports.getBusinessRow(owner.user.actor)).toMatchObject({
      textsByLanguage: { de: { notes: 'Danke.' } },
    })
  })

  it('are offered in several languages once a client uses one', async () => {
    expect(await hasOwnLanguages(owner.user.actor)).toBe(false)
    await createClient(owner.user.actor, { name: 'Huber', language: 'de' } as never)
    expect(await hasOwnLanguages(owner.user.actor)).toBe(true)
    expect(await hasOwnLanguages((await Browser.signedIn()).user.actor)).toBe(false)
  })
})

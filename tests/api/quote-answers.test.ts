import { randomUUID } from 'node:crypto'
import { getURLFromRedirectError } from 'next/dist/client/components/redirect'
import { isRedirectError } from 'next/dist/client/components/redirect-error'
import { submitAnswer } from '@/app/(public)/invoice/[token]/answer-action'
import * as payments from '@/app/api/invoices/[id]/payments/route'
import * as reminders from '@/app/api/invoices/[id]/reminders/route'
import * as status from '@/app/api/invoices/[id]/status/route'
import * as bell from '@/app/api/notifications/route'
import * as answers from '@/app/api/public/invoice/[token]/answer/route'
import { runReminders } from '@/lib/reminders/run-reminders'
import { recordEvent } from '@/lib/activity/record-event'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { addDays, toDateColumn, todayIn } from '@/lib/core/dates'
import type { Notifications } from '@/lib/notifications/notification-response'
import { db } from '@/lib/platform/db/client'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { getInvoice } from '@/lib/documents/queries'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import type { Invoice, InvoiceStatus, PublicInvoice } from '@/lib/documents/types'
import { revokePublicLink } from '@/lib/public-links/public-links'
import { getSharedInvoice } from '@/lib/public-links/shared-invoice'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { stopClock } from '@/tests/factories/clock'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'
import { createUser } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
/** Network address whose attempts are counted together. */
let network: string
beforeEach(async () => {
  network = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  clientId = (await createClient(owner.user.actor, { name: 'Northwind' })).id
})
afterEach(() => jest.useRealTimers())

type Values = NonNullable<Parameters<typeof createInvoice>[2]>
const offer = (values: Values = {}) =>
  createInvoice(owner.user.actor, clientId, { kind: 'QUOTE', status: 'SENT', shared: true, ...values })
const reread = ({ id }: Invoice) => getInvoice(owner.user.actor, id)
const stored = ({ id }: Invoice) =>
  db.invoice.findFirstOrThrow({ where: { businessId: owner.user.businessId, id } })

const ANA = { accept: true, name: 'Ana Gómez', note: 'Please start on Monday.' }
const answer = (token: string, body: object, headers: Record<string, string> = {}) =>
  new Browser().call(answers.POST, `/api/public/invoice/${token}/answer`, {
    method: 'POST',
    body,
    params: { token },
    headers: { 'x-forwarded-for': network, ...headers },
  })
const says = async (response: Response) => ((await response.json()) as { message: string }).message
/** Submits the public page's form; returns its next state, or the path it redirects to. */
async function send(token: string, accept: boolean, fields: Record<string, string>, address = network) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const empty = { name: '', note: '', problem: null }
  try {
    return await new Browser().asking(new Headers({ 'x-forwarded-for': address }), () =>
      submitAnswer(token, accept, empty, form),
    )
  } catch (error) {
    if (isRedirectError(error)) return getURLFromRedirectError(error)
    throw error
  }
}
const move = (id: number, body: { status: InvoiceStatus; undo?: true }) =>
  owner.call(status.PATCH, `/api/invoices/${id}/status`, {
    method: 'PATCH',
    body,
    params: { id: String(id) },
  })
const mails = () => db.outboxMail.findMany({ where: { businessId: owner.user.businessId, kind: 'ACCOUNT' } })

describe('a client answering a quote', () => {
  it('accepts it by the link, with name and note', async () => {
    const quote = await offer()
    const response = await answer(quote.publicToken!, ANA)
    expect(response.status).toBe(200)
    const shown = (await response.json()) as PublicInvoice
    expect(shown).toMatchObject({
      status: 'ACCEPTED',
      answer: { by: 'Ana Gómez', note: 'Please start on Monday.', day: todayIn('UTC') },
    })
    expect((await reread(quote)).answer).toEqual(shown.answer)
    const [event] = await listInvoiceEvents(owner.user.actor, quote.id)
    expect(event).toMatchObject({
      type: 'QUOTE_ACCEPTED',
      by: 'client',
      detail: 'By Ana Gómez: “Please start on Monday.”',
    })
  })

  it('rejects a request id that was used by another request', async () => {
    const quote = await offer()
    const requestId = randomUUID()
    await db.$transaction((tx) =>
      recordEvent(tx, owner.user.actor, 'INVOICE_CONVERTED', { invoiceId: quote.id, data: { requestId } }),
    )
    expect((await answer(quote.publicToken!, { ...ANA, requestId })).status).toBe(200)
    expect((await reread(quote)).status).toBe('ACCEPTED')
  })

  it('declines a quote without a note', async () => {
    const quote = await offer()
    const { accept: _, note: _note, ...named } = ANA
    expect((await answer(quote.publicToken!, { ...named, accept: false })).status).toBe(200)
    expect(await reread(quote)).toMatchObject({ status: 'DECLINED', answer: { by: 'Ana Gómez', note: null } })
    expect((await listInvoiceEvents(owner.user.actor, quote.id))[0]).toMatchObject({
      type: 'QUOTE_DECLINED',
      detail: 'By Ana Gómez',
    })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ note: 'x'.repeat(1001) }, 'note'],
    [{ accept: 'yes' }, 'accept'],
    [{ requestId: '1' }, 'requestId'],
  ])('explains what is wrong with %o', async (over, field) => {
    const quote = await offer()
    const response = await answer(quote.publicToken!, { ...ANA, ...over })
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field])
    expect((await reread(quote)).status).toBe('SENT')
  })

  it('answers once: repeating it changes nothing, and another answer is rejected with a message', async () => {
    const quote = await offer()
    const token = quote.publicToken!
    await answer(token, ANA)
    const first = await stored(quote)
    expect((await answer(token, ANA)).status).toBe(200)
    expect(await stored(quote)).toEqual(first)
    for (const other of [
      { ...ANA, accept: false },
      { ...ANA, name: 'Ben' },
      { ...ANA, note: 'No hurry' },
    ]) {
      const refused = await answer(token, other)
      expect(refused.status).toBe(409)
      expect(await says(refused)).toBe('This quote was accepted already.')
    }
    expect(await stored(quote)).toEqual(first)
    expect(await mails()).toHaveLength(1)
  })

  it('does not accept again by a repeated request after the quote was offered again', async () => {
    const quote = await offer()
    const named = { ...ANA, requestId: randomUUID() }
    await answer(quote.publicToken!, named)
    await move(quote.id, { status: 'SENT' })
    expect((await answer(quote.publicToken!, named)).status).toBe(200)
    expect(await reread(quote)).toMatchObject({ status: 'SENT', answer: null })
    expect((await answer(quote.publicToken!, { ...named, requestId: randomUUID() })).status).toBe(200)
    expect((await reread(quote)).status).toBe('ACCEPTED')
  })

  it('accepts one of two concurrent answers to a quote', async () => {
    const quote = await offer()
    const token = quote.publicToken!
    const release = await holdLock((tx) => lockInvoice(tx, owner.user.actor, quote.id))
    const both = [answer(token, ANA), answer(token, { ...ANA, name: 'Ben', accept: false })]
    await waitForBlocked()
    await release()
    const statuses = (await Promise.all(both)).map((one) => one.status)
    expect(statuses.sort()).toEqual([200, 409])
    const events = await db.event.findMany({
      where: { businessId: owner.user.businessId, type: { in: ['QUOTE_ACCEPTED', 'QUOTE_DECLINED'] } },
    })
    expect(events).toHaveLength(1)
  })

  it('answers 404 if the link was revoked meanwhile', async () => {
    const quote = await offer()
    const release = await holdLock((tx) => lockInvoice(tx, owner.user.actor, quote.id))
    const revoking = revokePublicLink(owner.user.actor, quote.id)
    await waitForBlocked()
    const late = answer(quote.publicToken!, ANA)
    await waitForBlocked(2)
    await release()
    await revoking
    expect((await late).status).toBe(404)
    expect((await reread(quote)).status).toBe('SENT')
  })

  it('can answer through the last day in the seller’s time zone', async () => {
    stopClock('2026-03-10T12:00:00Z')
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { timeZone: 'America/Los_Angeles' },
    })
    const values = { issueDate: '2026-03-01', dueDate: '2026-03-12' }
    const [one, other] = [await offer(values), await offer(values)]
    stopClock('2026-03-13T06:59:00Z')
    expect((await answer(one.publicToken!, ANA)).status).toBe(200)
    stopClock('2026-03-13T07:00:00Z')
    const late = await answer(other.publicToken!, ANA)
    expect(late.status).toBe(409)
    expect(await says(late)).toBe('This quote was valid until Mar 12, 2026. Ask for a new one.')
    expect((await reread(other)).status).toBe('SENT')
  })

  it.each([
    ['DRAFT', 'This quote is still being written, so it can’t be answered yet.'],
    ['CANCELLED', 'This quote was withdrawn.'],
    ['DECLINED', 'This quote was declined already.'],
  ] as const)('answers none that is %s', async (state, words) => {
    const quote = await offer({ status: 'SENT' })
    await setInvoiceStatus(owner.user.actor, quote.id, state)
    const before = await stored(quote)
    const refused = await answer(quote.publicToken!, ANA)
    expect([refused.status, await says(refused)]).toEqual([409, words])
    expect(await stored(quote)).toEqual(before)
  })

  it.each([
    ['INVOICE', 'This can’t be done with an invoice.'],
    ['PROFORMA', 'This can’t be done with a pro forma invoice.'],
  ] as const)('answers no %s', async (kind, words) => {
    const document = await offer({ kind })
    const refused = await answer(document.publicToken!, ANA)
    expect([refused.status, await says(refused)]).toEqual([409, words])
  })

  it('answers 404 for an unknown link', async () => {
    expect((await answer('A'.repeat(43), ANA)).status).toBe(404)
    expect((await answer('short', ANA)).status).toBe(404)
  })

  it('has thirty attempts in a quarter of an hour, and none from other sites', async () => {
    const quote = await offer()
    await consume('answer:address', '203.0.113.77', 30)
    const refused = await answer(quote.publicToken!, ANA, { 'x-forwarded-for': '203.0.113.77' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer(quote.publicToken!, ANA, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await reread(quote)).status).toBe('SENT')
  })
})

describe('answering a quote through the page’s form', () => {
  const FIELDS = { name: 'Ana Gómez', note: 'Please start\r\non Monday.' }

  it('redirects to the page once answered', async () => {
    const quote = await offer()
    const token = quote.publicToken!
    const fields = { ...FIELDS, requestId: randomUUID() }
    expect(await send(token, true, fields)).toBe(`/invoice/${token}?answer=done`)
    expect((await reread(quote)).answer).toMatchObject({ by: 'Ana Gómez', note: 'Please start\non Monday.' })
    // The button was pressed twice.
    expect(await send(token, true, fields)).toBe(`/invoice/${token}?answer=done`)
    expect(await send(token, false, FIELDS)).toBe(`/invoice/${token}?answer=late`)
    expect((await reread(quote)).status).toBe('ACCEPTED')
  })

  it('keeps the input if the name is missing', async () => {
    const quote = await offer()
    expect(await send(quote.publicToken!, true, { ...FIELDS, name: '  ' })).toEqual({
      name: '  ',
      note: 'Please start\non Monday.',
      problem: 'name',
    })
    expect((await reread(quote)).status).toBe('SENT')
  })

  it('keeps the typed answer when the rate limit is hit', async () => {
    const quote = await offer()
    await consume('answer:address', '203.0.113.78', 30)
    expect(await send(quote.publicToken!, false, FIELDS, '203.0.113.78')).toMatchObject({
      name: 'Ana Gómez',
      problem: 'busy',
    })
  })

  it('strips invisible characters from a pasted name and note', async () => {
    const quote = await offer()
    const fields = { name: 'Ana\u200b Gómez\u202c', note: '\ufeffHello' }
    expect(await send(quote.publicToken!, true, fields)).toMatch(/answer=done$/)
    expect((await reread(quote)).answer).toMatchObject({ by: 'Ana Gómez', note: 'Hello' })
  })

  it('shows the missing page, and rejects input the form can’t send', async () => {
    const token = 'A'.repeat(43)
    expect(await send(token, true, FIELDS)).toMatch(`/invoice/${token}`)
    const quote = await offer()
    await expect(send(quote.publicToken!, true, { ...FIELDS, note: 'x'.repeat(1001) })).rejects.toThrow()
    expect((await reread(quote)).status).toBe('SENT')
  })
})

describe('a seller answering a quote', () => {
  it('answers manually, without a notification', async () => {
    const quote = await offer()
    expect((await move(quote.id, { status: 'ACCEPTED' })).status).toBe(200)
    const { answer: given } = await reread(quote)
    expect(given).toMatchObject({ by: null, note: null, day: todayIn('UTC') })
    expect(await mails()).toHaveLength(0)
    const [event] = await listInvoiceEvents(owner.user.actor, quote.id)
    expect(event).toMatchObject({ type: 'QUOTE_ACCEPTED', by: { id: owner.user.id } })
    expect(event).not.toHaveProperty('detail')
  })

  it.each(['SENT', 'DRAFT', 'CANCELLED'] as const)(
    'moves an answered quote on to %s without its answer, and undo brings that back',
    async (to) => {
      const quote = await offer()
      await answer(quote.publicToken!, ANA)
      const before = (await reread(quote)).answer
      expect((await move(quote.id, { status: to })).status).toBe(200)
      expect((await reread(quote)).answer).toBeNull()
      expect(await stored(quote)).toMatchObject({ answeredAt: null, answeredBy: null, answerNote: null })
      expect((await move(quote.id, { status: 'ACCEPTED', undo: true })).status).toBe(200)
      expect((await reread(quote)).answer).toEqual(before)
    },
  )

  it('withdraws an answer, which is recorded', async () => {
    const quote = await offer()
    await answer(quote.publicToken!, ANA)
    expect((await move(quote.id, { status: 'SENT', undo: true })).status).toBe(200)
    expect(await reread(quote)).toMatchObject({ status: 'SENT', answer: null })
    expect((await listInvoiceEvents(owner.user.actor, quote.id))[0]!.type).toBe('STATUS_UNDONE')
  })

  it('offers an expired quote again with a later date', async () => {
    const quote = await offer()
    const past = toDateColumn(addDays(todayIn('UTC'), -1))
    await db.invoice.updateMany({
      where: { businessId: owner.user.businessId, id: quote.id },
      data: { dueDate: past },
    })
    expect((await answer(quote.publicToken!, ANA)).status).toBe(409)
    await move(quote.id, { status: 'DRAFT' })
    await db.invoice.updateMany({
      where: { businessId: owner.user.businessId, id: quote.id },
      data: { dueDate: toDateColumn(addDays(todayIn('UTC'), 10)) },
    })
    await move(quote.id, { status: 'SENT' })
    expect((await answer(quote.publicToken!, ANA)).status).toBe(200)
  })

  it('is notified of the client’s answer by email and in the app', async () => {
    const quote = await offer({ invoiceNumber: 'Q-7' })
    await answer(quote.publicToken!, ANA)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Northwind accepted quote Q-7', to: [owner.user.email] })
    const response = await owner.call(bell.GET, '/api/notifications')
    const { items } = (await response.json()) as Notifications
    expect(items[0]).toMatchObject({
      type: 'QUOTE_ACCEPTED',
      kind: 'QUOTE',
      invoiceNumber: 'Q-7',
      unread: true,
    })
    await move(quote.id, { status: 'SENT' })
    await move(quote.id, { status: 'DECLINED' })
    const again = await owner.call(bell.GET, '/api/notifications')
    expect(((await again.json()) as Notifications).items).toHaveLength(items.length)
  })

  it('sees on the document who accepted it, and when', async () => {
    const quote = await offer()
    await answer(quote.publicToken!, ANA)
    const { invoice, today } = await getSharedInvoice(quote.publicToken!)
    const { facts } = createDocumentView(invoice, { today })
    const fact = facts.find(({ label }) => label === 'Accepted')
    expect(fact?.value).toMatch(/^Ana Gómez, \w{3}\u00a0\d\d,\u00a0\d{4}$/)
  })
})

describe.each(['QUOTE', 'PROFORMA'] as const)('sending and answering a %s', (kind) => {
  const noun = kind === 'QUOTE' ? 'a quote' : 'a pro forma invoice'
  const never = `This can’t be done with ${noun}.`

  it('can’t record a payment for it', async () => {
    const { id } = await offer({ kind })
    const paid = await move(id, { status: 'PAID' })
    expect([paid.status, await says(paid)]).toEqual([
      409,
      expect.stringMatching(/^A .* can only be DRAFT, SENT/),
    ])
    const recorded = await owner.call(payments.POST, `/api/invoices/${id}/payments`, {
      method: 'POST',
      params: { id: String(id) },
      body: {
        paidOn: todayIn('UTC'),
        amount: 10,
        method: 'CASH',
        sendReceipt: true,
      },
    })
    expect([recorded.status, await says(recorded)]).toEqual([409, never])
    expect(await db.payment.count({ where: { businessId: owner.user.businessId } })).toBe(0)
    expect(await db.outboxMail.count({ where: { businessId: owner.user.businessId } })).toBe(0)
  })

  it('can’t send a reminder for it', async () => {
    await db.business.update({
      where: { id: owner.user.businessId },
      data: { reminderDays: [1, 7], timeZone: 'UTC' },
    })
    const issueDate = addDays(todayIn('UTC'), -40)
    const { id } = await offer({ kind, issueDate, dueDate: addDays(todayIn('UTC'), -7) })
    await runReminders()
    expect(await db.outboxMail.count({ where: { businessId: owner.user.businessId } })).toBe(0)
    const asked = await owner.call(reminders.POST, `/api/invoices/${id}/reminders`, {
      method: 'POST',
      params: { id: String(id) },
      body: {
        to: ['ap@northwind.test'],
        subject: 'Reminder',
        message: 'Please pay {link}',
      },
    })
    expect([asked.status, await says(asked)]).toEqual([409, never])
  })
})

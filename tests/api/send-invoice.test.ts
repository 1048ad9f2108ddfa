import { randomUUID } from 'node:crypto'
import * as again from '@/app/api/invoices/[id]/mails/[mailId]/route'
import * as starting from '@/app/api/invoices/[id]/mails/letter/route'
import * as preview from '@/app/api/invoices/[id]/mails/preview/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as testMail from '@/app/api/user/test-mail/route'
import { db } from '@/lib/platform/db/client'
import { createPublicLink, revokePublicLink } from '@/lib/public-links/public-links'
import { getInvoice } from '@/lib/documents/queries'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import type { InvoiceMail, MailDraft } from '@/lib/mail/outbox/mail-response'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const smtp = setUpMailServer(createSmtpServer())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoiceId: number

afterAll(closeRenderer)
beforeEach(async () => {
  owner = await Browser.signedIn(
    await createUser({ companyName: 'Robin "R" Ltd', switchedNotices: ['MAIL_FAILED'] }),
  )
  const client = await createClient(owner.user.actor, { email: 'ap@northwind.test' })
  invoiceId = (await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'INV-7' })).id
})
afterEach(deleteUsers)

const letter = (over: object = {}) => ({
  to: ['ap@northwind.test'],
  subject: 'Invoice INV-7 from Robin Ltd',
  message: 'Hello,\n\nplease find the invoice.\nGrüße',
  ...over,
})
const send = (body: object, browser: Browser = owner, headers: Record<string, string> = {}) =>
  browser.call(mails.POST, `/api/invoices/${invoiceId}/mails`, {
    method: 'POST',
    body,
    headers,
    params: { id: String(invoiceId) },
  })
const listed = async () =>
  (await (
    await owner.call(mails.GET, `/api/invoices/${invoiceId}/mails`, { params: { id: String(invoiceId) } })
  ).json()) as InvoiceMail[]
const sendAgain = (mailId: string) =>
  owner.call(again.POST, `/api/invoices/${invoiceId}/mails/${mailId}`, {
    method: 'POST',
    params: { id: String(invoiceId), mailId },
  })
const show = async (message: string) => {
  const response = await owner.call(preview.POST, `/api/invoices/${invoiceId}/mails/preview`, {
    method: 'POST',
    body: { message },
    params: { id: String(invoiceId) },
  })
  return (await response.json()) as { html: string }
}
const statusOf = async () =>
  (
    await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
    })
  ).status
const events = async () =>
  (await db.event.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } })).map(({ type }) => type)
/** Makes the next attempt due. */
const wait = () =>
  db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(Date.now() - 1000) },
  })

describe('sending an invoice by email', () => {
  it('reaches all recipients, from the business, with the PDF, and issues a draft', async () => {
    const response = await send(
      letter({ cc: ['Boss@Northwind.test'], bcc: ['me@robin.test'], replyTo: 'robin@robin.test' }),
    )
    expect(response.status).toBe(202)
    expect(await response.json()).toMatchObject({ status: 'QUEUED', to: ['ap@northwind.test'], error: null })
    expect([await statusOf(), smtp.mails.length]).toEqual(['DRAFT', 0])

    expect(await runOutbox()).toBe(1)
    const [mail] = smtp.mails
    expect(mail!.to).toEqual(['ap@northwind.test', 'boss@northwind.test', 'me@robin.test'])
    expect(mail!.source).toMatch(/^From: "?Robin\s+R\s+Ltd via Sheaf"? <no-reply@localhost>\r$/m)
    expect(mail!.source).toMatch(/^Cc: boss@northwind\.test\r$/m)
    expect(mail!.source).not.toMatch(/^Bcc:/m)
    expect(mail!.source).toMatch(/^Reply-To: robin@robin\.test\r$/m)
    expect(mail!.source).toContain('filename=Invoice-INV-7.pdf')
    expect(mail!.source).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))
    expect(await listed()).toMatchObject([{ status: 'SENT', sentAt: expect.any(String) }])
    expect(await statusOf()).toBe('SENT')
    expect(await events()).toEqual(['INVOICE_CREATED', 'MAIL_QUEUED', 'MAIL_SENT', 'INVOICE_SENT'])
    expect(await runOutbox()).toBe(0)
  })

  it('sends one email per request, however often it is repeated or processed', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const answers = [await send(letter(), owner, headers), await send(letter(), owner, headers)]
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as InvoiceMail).id))
    expect(new Set(ids).size).toBe(1)
    await Promise.all([runOutbox(), runOutbox(), runOutbox()])
    expect(smtp.mails).toHaveLength(1)
    expect((await events()).filter((type) => type === 'MAIL_QUEUED')).toHaveLength(1)
  })

  it('uses the owner as the reply-to address by default', async () => {
    await send(letter())
    await runOutbox()
    expect(smtp.mails[0]!.source).toContain(`Reply-To: ${owner.user.email}`)
  })

  it('omits the PDF on request', async () => {
    await send(letter({ attachPdf: false }))
    await runOutbox()
    expect(smtp.mails[0]!.source).not.toContain('application/pdf')
  })

  it.each([
    ['to', { to: [] }, 'Please enter at least one address'],
    ['to.0', { to: ['a@b.co, c@d.co'] }, 'Invalid email address'],
    ['to.0', { to: ['a@b.co\r\nBcc: x@y.co'] }, 'Invalid email address'],
    ['cc.0', { cc: ['nope'] }, 'Invalid email address'],
    ['bcc', { bcc: Array.from({ length: 11 }, (_, n) => `a${n}@b.co`) }, 'At most 10 addresses'],
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['subject', { subject: 'a\r\nBcc: x@y.co' }, 'Please remove invisible control characters'],
    ['message', { message: '' }, 'Message is required'],
  ])('rejects an invalid %s', async (field, over, message) => {
    const response = await send(letter(over))
    expect([response.status, (await response.json()).errors[field]]).toEqual([422, [message]])
    expect(await db.outboxMail.count()).toBe(0)
  })

  it('requires the owner, and an invoice that is not cancelled', async () => {
    expect((await send(letter(), await Browser.signedIn())).status).toBe(404)
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
      data: { status: 'CANCELLED' },
    })
    expect((await send(letter())).status).toBe(409)
  })
})

describe('the public link in the email of an invoice', () => {
  const start = async (letter = 'invoice', browser: Browser = owner) =>
    browser.call(starting.GET, `/api/invoices/${invoiceId}/mails/letter?letter=${letter}`, {
      params: { id: String(invoiceId) },
    })
  const words = async (letter?: string) => (await (await start(letter)).json()) as MailDraft
  const token = async () => (await getInvoice(owner.user.actor, invoiceId)).publicToken
  const url = async () => `http://localhost:3000/invoice/${await token()}`

  it('is not created by the dialog or its preview', async () => {
    const { to, subject, message } = await words()
    expect([to, subject]).toEqual([['ap@northwind.test'], 'Invoice INV-7 from Robin "R" Ltd'])
    expect(message).toContain('download it here:\n{link}\n')
    const { html } = await show(message)
    expect(html).toContain('http://localhost:3000/invoice/…')
    expect(html).not.toMatch(/href="[^"]*invoice|\{link\}/)
    expect([await token(), await events()]).toEqual([null, ['INVOICE_CREATED']])
  })

  it('is created on sending, with the email that contains it', async () => {
    await send(letter({ message: (await words()).message }))
    expect(await events()).toEqual(['INVOICE_CREATED', 'LINK_CREATED', 'MAIL_QUEUED'])
    expect((await db.outboxMail.findFirstOrThrow()).message).toContain(await url())
    expect((await words()).message).toContain(await url())
    await runOutbox()
    expect(smtp.mails[0]!.source.replaceAll('=\r\n', '')).toContain(await url())
  })

  it('is the existing one, or a new one after it has expired', async () => {
    await createPublicLink(owner.user.actor, invoiceId)
    const first = await token()
    expect((await words()).message).toContain(await url())
    await send(letter({ message: '{link}' }))
    expect(await token()).toBe(first)
    await db.invoice.update({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
      data: { linkExpiresOn: new Date('2020-01-01') },
    })
    expect((await words()).message).toContain('{link}')
    await send(letter({ message: '{link}' }))
    expect(await token()).not.toBe(first)
  })

  it('is not created for a message without one, for a rejected email, or again for the same request', async () => {
    await send(letter())
    await send(letter({ message: '{link}', to: [] }))
    expect(await token()).toBeNull()
    const headers = { 'idempotency-key': randomUUID() }
    const sendLink = () => send(letter({ message: '{link}' }), owner, headers)
    await sendLink()
    await revokePublicLink(owner.user.actor, invoiceId)
    expect((await sendLink()).status).toBe(202)
    // As if a day had passed and the stored response was deleted.
    await db.idempotencyKey.deleteMany({ where: { userId: owner.user.id } })
    expect((await sendLink()).status).toBe(202)
    expect(await token()).toBeNull()
  })

  it('is also used in manual reminders, which require the owner', async () => {
    expect(await words('reminder')).toMatchObject({
      subject: 'Reminder: invoice INV-7 is due in 14 days',
      message: expect.stringMatching(/^Hello .*\{link\}/s),
    })
    expect((await start('invoice', await Browser.signedIn())).status).toBe(404)
  })
})

describe('an invoice email that can’t be delivered', () => {
  it('is retried with increasing delays while the server is busy or unreachable, and then sent once', async () => {
    smtp.behave('later')
    await send(letter())
    await runOutbox()
    expect(await listed()).toMatchObject([
      { status: 'QUEUED', error: expect.stringContaining('asked us to try later: 451') },
    ])
    expect(await runOutbox()).toBe(0)
    await wait()
    await runOutbox()
    const { attempts, nextAttemptAt } = await db.outboxMail.findFirstOrThrow()
    expect(attempts).toBe(2)
    expect(nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(4 * 60_000)
    smtp.behave('take')
    await wait()
    await runOutbox()
    expect([smtp.mails.length, (await listed())[0]!.status]).toEqual([1, 'SENT'])
    expect((await events()).filter((type) => type === 'MAIL_FAILED')).toEqual([])
  })

  it('fails permanently if rejected, with a reason, and can be resent manually', async () => {
    smtp.behave('refuse')
    await send(letter())
    await runOutbox()
    const [failed] = await listed()
    expect(failed).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('The mail server refused it: 550'),
    })
    expect([await statusOf(), (await events()).at(-1)]).toEqual(['DRAFT', 'MAIL_FAILED'])
    smtp.behave('take')
    expect((await sendAgain(failed!.id)).status).toBe(202)
    await runOutbox()
    expect([smtp.mails.length, await statusOf()]).toEqual([1, 'SENT'])
    expect((await sendAgain(failed!.id)).status).toBe(409)
    expect((await sendAgain(randomUUID())).status).toBe(404)
  })

  it('is never resent automatically after a broken connection: the result is unknown, so the user is asked', async () => {
    smtp.behave('hang up after taking')
    await send(letter())
    await runOutbox()
    expect(await listed()).toMatchObject([
      { status: 'FAILED', error: expect.stringContaining('may have gone out') },
    ])
    await wait()
    expect(await runOutbox()).toBe(0)
    expect(smtp.mails).toHaveLength(1)
  })

  it('is not resent if its process died during delivery', async () => {
    await send(letter())
    await db.outboxMail.updateMany({
      where: { businessId: owner.user.businessId },
      data: { status: 'SENDING' },
    })
    await wait()
    expect(await runOutbox()).toBe(0)
    expect(await listed()).toMatchObject([
      { status: 'FAILED', error: expect.stringContaining('interrupted') },
    ])
  })

  it('is given up after about a day', async () => {
    smtp.behave('later')
    await send(letter())
    for (let attempt = 1; attempt <= 8; attempt++) {
      expect((await listed())[0]!.status).toBe('QUEUED')
      await runOutbox()
      await wait()
    }
    expect((await listed())[0]!.status).toBe('FAILED')
  })
})

it('an invoice email is previewed as it will be: business, amount, link as a button, escaped text', async () => {
  const { publicToken } = await createPublicLink(owner.user.actor, invoiceId)
  const url = `http://localhost:3000/invoice/${publicToken}`
  const { html } = await show(`Hello <b>you</b>,\n\nsee here:\n{link}`)
  expect(html).toContain('Robin &quot;R&quot; Ltd')
  expect(html).toContain('$100.00')
  expect(html).toContain(`href="${url}"`)
  expect(html).toContain('Hello &lt;b&gt;you&lt;/b&gt;')
  expect(html).not.toMatch(/<script|https?:\/\/(?!localhost:3000|www\.w3\.org)/)
})

describe('the test email', () => {
  const test = () => owner.call(testMail.POST, '/api/user/test-mail', { method: 'POST' })

  it('goes to the user’s own address', async () => {
    expect(await (await test()).json()).toEqual({ to: owner.user.email, transport: 'smtp' })
    expect(smtp.mails[0]!.to).toEqual([owner.user.email])
  })

  it('explains a rejection in plain words', async () => {
    smtp.behave('refuse')
    const response = await test()
    expect([response.status, (await response.json()).message]).toEqual([
      502,
      expect.stringContaining('The mail server refused it: 550'),
    ])
  })
})

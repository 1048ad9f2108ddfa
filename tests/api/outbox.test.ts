import type { ActiveMember } from '@/lib/api/session'
import * as one from '@/app/api/invoices/[id]/mails/[mailId]/route'
import * as mails from '@/app/api/invoices/[id]/mails/route'
import * as item from '@/app/api/invoices/[id]/route'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { db } from '@/lib/platform/db/client'
import { deleteInvoice } from '@/lib/invoicing/delete-invoice'
import { createPublicLink, revokePublicLink } from '@/lib/public-links/public-links'
import { setInvoiceStatus } from '@/lib/documents/transitions/transition-invoice'
import { createInvoiceView } from '@/lib/documents/view/invoice-view'
import { getInvoice } from '@/lib/documents/queries'
import { renderInvoiceMail } from '@/lib/mail/letters/invoice-mail'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { waitForBlocked, holdLock } from '@/tests/factories/locks'
import { setUpMailServer } from '@/tests/factories/mail-server'
import { createSmtpServer } from '@/tests/factories/smtp-server'
import { createUser, deleteUsers } from '@/tests/factories/user'
import { getMessages } from '@/lib/i18n/get-messages'
import { setUpOwnDatabase } from '@/tests/setup/own-database'

setUpOwnDatabase()

const CLIENT = 'ap@northwind.test'
const smtp = setUpMailServer(createSmtpServer())
let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let invoiceId: number

afterAll(closeRenderer)
beforeEach(async () => {
  owner = await Browser.signedIn(await createUser({ companyName: 'Robin Ltd' }))
  invoiceId = await newInvoice(owner.user.actor, 'INV-7')
})
afterEach(deleteUsers)

async function newInvoice(actor: ActiveMember, invoiceNumber: string): Promise<number> {
  const client = await createClient(actor, { email: CLIENT })
  return (await createInvoice(actor, client.id, { invoiceNumber })).id
}
const letter = (over: object = {}) => ({
  to: [CLIENT],
  subject: 'Invoice INV-7',
  message: 'Please pay $100.00',
  attachPdf: false,
  ...over,
})
const send = (over: object = {}, id = invoiceId) =>
  owner.call(mails.POST, `/api/invoices/${id}/mails`, {
    method: 'POST',
    body: letter(over),
    params: { id: String(id) },
  })
const act = async (method: 'POST' | 'DELETE') => {
  const { ref } = await mail()
  return owner.call(one[method], `/api/invoices/${invoiceId}/mails/${ref}`, {
    method,
    params: { id: String(invoiceId), mailId: ref },
  })
}
const list = () =>
  owner.call(mails.GET, `/api/invoices/${invoiceId}/mails`, { params: { id: String(invoiceId) } })
const remove = () =>
  owner.call(item.DELETE, `/api/invoices/${invoiceId}`, {
    method: 'DELETE',
    params: { id: String(invoiceId) },
  })
/** Makes all pending emails of the owner due. */
const inHand = () =>
  db.outboxMail.updateMany({
    where: { businessId: owner.user.businessId },
    data: { nextAttemptAt: new Date(0) },
  })
const mail = () => db.outboxMail.findFirstOrThrow({ where: { invoiceId } })
const statusOf = async () =>
  (
    await db.invoice.findUniqueOrThrow({
      where: { own: { businessId: owner.user.businessId, id: invoiceId } },
    })
  ).status
const events = async () =>
  (await db.event.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } })).map(({ type }) => type)
const edit = async () => {
  const invoice = await getInvoice(owner.user.actor, invoiceId)
  return owner.call(item.PATCH, `/api/invoices/${invoiceId}`, {
    method: 'PATCH',
    params: { id: String(invoiceId) },
    body: {
      clientId: invoice.clientId,
      currency: 'USD',
      invoiceNumber: 'INV-7',
      version: invoice.version,
      issueDate: invoice.issueDate,
      dueDate: invoice.dueDate,
      lineItems: [{ description: 'Consulting', quantity: 1, unitPrice: 999 }],
    },
  })
}
describe('a queued email of an invoice that changes', () => {
  it('is not sent, or sent again, once the invoice is cancelled', async () => {
    smtp.behave('refuse')
    await send()
    await runOutbox()
    await setInvoiceStatus(owner.user.actor, invoiceId, 'CANCELLED')
    smtp.behave('take')
    expect((await act('POST')).status).toBe(409)
    await setInvoiceStatus(owner.user.actor, invoiceId, 'SENT')
    expect((await act('POST')).status).toBe(202)
    await setInvoiceStatus(owner.user.actor, invoiceId, 'CANCELLED')
    expect(await mail()).toMatchObject({ status: 'CANCELLED', error: { code: 'mail.invoice-cancelled' } })
    // An email that another process claimed earlier.
    await db.outboxMail.updateMany({
      where: { businessId: owner.user.businessId },
      data: { status: 'QUEUED' },
    })
    await runOutbox()
    expect([smtp.mails.length, (await mail()).status]).toEqual([0, 'CANCELLED'])
  })

  it('leaves a draft unchanged until it is sent or cancelled', async () => {
    await send()
    const refused = await edit()
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: 'An email with this invoice is on its way. Wait until it is sent, or cancel it first.' },
    ])
    const { id } = await mail()
    await db.outboxMail.update({ where: { id }, data: { status: 'SENDING' } })
    expect([(await edit()).status, (await act('DELETE')).status]).toEqual([409, 409])
    await db.outboxMail.update({ where: { id }, data: { status: 'QUEUED' } })
    expect((await act('DELETE')).status).toBe(200)
    expect((await act('DELETE')).status).toBe(409)
    expect((await edit()).status).toBe(200)
    await runOutbox()
    expect([smtp.mails.length, (await mail()).error]).toEqual([0, { code: 'mail.cancelled-by-user' }])
  })

  it('is not sent once the invoice is moved back to draft', async () => {
    await setInvoiceStatus(owner.user.actor, invoiceId, 'SENT')
    smtp.behave('later')
    await send()
    await runOutbox()
    await setInvoiceStatus(owner.user.actor, invoiceId, 'DRAFT')
    smtp.behave('take')
    await db.outboxMail.updateMany({
      where: { businessId: owner.user.businessId },
      data: { nextAttemptAt: new Date(0) },
    })
    await runOutbox()
    expect([smtp.mails.length, await statusOf(), (await mail()).status]).toEqual([0, 'DRAFT', 'CANCELLED'])
  })

  it('is not sent once the invoice is deleted, while sent emails stay on record', async () => {
    await send({ subject: 'The first' })
    await runOutbox()
    await send({ subject: 'The second' })
    expect((await remove()).status).toBe(204)
    await inHand()
    await runOutbox()
    expect(smtp.mails).toHaveLength(1)
    const kept = await db.outboxMail.findMany({
      where: { businessId: owner.user.businessId },
      orderBy: { id: 'asc' },
    })
    expect(kept).toMatchObject([
      { invoiceId, subject: 'The first', to: [CLIENT], status: 'SENT', error: null },
      { invoiceId, subject: 'The second', status: 'CANCELLED', error: { code: 'mail.invoice-deleted' } },
    ])
    expect((await list()).status).toBe(404)
  })

  it('is not retried if its invoice was deleted while it was being sent', async () => {
    smtp.behave('later')
    await send()
    smtp.meanwhile(() => deleteInvoice(owner.user.actor, invoiceId))
    await runOutbox()
    smtp.meanwhile(() => undefined)
    smtp.behave('take')
    await inHand()
    await runOutbox()
    expect(smtp.mails).toHaveLength(0)
    expect(await mail()).toMatchObject({ status: 'CANCELLED', error: { code: 'mail.invoice-deleted' } })
  })

  it('is sent with the link at that time, and not if it was revoked', async () => {
    const path = async () => `/invoice/${(await createPublicLink(owner.user.actor, invoiceId)).publicToken}`
    const old = await path()
    await send({ message: `See http://localhost:3000${old}` })
    await revokePublicLink(owner.user.actor, invoiceId)
    const current = await path()
    await runOutbox()
    expect(smtp.mails[0]!.source).not.toContain(old.slice(0, 30))
    expect(smtp.mails[0]!.source).toContain(current.slice(0, 30))
    await send({ message: `See http://localhost:3000${current}` })
    await revokePublicLink(owner.user.actor, invoiceId)
    await runOutbox()
    expect(smtp.mails).toHaveLength(1)
  })
})

describe('the result of an accepted email', () => {
  it('does not undo a payment recorded during delivery', async () => {
    await send()
    const release = await holdLock(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "Invoice" WHERE "id" = ${invoiceId} FOR UPDATE`
      const payment = { amount: 100, method: 'OTHER', isSettlement: true, paidOn: new Date('2026-11-21') }
      await tx.payment.create({ data: { businessId: owner.user.businessId, invoiceId, ...payment } })
      await tx.invoice.update({
        where: { own: { businessId: owner.user.businessId, id: invoiceId } },
        data: { status: 'PAID', amountPaid: 100 },
      })
    })
    const running = runOutbox()
    try {
      await waitForBlocked()
      expect(smtp.mails).toHaveLength(1)
    } finally {
      await release()
    }
    await running
    expect([await statusOf(), (await mail()).status]).toEqual(['PAID', 'SENT'])
    expect(await db.payment.count({ where: { invoiceId } })).toBe(1)
  })

  it('is stored in full, with the invoice’s status, or not at all', async () => {
    await send()
    smtp.meanwhile(
      () => db.$executeRaw`ALTER TABLE "Invoice" ADD CONSTRAINT never CHECK (status <> 'SENT') NOT VALID`,
    )
    try {
      expect(await runOutbox()).toBe(1)
    } finally {
      await db.$executeRaw`ALTER TABLE "Invoice" DROP CONSTRAINT IF EXISTS never`
    }
    expect([await statusOf(), (await mail()).status, await events()]).toEqual([
      'DRAFT',
      'SENDING',
      ['INVOICE_CREATED', 'MAIL_QUEUED'],
    ])
  })

  it('is reported even if the invoice was deleted meanwhile, and delays no other', async () => {
    const next = await newInvoice(owner.user.actor, 'INV-8')
    await send()
    await send({}, next)
    smtp.meanwhile(() => {
      smtp.meanwhile(() => undefined)
      return deleteInvoice(owner.user.actor, invoiceId)
    })
    expect(await runOutbox()).toBe(2)
    expect(smtp.mails).toHaveLength(2)
    expect(await events()).toContain('MAIL_SENT')
    expect((await mail()).status).toBe('SENT')
  })

  it('is given up once if its process died, even under concurrent checks', async () => {
    await send()
    await db.outboxMail.updateMany({
      where: { businessId: owner.user.businessId },
      data: { status: 'SENDING', attempts: 1, nextAttemptAt: new Date(0) },
    })
    await Promise.all([runOutbox(), runOutbox(), runOutbox(), runOutbox()])
    expect((await events()).filter((type) => type === 'MAIL_FAILED')).toHaveLength(1)
  })
})

describe('sender and reply address of an email', () => {
  it('removes duplicate recipients', async () => {
    await send({ to: [CLIENT, CLIENT], cc: ['AP@northwind.test', 'boss@northwind.test'], bcc: [CLIENT] })
    expect(await mail()).toMatchObject({ to: [CLIENT], cc: ['boss@northwind.test'], bcc: [] })
  })

  it('limits recipients, and stores nothing of a rejected request', async () => {
    await consume('invoice-mail:account', String(owner.user.id), 499)
    expect((await send({ cc: ['boss@northwind.test'] })).status).toBe(429)
    expect(await db.outboxMail.count()).toBe(0)
  })

  it('does not let one user’s many emails delay another’s', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      businessId: owner.user.businessId,
      invoiceId,
      kind: 'INVOICE',
      cause: `x ${index}`,
      to: [CLIENT],
      subject: 's',
      message: 'm',
      attachPdf: false,
    }))
    await db.outboxMail.createMany({ data: rows })
    const other = await createUser({ companyName: 'Other' })
    const theirs = await newInvoice(other.actor, 'O-1')
    await db.outboxMail.create({
      data: {
        ...rows[0]!,
        businessId: other.businessId,
        invoiceId: theirs,
        cause: 'y',
        to: ['o@northwind.test'],
      },
    })
    await runOutbox()
    expect(smtp.mails.slice(0, 2).map(({ to }) => to[0])).toContain('o@northwind.test')
  })

  it('answers another business’s request like one for a missing invoice', async () => {
    // Ids count per business: the stranger's next invoice has the same id.
    const counters = { create: { kind: 'Invoice', last: invoiceId - 1 } }
    const stranger = await Browser.signedIn(await createUser({ counters }))
    const look = (browser: Browser, id = invoiceId) =>
      browser.call(mails.GET, `/api/invoices/${id}/mails`, { params: { id: String(id) } })
    const missing = await (await look(stranger, 2_000_000_000)).text()
    for (const count of [0, 1]) {
      const own = await look(owner)
      expect([own.status, ((await own.json()) as object[]).length]).toEqual([200, count])
      const foreign = await look(stranger)
      expect([foreign.status, await foreign.text()]).toEqual([404, missing])
      // Only in the second round is there an email to find.
      await send()
    }
    const client = await createClient(stranger.user.actor)
    expect((await createInvoice(stranger.user.actor, client.id)).id).toBe(invoiceId)
    expect(await (await look(stranger)).json()).toEqual([])
  })

  it('links only to this product', async () => {
    const view = createInvoiceView(await getInvoice(owner.user.actor, invoiceId), { today: '2026-11-21' })
    const letter = { view, words: getMessages({}).mail.letter, logoSrc: null }
    const link = `/invoice/${'A'.repeat(43)}`
    const evil = await renderInvoiceMail({ ...letter, message: `https://evil.example${link}` })
    expect(evil.html).not.toContain('View invoice')
    const own = await renderInvoiceMail({ ...letter, message: `http://localhost:3000${link}` })
    expect(own.html).toContain(`href="http://localhost:3000${link}"`)
  })
})

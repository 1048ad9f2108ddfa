import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/core/access/actor'
import { hashToken } from '@/lib/platform/crypto/encryption'
import { db } from '@/lib/platform/db/client'
import { addDays, todayIn } from '@/lib/core/dates'
import { refundCredit } from '@/lib/invoicing/payments/refund-credit'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'
import type { InvoiceFormValues } from '@/lib/documents/schema'
import { storeAvatar, storeLogo } from '@/lib/platform/storage/picture-uploads'
import type { Browser } from './browser'
import { createClient } from './client'
import { addClientCredit } from './client-credit'
import { createInvoice } from './invoice'
import { createPicture } from './logo'
import { createSession } from './session'
import { createUser } from './user'

export type SignedIn = Awaited<ReturnType<typeof Browser.signedIn>>
/** Ids by resource, typed as in the routes. */
export type ResourceIds = Awaited<ReturnType<typeof createResources>>

const DAYS = 86_400_000
export const today = () => todayIn('UTC')
export const png = createPicture().png().toBuffer()

interface ResourceOptions {
  /** Text contained in every text field. */
  mark: string
  /** Line items of every invoice. */
  lineItems: InvoiceFormValues['lineItems']
}
const PLAIN: ResourceOptions = {
  mark: 'Northwind',
  lineItems: [{ description: 'Consulting', quantity: 1, unitPrice: 100 }],
}

/** Creates one of every resource with an id, in the user's business. */
export async function createResources(user: SignedIn['user'], { mark, lineItems }: ResourceOptions = PLAIN) {
  const { actor, businessId } = user
  const to = `client@${mark.toLowerCase()}.example.org`
  const client = await createClient(actor, { name: `${mark} Traders`, email: to })
  const draft = await createInvoice(actor, client.id, { lineItems })
  const start = addDays(today(), -60)
  const sent = await createInvoice(actor, client.id, {
    status: 'SENT',
    shared: true,
    issueDate: start,
    lineItems,
    notes: `${mark} says thank you`,
  })
  const offered = await createInvoice(actor, client.id, {
    kind: 'QUOTE',
    status: 'SENT',
    shared: true,
    lineItems,
  })
  const paying = { paidOn: today(), amount: 10, method: 'CASH' as const, reference: `${mark} 1` }
  const payment = (await recordPayment(actor, sent.id, paying)).payments[0]!.id
  const refund = await ownRefund(actor, client.id, `${mark} 2`)
  const first = await createInvoice(actor, client.id, {
    invoiceType: 'RECURRING',
    recurringDate: addDays(today(), 30),
    schedule: DEFAULT_RECURRENCE,
    lineItems,
  })
  const quote = await createInvoice(actor, client.id, { kind: 'QUOTE', status: 'SENT', lineItems })
  await db.invoice.update({
    where: { own: { businessId, id: draft.id } },
    data: {
      sourceId: quote.id,
      relation: 'CONVERTED',
      sourceNumber: quote.invoiceNumber,
      sourceDate: new Date(quote.issueDate),
    },
  })
  const mail = (status: string) =>
    db.outboxMail.create({
      data: {
        businessId,
        invoiceId: sent.id,
        kind: 'INVOICE',
        cause: `send ${randomUUID()}`,
        status,
        to: [to],
        cc: [],
        bcc: [],
        subject: `Invoice of ${mark}`,
        message: 'Please pay.',
        nextAttemptAt: new Date(Date.now() + DAYS),
      },
    })
  const member = await createUser({ fullName: `${mark} Member` })
  await db.membership.create({ data: { businessId, userId: member.id, role: 'STAFF' } })
  const invitation = await db.invitation.create({
    data: {
      businessId,
      email: `${mark.toLowerCase()}-${randomUUID()}@example.com`,
      role: 'VIEWER',
      invitedBy: `${mark} Owner`,
      invitedById: user.id,
      tokenHash: randomUUID(),
      expiresAt: new Date(Date.now() + DAYS),
    },
  })
  const tax = await db.taxRate.create({
    data: { businessId, name: `${mark} tax`, rate: 20, category: 'S' },
  })
  const item = await db.savedItem.create({
    data: { businessId, description: `${mark} item ${randomUUID()}`, unitPrice: 7, currency: 'USD' },
  })
  const session = await createSession(user)
  return {
    tax: tax.id,
    item: item.id,
    client: client.id,
    member: member.id,
    invitation: invitation.id,
    draft: draft.id,
    sent: sent.id,
    token: sent.publicToken!,
    offer: offered.publicToken!,
    payment,
    refund,
    first: first.id,
    quote: quote.id,
    series: (await db.recurringSchedule.findFirstOrThrow({ where: { businessId } })).id,
    failedMail: (await mail('FAILED')).ref,
    waitingMail: (await mail('QUEUED')).ref,
    number: (await db.documentNumber.findFirstOrThrow({ where: { businessId, invoiceId: sent.id } })).id,
    session: hashToken(session.id).slice(0, 24),
    avatar: (await storeAvatar(user.id, await png)).avatar.split('/').at(-1)!,
    logo: (await storeLogo(actor, await png)).file.split('/').at(-1)!,
  }
}

/** Creates client credit and a partial refund of it. */
async function ownRefund(actor: Actor, clientId: number, note: string): Promise<number> {
  await addClientCredit(actor, clientId, 50)
  const refunded = { currency: 'USD', amount: 5, refundedOn: today(), method: 'CASH', note } as const
  return (await refundCredit(actor, clientId, refunded)).entries[0]!.id
}

/** Returns the same ids, changed so that nobody has them. */
export const toMissingIds = (ids: ResourceIds): ResourceIds =>
  Object.fromEntries(
    Object.entries(ids).map(([name, id], at) => [
      name,
      typeof id === 'number' ? 900_000_000 + at : id.includes('-') ? randomUUID() : 'A'.repeat(id.length),
    ]),
  ) as ResourceIds

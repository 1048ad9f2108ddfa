import type { Member } from '@/lib/core/access/actor'
import { addDays, toDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { answerQuote } from '@/lib/public-links/answer-quote'
import { creditInvoice } from '@/lib/invoicing/credit-invoice'
import { saveShareMessage } from '@/lib/public-links/public-links'
import { recordView } from '@/lib/public-links/link-views'
import { recordPayment } from '@/lib/invoicing/payments/record-payment'
import { parseLogoId } from '@/lib/platform/storage/picture-urls'
import { storeLogo } from '@/lib/platform/storage/picture-uploads'
import { openAccount } from './account'
import { business, DEMO_EMAIL, demoOwner } from './business'
import { clients, type ClientKey } from './clients'
import { createClient, createInvoice } from './documents'
import { backdate, type Dated } from './history'
import { invoices, type DemoInvoice } from './invoices'
import { drawLogo } from './logo'
import { offers, type DemoOffer } from './offers'

/** Days since the demo's owner last opened the notifications. */
const LOOKED = 6

/**
 * Adds the demo business with nine months of clients, invoices and quotes up to today, created by the product's own
 * code. Returns false, without changes, if it exists.
 */
export async function seedDemo(): Promise<boolean> {
  if (await db.user.findUnique({ where: { email: DEMO_EMAIL }, select: { id: true } })) return false
  const today = todayIn(business.timeZone)
  const founded = toDateColumn(addDays(today, -275))
  const actor = await openAccount(demoOwner, business)
  try {
    await db.user.update({
      where: { id: actor.person.id },
      data: { createdAt: founded, emailVerifiedAt: founded, mailboxProvenAt: founded },
    })
    await db.business.update({ where: { id: actor.businessId }, data: { createdAt: founded } })
    await addLogo(actor)
    await addDocuments(actor, await addClients(actor, founded), today)
  } catch (error) {
    // Removes a partial demo. The next run would find the user and never complete it.
    await db.invoice.deleteMany({ where: { businessId: actor.businessId } })
    await db.user.delete({ where: { id: actor.person.id } })
    throw error
  }
  return true
}

async function addLogo(actor: Member): Promise<void> {
  const { file } = await storeLogo(actor, await drawLogo())
  await db.business.update({ where: { id: actor.businessId }, data: { logoId: parseLogoId(file) } })
}

async function addClients(actor: Member, createdAt: Date): Promise<Record<ClientKey, number>> {
  const ids: [string, number][] = []
  for (const [key, values] of Object.entries(clients)) ids.push([key, (await createClient(actor, values)).id])
  await db.client.updateMany({ where: { businessId: actor.businessId }, data: { createdAt } })
  return Object.fromEntries(ids) as Record<ClientKey, number>
}

/** Creates all documents in chronological order. */
async function addDocuments(actor: Member, clientIds: Record<ClientKey, number>, today: Day): Promise<void> {
  const dated: Dated[] = []
  for (const demo of [...invoices, ...offers].sort((one, other) => other.issued - one.issued)) {
    const place = { actor, clientId: clientIds[demo.client], issueDate: addDays(today, -demo.issued) }
    dated.push('kind' in demo ? await addOffer(place, demo) : await addInvoice(place, demo))
  }
  dated.push(await addCreditNote(actor, today))
  await backdate(actor, dated)
  // Leaves a few notifications unread.
  const lookedAt = toDateColumn(addDays(today, -LOOKED))
  const { businessId, person } = actor
  await db.membership.update({
    where: { businessId_userId: { businessId, userId: person.id } },
    data: { notificationsSeenAt: lookedAt },
  })
}

interface Place {
  actor: Member
  clientId: number
  issueDate: Day
}

async function addInvoice({ actor, clientId, issueDate }: Place, demo: DemoInvoice): Promise<Dated> {
  const {
    client: _client,
    status,
    issued: _issued,
    terms = 14,
    lines,
    recurs,
    shareMessage,
    ...values
  } = demo
  const { paidAfter, deposit, viewedAfter, ...fields } = values
  const { id, totalAmount, publicToken } = await createInvoice(actor, clientId, {
    ...fields,
    // Recording the payment marks it PAID.
    status: status === 'PAID' ? 'SENT' : status,
    issueDate,
    dueDate: addDays(issueDate, terms),
    lineItems: lines.map(([description, quantity, unitPrice]) => ({ description, quantity, unitPrice })),
    ...(recurs && { invoiceType: 'RECURRING' as const, recurringDate: addDays(issueDate, recurs) }),
    shared: status === 'SENT' || status === 'PAID',
  })
  if (shareMessage) await saveShareMessage(actor, id, shareMessage)
  const after = (days?: number) => (days === undefined ? null : addDays(issueDate, days))
  const [paidOn, viewedOn] = [after(paidAfter), after(viewedAfter)]
  const pay = (amount: number, day: Day) =>
    recordPayment(actor, id, { amount, paidOn: day, method: 'BANK_TRANSFER', reference: null })
  if (deposit) await pay(deposit.amount, addDays(issueDate, deposit.after))
  if (paidOn) await pay(totalAmount, paidOn)
  if (viewedOn) await recordView(publicToken!, null)
  return { invoiceId: id, issueDate, paidOn, viewedOn }
}

/** Creates a quote, with its client's answer, or a pro forma invoice. */
async function addOffer({ actor, clientId, issueDate }: Place, demo: DemoOffer): Promise<Dated> {
  const { client: _client, issued: _issued, terms, answer, ...values } = demo
  const { id: invoiceId, publicToken } = await createInvoice(actor, clientId, {
    ...values,
    status: 'SENT',
    shared: true,
    issueDate,
    dueDate: addDays(issueDate, terms),
  })
  const answeredOn = answer ? addDays(issueDate, answer.after) : null
  if (answer) {
    const { accept, name, note = null } = answer
    await recordView(publicToken!, null)
    await answerQuote(publicToken!, { accept, name, note })
  }
  return { invoiceId, issueDate, paidOn: null, viewedOn: answeredOn, answeredOn }
}

/** Drafts a credit note for one line of a paid invoice. */
async function addCreditNote(actor: Member, today: Day): Promise<Dated> {
  const paid = await db.invoice.findFirstOrThrow({
    where: { businessId: actor.businessId, kind: 'INVOICE', status: 'PAID' },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  const note = await creditInvoice(actor, paid.id, { lines: [{ line: 1, quantity: 1 }] })
  return { invoiceId: note.id, issueDate: today, paidOn: null, viewedOn: null }
}

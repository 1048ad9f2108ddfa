import 'server-only'
import { hashToken, randomToken, seal } from '@/lib/auth/secret-box'
import { db, type Db, type Transaction } from '@/lib/db/client'
import { violatesUnique } from '@/lib/db/errors'
import type { Prisma } from '@/lib/db/generated/client'
import { inLine } from '@/lib/db/line'
import { formatDay, toDateColumn, todayIn, type Day } from '@/lib/dates'
import { conflict, invalid, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import type { EventType } from '@/lib/events/types'
import { hasMailUnderWay } from '@/lib/outbox/waiting'
import { followInvoice } from '@/lib/recurring/write'
import { MAX_ID } from '@/lib/validation'
import { isExpired } from './link'
import { lockInvoice } from './lock'
import { nextFreeNumber } from './queries'
import { invoiceSelect, LINK_SECRET, toInvoice, type InvoiceRow } from './rows'
import { derivedPaymentMethod, type InvoiceInput, type InvoiceUpdate } from './schema'
import { searchText } from './search-text'
import { computeTotals } from './totals'
import type { Invoice } from './types'

/**
 * Saves a new invoice as DRAFT with totals computed here. Throws 404 for a client that is not the user's and
 * 409 for a number that is taken, unless the number was our own proposal: then the next free one is used.
 */
export async function createInvoice(userId: number, input: InvoiceInput): Promise<Invoice> {
  const write = () => db.$transaction(async (tx) => toInvoice(await insertInvoice(tx, userId, input)))
  return refuseTakenNumber(input.invoiceNumber, () => inLine(userId, write))
}

/** Writes a new draft in the caller's transaction. Throws as `createInvoice`, but for the number's 409. */
export async function insertInvoice(
  tx: Transaction,
  userId: number,
  input: InvoiceInput,
  by: { type: EventType; data?: Prisma.InputJsonObject } = { type: 'INVOICE_CREATED' },
): Promise<InvoiceRow> {
  await checkClient(tx, userId, input.clientId)
  const invoiceNumber = await takeNumber(tx, userId, input)
  const row = await tx.invoice.create({
    data: { userId, ...columns({ ...input, invoiceNumber }), lines: { create: lines(input) } },
    select: invoiceSelect,
  })
  await followInvoice(tx, row, input.schedule, null)
  await recordEvent(tx, userId, by.type, { invoiceId: row.id, data: { invoiceNumber, ...by.data } })
  return row
}

/** Saves the whole form over a draft. Throws 409 on any other status, and when somebody saved it meanwhile. */
export async function updateInvoice(userId: number, id: number, input: InvoiceUpdate): Promise<Invoice> {
  return refuseTakenNumber(input.invoiceNumber, () =>
    db.$transaction(async (tx) => {
      const current = await lockInvoice(tx, userId, id)
      if (current.status !== 'DRAFT')
        throw conflict('Only drafts can be edited. Move the invoice back to draft to change it.')
      if (input.version !== undefined && input.version !== current.version)
        throw conflict('This invoice was changed in the meantime. Reload it to see the latest version.')
      if (await hasMailUnderWay(tx, userId, id))
        throw conflict(
          'An e-mail with this invoice is on its way. Wait until it is sent, or cancel it first.',
        )
      if (input.clientId !== current.clientId) await checkClient(tx, userId, input.clientId)
      await tx.lineItem.deleteMany({ where: { invoiceId: id, invoice: { userId } } })
      const row = await tx.invoice.update({
        where: { id, userId },
        data: { ...columns(input), version: { increment: 1 }, lines: { create: lines(input) } },
        select: invoiceSelect,
      })
      await followInvoice(tx, row, input.schedule, current)
      await recordEvent(tx, userId, 'INVOICE_EDITED', { invoiceId: id })
      return toInvoice(row)
    }),
  )
}

/** Deletes an invoice with its link; the event keeps what it said. */
export async function deleteInvoice(userId: number, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, id)
    const { publicToken: _token, ...content } = toInvoice(row)
    await tx.invoice.delete({ where: { id, userId } })
    await recordEvent(tx, userId, 'INVOICE_DELETED', {
      invoiceId: id,
      data: JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject,
    })
  })
}

/** Makes the invoice publicly accessible and answers it with its token; an existing link that works stays the same. */
export async function createPublicLink(userId: number, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => makeLink(tx, await lockInvoice(tx, userId, id)))
}

/** Makes the link of an invoice the caller's transaction holds. */
export async function makeLink(tx: Transaction, current: InvoiceRow): Promise<Invoice> {
  const { id, userId } = current
  const invoice = toInvoice(current)
  const { linkExpiresOn } = await tx.invoice.findUniqueOrThrow({
    where: { id, userId },
    select: { linkExpiresOn: true },
  })
  // One that ran out opens nothing: whoever shares the invoice again gets another.
  if (invoice.publicToken && !isExpired({ linkExpiresOn, user: current.user })) return invoice
  const token = randomToken()
  const row = await tx.invoice.update({
    where: { id, userId },
    data: {
      publicTokenHash: hashToken(token),
      publicTokenCipher: seal(LINK_SECRET, token),
      linkExpiresOn: null,
    },
    select: invoiceSelect,
  })
  await recordEvent(tx, userId, 'LINK_CREATED', { invoiceId: id })
  return toInvoice(row)
}

/** Takes the link back: whoever opens it finds nothing. A later link is another one. */
export async function revokePublicLink(userId: number, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, userId, id)
    if (!current.publicTokenCipher) return toInvoice(current)
    const row = await tx.invoice.update({
      where: { id, userId },
      data: { publicTokenHash: null, publicTokenCipher: null, linkExpiresOn: null },
      select: invoiceSelect,
    })
    await recordEvent(tx, userId, 'LINK_REVOKED', { invoiceId: id })
    return toInvoice(row)
  })
}

/**
 * Sets the last day the link works on, by the user's clock; null for as long as it exists. Throws 409 without a link, 422
 * for a day that is past.
 */
export async function setLinkExpiry(userId: number, id: number, expiresOn: Day | null): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, userId, id)
    if (!current.publicTokenCipher) throw conflict('This invoice has no public link. Create one first.')
    if (expiresOn && expiresOn < todayIn(current.user.timeZone)) {
      const message = `${formatDay(expiresOn)} is past. Choose today or a later day, or revoke the link.`
      throw invalid(message, { expiresOn: [message] })
    }
    await tx.invoice.update({
      where: { id, userId },
      data: { linkExpiresOn: expiresOn && toDateColumn(expiresOn) },
    })
    await recordEvent(tx, userId, 'LINK_EXPIRY_SET', { invoiceId: id, data: { expiresOn } })
    return toInvoice(current)
  })
}

/** Keeps the message the user wrote to go with the link; empty brings the default back. */
export async function saveShareMessage(userId: number, id: number, message: string | null): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    await lockInvoice(tx, userId, id)
    const row = await tx.invoice.update({
      where: { id, userId },
      data: { shareMessage: message },
      select: invoiceSelect,
    })
    await recordEvent(tx, userId, 'MESSAGE_SAVED', { invoiceId: id })
    return toInvoice(row)
  })
}

/** A foreign client answers exactly like a missing one. */
async function checkClient(tx: Db, userId: number, clientId: number): Promise<void> {
  const client =
    clientId <= MAX_ID &&
    (await tx.client.findUnique({ where: { id: clientId, userId, deletedAt: null }, select: { id: true } }))
  if (!client) throw notFound('Client')
}

/** Settles the number while holding the user's counter, so that two proposals never meet. */
async function takeNumber(tx: Transaction, userId: number, input: InvoiceInput): Promise<string> {
  const [counter] = await tx.$queryRaw<{ lastInvoiceNumber: string | null }[]>`
    SELECT "lastInvoiceNumber" FROM "User" WHERE "id" = ${userId} FOR UPDATE`
  if (!counter) throw notFound('User')
  const taken =
    input.autoNumber &&
    (await tx.invoice.findUnique({
      where: { userId_invoiceNumber: { userId, invoiceNumber: input.invoiceNumber } },
      select: { id: true },
    }))
  const number = taken
    ? await nextFreeNumber(tx, userId, counter.lastInvoiceNumber ?? input.invoiceNumber)
    : input.invoiceNumber
  await tx.user.update({ where: { id: userId }, data: { lastInvoiceNumber: number } })
  return number
}

async function refuseTakenNumber<T>(number: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!violatesUnique(error, 'invoiceNumber')) throw error
    const message = `Invoice number ${number} is already in use`
    throw conflict(message, { invoiceNumber: [message] })
  }
}

function columns(input: Omit<InvoiceUpdate, 'version'>) {
  const { subtotal, taxAmount, totalAmount } = computeTotals(input.lineItems, input.taxRate)
  const recurrenceDate = input.invoiceType === 'RECURRING' && input.recurringDate
  return {
    clientId: input.clientId,
    invoiceNumber: input.invoiceNumber,
    issueDate: toDateColumn(input.issueDate),
    dueDate: toDateColumn(input.dueDate),
    invoiceType: input.invoiceType,
    recurringDate: recurrenceDate ? toDateColumn(recurrenceDate) : null,
    currency: input.currency,
    subtotal,
    taxRate: input.taxRate,
    taxAmount,
    totalAmount,
    notes: input.notes,
    termsAndConditions: input.termsAndConditions,
    paymentMethod: input.paymentMethod ?? derivedPaymentMethod(input.invoiceType),
    searchText: searchText(input.invoiceNumber, totalAmount),
  }
}

function lines(input: Pick<InvoiceUpdate, 'lineItems' | 'taxRate'>) {
  const { amounts } = computeTotals(input.lineItems, input.taxRate)
  return input.lineItems.map((line, index) => ({ ...line, position: index + 1, amount: amounts[index]! }))
}

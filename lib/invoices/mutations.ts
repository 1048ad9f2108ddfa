import 'server-only'
import { hashToken, randomToken, seal } from '@/lib/auth/secret-box'
import { db, type Db, type Transaction } from '@/lib/db/client'
import { violatesUnique } from '@/lib/db/errors'
import type { Prisma } from '@/lib/db/generated/client'
import { inLine } from '@/lib/db/line'
import { fromDateColumn, proseDay, toDateColumn, todayIn, type Day } from '@/lib/dates'
import { conflict, invalid, notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import type { EventType } from '@/lib/events/types'
import { keepAnswer } from '@/lib/idempotency/once'
import { isTaken, keepNumber, releaseNumber, settleNumber } from '@/lib/numbers/ledger'
import { keyOf } from '@/lib/numbers/series'
import { clientTitle } from '@/lib/clients/naming'
import { hasMailUnderWay } from '@/lib/outbox/waiting'
import { followInvoice } from '@/lib/recurring/write'
import { MAX_ID } from '@/lib/id'
import { savedTexts } from './fill-texts'
import { lockInvoice } from './lock'
import { workingToken } from './queries'
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
  const write = () =>
    db.$transaction(async (tx) => keepAnswer(tx, 201, toInvoice(await insertInvoice(tx, userId, input))))
  return refuseTakenNumber(input.invoiceNumber, () => inLine(userId, write))
}

/** Writes a new draft in the caller's transaction. Throws as `createInvoice`, but for the number's 409. */
export async function insertInvoice(
  tx: Transaction,
  userId: number,
  typed: InvoiceInput,
  by: { type: EventType; data?: Prisma.InputJsonObject } = { type: 'INVOICE_CREATED' },
): Promise<InvoiceRow> {
  const input = savedTexts(typed)
  const client = await checkClient(tx, userId, input.clientId)
  const settled = await settleNumber(tx, userId, {
    ...{ number: input.invoiceNumber, isProposal: input.autoNumber, day: input.issueDate, client },
  })
  const invoiceNumber = settled.number
  const row = await tx.invoice.create({
    data: { userId, ...columns({ ...input, invoiceNumber }), lines: { create: lines(input) } },
    select: invoiceSelect,
  })
  await keepNumber(tx, userId, settled, row.id)
  await followInvoice(tx, row, input.schedule, null)
  await recordEvent(tx, userId, by.type, { invoiceId: row.id, data: { invoiceNumber, ...by.data } })
  return row
}

/** Saves the whole form over a draft. Throws 409 on any other status, and when somebody saved it meanwhile. */
export async function updateInvoice(userId: number, id: number, typed: InvoiceUpdate): Promise<Invoice> {
  const input = savedTexts(typed)
  return refuseTakenNumber(input.invoiceNumber, () =>
    db.$transaction(async (tx) => {
      const current = await lockInvoice(tx, userId, id)
      if (current.status !== 'DRAFT')
        throw conflict('Only drafts can be edited. Move the invoice back to draft to change it.')
      if (input.version !== undefined && input.version !== current.version)
        throw conflict('This invoice has changed since you opened it. Reload it to see the latest version.')
      if (await hasMailUnderWay(tx, userId, id))
        throw conflict(
          'An e-mail with this invoice is on its way. Wait until it is sent, or cancel it first.',
        )
      const client =
        input.clientId === current.clientId
          ? clientTitle(current.client)
          : await checkClient(tx, userId, input.clientId)
      if (input.invoiceNumber !== current.invoiceNumber) await changeNumber(tx, current, input, client)
      await tx.lineItem.deleteMany({ where: { userId, invoiceId: id } })
      const row = await tx.invoice.update({
        where: { own: { userId, id } },
        data: { ...columns(input), version: { increment: 1 }, lines: { create: lines(input) } },
        select: invoiceSelect,
      })
      await followInvoice(tx, row, input.schedule, current)
      await recordEvent(tx, userId, 'INVOICE_EDITED', { invoiceId: id })
      return keepAnswer(tx, 200, toInvoice(row))
    }),
  )
}

/**
 * Deletes an invoice with its link. The event keeps what it said, and so does the ledger of numbers of one that was issued.
 * @param reason why, in the user's words
 */
export async function deleteInvoice(userId: number, id: number, reason: string | null = null): Promise<void> {
  await db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, userId, id)
    await releaseNumber(tx, userId, { ...releaseOf(row), what: 'deleted', note: reason })
    await tx.invoice.delete({ where: { own: { userId, id } } })
    await recordEvent(tx, userId, 'INVOICE_DELETED', {
      invoiceId: id,
      data: { ...contentOf(row), ...(reason && { reason }) },
    })
  })
}

/** What an invoice says, as it is kept when it is gone. The link's secret goes. */
function contentOf(row: InvoiceRow): Prisma.InputJsonObject {
  const { publicToken: _token, ...content } = toInvoice(row)
  return JSON.parse(JSON.stringify(content)) as Prisma.InputJsonObject
}

const releaseOf = (row: InvoiceRow) => ({
  number: row.invoiceNumber,
  invoiceId: row.id,
  day: fromDateColumn(row.issueDate),
  by: row.user.fullName,
  content: contentOf(row),
  isIssued: row.status !== 'DRAFT',
})

/** Gives a draft another number. Throws 409 as a new invoice does. */
async function changeNumber(
  tx: Transaction,
  row: InvoiceRow,
  { invoiceNumber: number, issueDate: day }: InvoiceUpdate,
  client: string,
): Promise<void> {
  const { id: invoiceId, userId } = row
  if (keyOf(number) === keyOf(row.invoiceNumber)) {
    await tx.givenNumber.updateMany({ where: { userId, invoiceId, releasedAt: null }, data: { number } })
    return
  }
  await releaseNumber(tx, userId, { ...releaseOf(row), what: 'changed', note: number })
  const wanted = { number, isProposal: false, day, client, invoiceId }
  await keepNumber(tx, userId, await settleNumber(tx, userId, wanted), invoiceId)
}

/** Makes the invoice publicly accessible and answers it with its token; an existing link that works stays the same. */
export async function createPublicLink(userId: number, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => makeLink(tx, await lockInvoice(tx, userId, id)))
}

/** Makes the link of an invoice the caller's transaction holds. */
export async function makeLink(tx: Transaction, current: InvoiceRow): Promise<Invoice> {
  const { id, userId } = current
  // One that ran out opens nothing: whoever shares the invoice again gets another.
  if (await workingToken(tx, current)) return toInvoice(current)
  const token = randomToken()
  const row = await tx.invoice.update({
    where: { own: { userId, id } },
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
      where: { own: { userId, id } },
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
      const message = `${proseDay(expiresOn)} is in the past. Choose today or later, or revoke the link.`
      throw invalid(message, { expiresOn: [message] })
    }
    await tx.invoice.update({
      where: { own: { userId, id } },
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
      where: { own: { userId, id } },
      data: { shareMessage: message },
      select: invoiceSelect,
    })
    await recordEvent(tx, userId, 'MESSAGE_SAVED', { invoiceId: id })
    return toInvoice(row)
  })
}

/** What the client is called. A foreign client answers exactly like a missing one. */
export async function checkClient(tx: Db, userId: number, clientId: number): Promise<string> {
  const client =
    clientId <= MAX_ID &&
    (await tx.client.findUnique({
      where: { own: { userId, id: clientId }, deletedAt: null },
      select: { name: true, companyName: true },
    }))
  if (!client) throw notFound('Client')
  return clientTitle(client)
}

/** Says which number it was, where the database itself refused it. */
async function refuseTakenNumber<T>(number: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw violatesUnique(error, 'invoiceNumber') ? isTaken(number) : error
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
    ...rhythmColumns(input),
    currency: input.currency,
    subtotal,
    taxRate: input.taxRate,
    taxAmount,
    totalAmount,
    notes: input.notes,
    termsAndConditions: input.termsAndConditions,
    paymentMethod: input.paymentMethod ?? derivedPaymentMethod(input.invoiceType),
    searchText: searchText(
      input.invoiceNumber,
      totalAmount,
      input.lineItems.map(({ description }) => description),
    ),
  }
}

/** How an invoice repeats; what a change leaves out stays. */
function rhythmColumns({ invoiceType, schedule }: Pick<InvoiceUpdate, 'invoiceType' | 'schedule'>) {
  if (invoiceType !== 'RECURRING') return { frequency: null, every: null }
  return schedule && { frequency: schedule.frequency, every: schedule.every }
}

function lines(input: Pick<InvoiceUpdate, 'lineItems' | 'taxRate'>) {
  const { amounts } = computeTotals(input.lineItems, input.taxRate)
  return input.lineItems.map((line, index) => ({ ...line, position: index + 1, amount: amounts[index]! }))
}

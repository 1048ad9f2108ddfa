import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Day } from '@/lib/core/dates'
import { conflict } from '@/lib/i18n/errors'
import { CURRENT_EDITION } from '@/lib/i18n/editions'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { recordEvent } from '@/lib/activity/record-event'
import { issueNumber, undoIssueNumber } from '@/lib/business/numbering/ledger'
import { cancelPendingMail } from '@/lib/mail/outbox/pending-mail'
import { assertQuoteUnchanged, withQuoteGuard } from '../quote-billing/guards'
import { assertNotCredited } from '../credit-notes/guards'
import { isAccepted, isDeclined, isDraft, isPaid } from '../lifecycle/kinds'
import { assertStatusOfKind } from '../lifecycle/assert-allowed'
import {
  getActionEvent,
  listTransitionEvents,
  getActionForStatus,
  getUndoDenialReason,
  findMailStopReason,
} from '../lifecycle/document-actions'
import { lockInvoice, updateLockedInvoice, type AnswerColumns, type Snapshots } from '../lock-invoice'
import { logoSelect, toInvoice, type InvoiceRow } from '../rows'
import { snapshotParties } from '@/lib/clients/format-client-address'
import { withFormat } from '../snapshots'
import { reconcilePayments, findManualSettlement } from '../payments/reconcile'
import { getEffectiveStatus } from '../payment-status/payment-status'
import type { Invoice, InvoiceStatus } from '../types'
import { applyCreditNote } from './apply-credit-note'

/**
 * Sets the status of a document; a no-op for its current one. Leaving DRAFT freezes what the client sees, returning
 * to DRAFT unfreezes it. PAID records the balance as one payment, and leaving PAID deletes it. An invoice with
 * nothing to pay is PAID when issued. Throws 409 if other payments prevent it. A credit note pays its invoice when it
 * leaves DRAFT (`applyCreditNote`).
 */
export async function setInvoiceStatus(actor: Actor, id: number, status: InvoiceStatus): Promise<Invoice> {
  return db.$transaction(async (tx) => transitionTo(tx, actor, await lockInvoice(tx, actor, id), status))
}

/** Answer to a quote by its public link. `requestId` identifies the request. */
interface ClientAnswer {
  name: string
  note: string | null
  requestId?: string
}

interface TransitionCause {
  /** The answer of the client, if the public link was used. */
  answer?: ClientAnswer
  /** True to skip the quote guard: the caller checks, or the document has been emailed, which can't be undone. */
  skipsGuard?: boolean
}

/** Like `setInvoiceStatus`, for a document that the caller's transaction has locked. */
export async function transitionTo(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  wanted: InvoiceStatus,
  { answer, skipsGuard = false }: TransitionCause = {},
): Promise<Invoice> {
  if (current.status === wanted) return toInvoice(current)
  assertStatusOfKind(current, wanted)
  const status = getTargetStatus(current, wanted)
  if (skipsGuard) return writeTransition(tx, actor, current, { wanted, status, answer })
  await assertQuoteUnchanged(tx, actor, current, status)
  return withQuoteGuard(tx, current, () => writeTransition(tx, actor, current, { wanted, status, answer }))
}

async function writeTransition(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  {
    wanted,
    status,
    answer,
  }: { wanted: InvoiceStatus; status: InvoiceStatus; answer: ClientAnswer | undefined },
): Promise<Invoice> {
  const { id } = current
  const undoData = collectUndoData(current, status)
  await assertNotCredited(tx, actor, current, status)
  const payments = await reconcilePayments(tx, current, status)
  await applyCreditNote(tx, actor, current, status)
  const isFirstIssue = isDraft(current) && (await issueNumber(tx, actor, id))
  const why = findMailStopReason({ ...current, status })
  if (why) await cancelPendingMail(tx, actor, id, why)
  const answered = getAnswerColumns(current, status, answer)
  const row = await updateLockedInvoice(tx, current, {
    status,
    payments,
    ...getSnapshotChange(current, status),
    answered,
  })
  await recordEvent(tx, actor, getActionEvent(getActionForStatus(wanted, current), current), {
    invoiceId: id,
    data: {
      from: current.status,
      ...undoData,
      ...answer,
      ...(isFirstIssue && { isFirstIssue }),
      ...(status !== wanted && { nothingToPay: true }),
    },
  })
  return toInvoice(row)
}

/** Reopening a paid invoice by hand follows the action table, like any other transition. */
const getTargetStatus = (current: InvoiceRow, wanted: InvoiceStatus): InvoiceStatus =>
  isPaid(current) ? wanted : getEffectiveStatus(wanted, current)

/**
 * Undoes the last status change and restores the date of the payment, the snapshots and the answer. Throws 409 if the
 * document was edited or its status changed since.
 */
export async function undoInvoiceStatus(actor: Actor, id: number, status: InvoiceStatus): Promise<Invoice> {
  return db.$transaction(async (tx) => undoTransition(tx, actor, await lockInvoice(tx, actor, id), status))
}

/** Like `undoInvoiceStatus`, for a document that the caller's transaction has locked. */
export async function undoTransition(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  wanted: InvoiceStatus,
): Promise<Invoice> {
  const { id, businessId } = current
  const status = getTargetStatus(current, wanted)
  // Only the latest of these events can be undone.
  const statusEventTypes = [
    ...listTransitionEvents(current),
    'STATUS_UNDONE',
    getActionEvent('edit', current),
  ]
  const last = await tx.event.findFirst({
    where: { businessId, invoiceId: id, type: { in: statusEventTypes } },
    orderBy: { id: 'desc' },
  })
  const { from, paidOn, method, frozen, answer, isFirstIssue, nothingToPay } = (last?.data ?? {}) as {
    from?: string
  } & UndoData
  const action = nothingToPay && isPaid(current) ? 'issue' : getActionForStatus(current.status, current)
  if (last?.type !== getActionEvent(action, current) || from !== wanted)
    throw conflict('invoice.changed-meanwhile')
  await assertQuoteUnchanged(tx, actor, current, status)
  return withQuoteGuard(tx, current, async () => {
    await assertNotCredited(tx, actor, current, status)
    const payments = await reconcilePayments(tx, current, status, {
      paidOn,
      method,
      findReason: getUndoDenialReason,
    })
    await applyCreditNote(tx, actor, current, status)
    if (isFirstIssue && !(await isSeen(tx, actor, id))) await undoIssueNumber(tx, actor, id)
    const snapshots = frozen
      ? { frozen: await restoreSnapshots(tx, actor, frozen) }
      : getSnapshotChange(current, status)
    const answered = answer ? { ...answer, answeredAt: new Date(answer.answeredAt) } : NOT_ANSWERED
    const row = await updateLockedInvoice(tx, current, { status, payments, ...snapshots, answered })
    await recordEvent(tx, actor, 'STATUS_UNDONE', {
      invoiceId: id,
      data: { from: current.status, to: status },
    })
    return toInvoice(row)
  })
}

/** Data that a status change removes. Stored with its event, so that undo restores it exactly. */
interface UndoData {
  /** The date and method of the payment that "Mark as Paid" recorded. */
  paidOn?: Day
  /** The payment method; absent in older events. */
  method?: string
  /** True if the invoice left DRAFT for the first time. */
  isFirstIssue?: true
  /** True if it was paid as soon as it was issued. */
  nothingToPay?: true
  /** `edition` is absent in older events, and null for documents from before editions were stored. */
  frozen?: {
    seller: Prisma.JsonObject
    billTo: Prisma.JsonObject
    logoId: string | null
    edition?: number | null
  }
  /** The answer to a quote. */
  answer?: Omit<AnswerColumns, 'answeredAt'> & { answeredAt: string }
}

/** True if somebody else may have seen the document: it was emailed, or its link was opened. */
async function isSeen(tx: Transaction, actor: Actor, invoiceId: number): Promise<boolean> {
  const mails = await tx.outboxMail.count({
    where: { businessId: actor.businessId, invoiceId, sentAt: { not: null } },
  })
  const views = await tx.invoice.count({
    where: { businessId: actor.businessId, id: invoiceId, viewCount: { gt: 0 } },
  })
  return mails + views > 0
}

function collectUndoData(current: InvoiceRow, status: InvoiceStatus): Prisma.InputJsonObject {
  const settlement = isPaid(current) ? findManualSettlement(current) : null
  const { sellerSnapshot: seller, billToSnapshot: billTo, logo, edition, answeredBy, answerNote } = current
  const answeredAt = current.answeredAt?.toISOString()
  const unfreezes = isDraft({ ...current, status }) && seller !== null && billTo !== null
  return {
    ...settlement,
    ...(unfreezes && { frozen: { seller, billTo, logoId: logo?.id ?? null, edition } }),
    ...(answeredAt && { answer: { answeredAt, answeredBy, answerNote } }),
  }
}

const NOT_ANSWERED: AnswerColumns = { answeredAt: null, answeredBy: null, answerNote: null }

/** Answer columns for a status: a timestamp without a name when set by hand, empty when the quote is open again. */
function getAnswerColumns(current: InvoiceRow, status: InvoiceStatus, answer?: ClientAnswer): AnswerColumns {
  const moved = { ...current, status }
  if (!isAccepted(moved) && !isDeclined(moved)) return NOT_ANSWERED
  return { answeredAt: new Date(), answeredBy: answer?.name ?? null, answerNote: answer?.note ?? null }
}

/** The logo may have been deleted: nothing showed it any more. */
async function restoreSnapshots(
  tx: Transaction,
  actor: Actor,
  { seller, billTo, logoId, edition = null }: NonNullable<UndoData['frozen']>,
): Promise<Snapshots> {
  const logo = logoId
    ? await tx.logo.findFirst({ where: { id: logoId, businessId: actor.businessId }, ...logoSelect })
    : null
  return { sellerSnapshot: seller, billToSnapshot: billTo, logo, edition }
}

/**
 * Returns the snapshots to write: leaving DRAFT freezes them, returning to DRAFT removes them, anything else keeps
 * them.
 */
function getSnapshotChange(current: InvoiceRow, status: InvoiceStatus): { frozen?: Snapshots } {
  if (isDraft({ ...current, status }))
    return { frozen: { sellerSnapshot: null, billToSnapshot: null, logo: null, edition: null } }
  if (!isDraft(current)) return {}
  const invoice = toInvoice(current)
  const { seller, client } = snapshotParties(invoice, getDocumentMessages(invoice).document.formatters)
  const { logo: _logo, ...sellerText } = seller
  const { id: _id, deleted: _deleted, ...billTo } = client
  const [sellerSnapshot, billToSnapshot] = [withFormat(sellerText), withFormat(billTo)]
  const frozen = { sellerSnapshot, billToSnapshot, logo: current.business.logo, edition: CURRENT_EDITION }
  return { frozen }
}

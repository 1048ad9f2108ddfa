import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Day } from '@/lib/core/dates'
import { conflict } from '@/lib/i18n/errors'
import { getFormatters } from '@/lib/i18n/get-messages'
import { recordEvent } from '@/lib/activity/record-event'
import { issueNumber, unissueNumber } from '@/lib/business/numbering/ledger'
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
import { snapshotParties } from '@/lib/clients/snapshot-parties'
import { withFormat } from '../snapshots'
import { reconcilePayments, findManualSettlement } from '../payments/reconcile'
import { getEffectiveStatus } from '../payment-status/payment-status'
import type { Invoice, InvoiceStatus } from '../types'
import { applyCreditNote } from './apply-credit-note'

/**
 * Moves an invoice to any status; its current one changes nothing. Leaving DRAFT freezes what the client sees, returning to DRAFT
 * unfreezes it. PAID records the balance as one payment, and leaving PAID removes it. An invoice with nothing to pay is PAID when issued.
 * Throws 409 if other payments prevent it. A credit note settles its invoice when it leaves DRAFT (`applyCreditNote`).
 */
export async function setInvoiceStatus(actor: Actor, id: number, status: InvoiceStatus): Promise<Invoice> {
  return db.$transaction(async (tx) => transitionTo(tx, actor, await lockInvoice(tx, actor, id), status))
}

/** What somebody who answers a quote by its link says: who they are, a note, and the name of their request. */
export interface AnswerDetails {
  name: string
  note: string | null
  requestId?: string
}

/** Why it moves. */
interface TransitionCause {
  /** By whoever answers a quote by its link. */
  said?: AnswerDetails
  /** Whether to skip the quote guard: the caller checks, or the document has been mailed, which can't be undone. */
  skipsGuard?: boolean
}

/** Moves an invoice that the caller's transaction holds, as `setInvoiceStatus` does. */
export async function transitionTo(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  wanted: InvoiceStatus,
  { said, skipsGuard = false }: TransitionCause = {},
): Promise<Invoice> {
  if (current.status === wanted) return toInvoice(current)
  assertStatusOfKind(current, wanted)
  const status = getTargetStatus(current, wanted)
  if (skipsGuard) return writeTransition(tx, actor, current, { wanted, status, said })
  await assertQuoteUnchanged(tx, actor, current, status)
  return withQuoteGuard(tx, current, () => writeTransition(tx, actor, current, { wanted, status, said }))
}

async function writeTransition(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  { wanted, status, said }: { wanted: InvoiceStatus; status: InvoiceStatus; said: AnswerDetails | undefined },
): Promise<Invoice> {
  const { id } = current
  const lost = collectUndoData(current, status)
  const payments = await reconcilePayments(tx, current, status)
  await assertNotCredited(tx, actor, current, status)
  await applyCreditNote(tx, actor, current, status)
  const isFirstIssue = isDraft(current) && (await issueNumber(tx, actor, id))
  const why = findMailStopReason({ ...current, status })
  if (why) await cancelPendingMail(tx, actor, id, why)
  const answered = getAnswerColumns(current, status, said)
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
      ...lost,
      ...said,
      ...(isFirstIssue && { isFirstIssue }),
      ...(status !== wanted && { nothingToPay: true }),
    },
  })
  return toInvoice(row)
}

/** Reopening a paid invoice by hand follows the transition table, like any other move. */
const getTargetStatus = (current: InvoiceRow, wanted: InvoiceStatus): InvoiceStatus =>
  isPaid(current) ? wanted : getEffectiveStatus(wanted, current)

/**
 * Takes the last change of status back, with what it took: the day of the payment, and what was frozen. Throws 409 when
 * the invoice was moved or edited since.
 */
export async function undoInvoiceStatus(actor: Actor, id: number, status: InvoiceStatus): Promise<Invoice> {
  return db.$transaction(async (tx) => undoTransition(tx, actor, await lockInvoice(tx, actor, id), status))
}

/** Takes back the last change of an invoice that the caller's transaction holds, as `undoInvoiceStatus` does. */
export async function undoTransition(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  wanted: InvoiceStatus,
): Promise<Invoice> {
  const { id, businessId } = current
  const status = getTargetStatus(current, wanted)
  // After one of these, what was there before can't be brought back.
  const decisive = [...listTransitionEvents(current), 'STATUS_UNDONE', getActionEvent('edit', current)]
  const last = await tx.event.findFirst({
    where: { businessId, invoiceId: id, type: { in: decisive } },
    orderBy: { id: 'desc' },
  })
  const { from, paidOn, method, frozen, answer, isFirstIssue, nothingToPay } = (last?.data ?? {}) as {
    from?: string
  } & UndoData
  const move = nothingToPay && isPaid(current) ? 'issue' : getActionForStatus(current.status, current)
  if (last?.type !== getActionEvent(move, current) || from !== wanted)
    throw conflict('invoice.changed-meanwhile')
  await assertQuoteUnchanged(tx, actor, current, status)
  return withQuoteGuard(tx, current, async () => {
    const payments = await reconcilePayments(tx, current, status, {
      paidOn,
      method,
      judge: getUndoDenialReason,
    })
    await assertNotCredited(tx, actor, current, status)
    await applyCreditNote(tx, actor, current, status)
    if (isFirstIssue && !(await isSeen(tx, actor, id))) await unissueNumber(tx, actor, id)
    const parts = frozen
      ? { frozen: await restoreSnapshots(tx, actor, frozen) }
      : getSnapshotChange(current, status)
    const answered = answer ? { ...answer, answeredAt: new Date(answer.answeredAt) } : NOT_ANSWERED
    const row = await updateLockedInvoice(tx, current, { status, payments, ...parts, answered })
    await recordEvent(tx, actor, 'STATUS_UNDONE', {
      invoiceId: id,
      data: { from: current.status, to: status },
    })
    return toInvoice(row)
  })
}

/** What a change of status takes from an invoice. Its event keeps it, so that it can be given back exactly. */
interface UndoData {
  /** The date and method of the payment that "Mark as Paid" recorded. */
  paidOn?: Day
  /** The payment method; absent in older events. */
  method?: string
  /** Whether the invoice left DRAFT for the first time. */
  isFirstIssue?: true
  /** Whether it became paid as it was issued. */
  nothingToPay?: true
  frozen?: { seller: Prisma.JsonObject; billTo: Prisma.JsonObject; logoId: string | null }
  /** How the quote was answered. */
  answer?: Omit<AnswerColumns, 'answeredAt'> & { answeredAt: string }
}

/** Whether somebody else may have seen the invoice: it went out, or its link was opened. */
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
  const { sellerSnapshot: seller, billToSnapshot: billTo, logo, answeredBy, answerNote } = current
  const answeredAt = current.answeredAt?.toISOString()
  const thaws = isDraft({ ...current, status }) && seller !== null && billTo !== null
  return {
    ...settlement,
    ...(thaws && { frozen: { seller, billTo, logoId: logo?.id ?? null } }),
    ...(answeredAt && { answer: { answeredAt, answeredBy, answerNote } }),
  }
}

const NOT_ANSWERED: AnswerColumns = { answeredAt: null, answeredBy: null, answerNote: null }

/** How a quote was answered once it stands there: by hand without a name, and not at all where it is open again. */
function getAnswerColumns(current: InvoiceRow, status: InvoiceStatus, said?: AnswerDetails): AnswerColumns {
  const moved = { ...current, status }
  if (!isAccepted(moved) && !isDeclined(moved)) return NOT_ANSWERED
  return { answeredAt: new Date(), answeredBy: said?.name ?? null, answerNote: said?.note ?? null }
}

/** A logo that nothing showed any more may be gone. */
async function restoreSnapshots(
  tx: Transaction,
  actor: Actor,
  { seller, billTo, logoId }: NonNullable<UndoData['frozen']>,
): Promise<Snapshots> {
  const logo = logoId
    ? await tx.logo.findFirst({ where: { id: logoId, businessId: actor.businessId }, ...logoSelect })
    : null
  return { sellerSnapshot: seller, billToSnapshot: billTo, logo }
}

/** What the invoice shows from then on, where the change of status changes that: leaving DRAFT freezes it, going back thaws it. */
function getSnapshotChange(current: InvoiceRow, status: InvoiceStatus): { frozen?: Snapshots } {
  if (isDraft({ ...current, status }))
    return { frozen: { sellerSnapshot: null, billToSnapshot: null, logo: null } }
  if (!isDraft(current)) return {}
  const invoice = toInvoice(current)
  const { seller, client } = snapshotParties(invoice, getFormatters(invoice.seller))
  const { logo: _logo, ...sellerText } = seller
  const { id: _id, deleted: _deleted, ...billTo } = client
  const [sellerSnapshot, billToSnapshot] = [withFormat(sellerText), withFormat(billTo)]
  return { frozen: { sellerSnapshot, billToSnapshot, logo: current.business.logo } }
}

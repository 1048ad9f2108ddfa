import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { decimal } from '@/lib/core/money'
import { db } from '@/lib/platform/db/client'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import type { ReasonFormatter } from '@/lib/i18n/reason-formatter'
import { listNoteNumbers } from '@/lib/documents/credit-notes/queries'
import { getActionForStatus, getDenialReason, type DocumentState } from '../lifecycle/document-actions'
import { isInvoice, isInGroup, STATUSES_BY_KIND, type InvoiceStatus } from '../lifecycle/kinds'
import { getPayableAmount } from '../payment-status/payment-status'
import type { InvoiceSummary, Obstacles } from '../types'

/**
 * Lists, by invoice id, the statuses that can't be set by hand because of payments or credit notes, each with the
 * message to show; and the credit notes that a deletion would cancel. Reasons that are found only when the status
 * changes (a final invoice, a quote edited since) are not included.
 * @param format formats the messages, by default in English
 */
export async function listObstacles(
  actor: Actor,
  invoices: InvoiceSummary[],
  format = formatReason,
): Promise<Map<number, Obstacles>> {
  const { businessId } = actor
  const issued = invoices.filter((one) => isInvoice(one) && (isInGroup('billed', one) || one.amountPaid > 0))
  if (issued.length === 0) return new Map()
  const ids = issued.map(({ id }) => id)
  const [paymentSums, noteNumbers] = await Promise.all([
    // The payment that "Mark as Paid" recorded is removed with the status.
    db.payment.groupBy({
      by: ['invoiceId'],
      where: { businessId, invoiceId: { in: ids }, isSettlement: false },
      _sum: { amount: true },
    }),
    listNoteNumbers(db, actor, ids),
  ])
  return new Map(
    issued.map((invoice) => {
      const amountPaid = decimal(
        paymentSums.find(({ invoiceId }) => invoiceId === invoice.id)?._sum.amount?.toString() ?? 0,
      )
      const facts = { ...invoice, amountPaid, balance: getPayableAmount(invoice).minus(amountPaid) }
      return [invoice.id, getObstacles(facts, noteNumbers.get(invoice.id) ?? [], format)]
    }),
  )
}

function getObstacles(document: DocumentState, creditNotes: string[], format: ReasonFormatter): Obstacles {
  const found = STATUSES_BY_KIND.INVOICE.flatMap((status): [InvoiceStatus, string][] => {
    const why = findObstacle(document, status, creditNotes[0] ?? null)
    return why ? [[status, format(why)]] : []
  })
  return { ...Object.fromEntries(found), ...(creditNotes.length > 0 && { creditNotes }) }
}

function findObstacle(
  document: DocumentState,
  status: InvoiceStatus,
  creditNoteNumber: string | null,
): Reason | null {
  if (status === document.status) return null
  const leavesBilled = isInGroup('billed', document) && !isInGroup('billed', { ...document, status })
  if (creditNoteNumber && leavesBilled) return reason('credit.stands', { number: creditNoteNumber })
  const code = getDenialReason(getActionForStatus(status, document), document)
  return code && reason(code)
}

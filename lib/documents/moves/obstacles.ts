import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { exact } from '@/lib/kernel/money'
import { db } from '@/lib/platform/db/client'
import { reason, type Reason } from '@/lib/words/reason'
import { say } from '@/lib/words/say'
import { firstNotes } from '../credit-notes/notes'
import { moveFor, refusal, type Judged } from '../lifecycle'
import { isInvoice, means, STATUSES_OF, type InvoiceStatus } from '../lifecycle/kinds'
import { payableOf } from '../standing'
import type { InvoiceSummary, Obstacles } from '../types'

/**
 * Lists why statuses of invoices can't be set by hand because of payments or credit notes: messages by invoice id and status. Reasons
 * that only the change itself finds (a final invoice, a quote edited since) are not included.
 */
export async function listObstacles(
  actor: Actor,
  invoices: InvoiceSummary[],
): Promise<Map<number, Obstacles>> {
  const { businessId } = actor
  const issued = invoices.filter((one) => isInvoice(one) && (means('billed', one) || one.amountPaid > 0))
  if (issued.length === 0) return new Map()
  const ids = issued.map(({ id }) => id)
  const [recorded, notes] = await Promise.all([
    // The payment that "Mark as Paid" recorded is removed with the status.
    db.payment.groupBy({
      by: ['invoiceId'],
      where: { businessId, invoiceId: { in: ids }, isSettlement: false },
      _sum: { amount: true },
    }),
    firstNotes(db, actor, ids),
  ])
  return new Map(
    issued.map((invoice) => {
      const sum = recorded.find(({ invoiceId }) => invoiceId === invoice.id)?._sum.amount
      const amountPaid = exact(sum ?? 0)
      const facts = { ...invoice, amountPaid, balance: payableOf(invoice).minus(amountPaid) }
      return [invoice.id, obstaclesOf(facts, notes.get(invoice.id) ?? null)]
    }),
  )
}

function obstaclesOf(document: Judged, note: string | null): Obstacles {
  const found = STATUSES_OF.INVOICE.flatMap((status): [InvoiceStatus, string][] => {
    const why = whyNot(document, status, note)
    return why ? [[status, say(why)]] : []
  })
  return Object.fromEntries(found)
}

function whyNot(document: Judged, status: InvoiceStatus, note: string | null): Reason | null {
  if (status === document.status) return null
  const isUndone = means('billed', document) && !means('billed', { ...document, status })
  if (note && isUndone) return reason('credit.stands', { number: note })
  const code = refusal(moveFor(status, document), document)
  return code && reason(code)
}

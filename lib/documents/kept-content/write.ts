import 'server-only'
import { fromDateColumn } from '@/lib/kernel/dates'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { kindOf } from '@/lib/documents/lifecycle/kinds'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { frozenParties } from '@/lib/parties/frozen'
import { inFormat } from '@/lib/documents/snapshots'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { writingOf } from '@/lib/words/speech/speech'

/** The content of an invoice that is kept after deletion, without its link token and account. */
export function contentOf(row: InvoiceRow): Prisma.InputJsonObject {
  const invoice = toInvoice(row)
  const { publicToken: _token, user: _user, ...content } = frozenParties(invoice, writingOf(invoice.seller))
  return JSON.parse(JSON.stringify(inFormat(content))) as Prisma.InputJsonObject
}

/** What the ledger of numbers keeps of an invoice that loses its number. */
export const releaseOf = (row: InvoiceRow) => ({
  kind: kindOf(row),
  number: row.invoiceNumber,
  invoiceId: row.id,
  day: fromDateColumn(row.issueDate),
  content: contentOf(row),
  isIssued: !isDraft(row),
})

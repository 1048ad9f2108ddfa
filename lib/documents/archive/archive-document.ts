import 'server-only'
import { fromDateColumn } from '@/lib/core/dates'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { getDocumentKind, isDraft } from '@/lib/documents/lifecycle/kinds'
import { snapshotParties } from '@/lib/clients/format-client-address'
import { withFormat } from '@/lib/documents/snapshots'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { getDocumentMessages } from '@/lib/i18n/get-messages'

/** Returns the content of an invoice to archive on deletion, without its link token and account. */
export function archiveDocument(row: InvoiceRow): Prisma.InputJsonObject {
  const invoice = toInvoice(row)
  const {
    publicToken: _token,
    user: _user,
    ...content
  } = snapshotParties(invoice, getDocumentMessages(invoice).document.formatters)
  return JSON.parse(JSON.stringify(withFormat(content))) as Prisma.InputJsonObject
}

/** Returns the number ledger entry for an invoice that gives up its number. */
export const toNumberRelease = (row: InvoiceRow) => ({
  kind: getDocumentKind(row),
  number: row.invoiceNumber,
  invoiceId: row.id,
  day: fromDateColumn(row.issueDate),
  content: archiveDocument(row),
  isIssued: !isDraft(row),
})

import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { decimal, toNumber } from '@/lib/core/money'
import { db } from '@/lib/platform/db/client'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { getInvoiceRow } from '@/lib/documents/queries'
import { getTitle } from '@/lib/documents/titles'
import { toCharges } from '@/lib/documents/totals/charges'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { toLineContent } from '@/lib/documents/totals/line-content'
import { sumBilled, sumQuantityByLine } from '@/lib/documents/quote-billing/billed-invoices'
import { listBilledInvoices } from '@/lib/documents/quote-billing/list-billed-invoices'
import { getRemainingAmount } from '@/lib/documents/quote-billing/quote-share'
import type { ConversionStart } from './conversion-types'

/** Returns what can be billed of a quote or a pro forma invoice. Throws 404, and 409 if it can't be converted. */
export async function getConversion(actor: Actor, id: number): Promise<ConversionStart> {
  const source = await getInvoiceRow(db, actor, id)
  assertAllowed('convert', source)
  const rows = await listBilledInvoices(db, actor, id)
  const [billed, billedQuantities] = [sumBilled(rows), sumQuantityByLine(rows)]
  const left = getRemainingAmount(source, rows)
  const { withholding: _withholding, ...charges } = toCharges(source)
  return {
    ...charges,
    currency: source.currency,
    totalAmount: Number(source.totalAmount),
    billed: toNumber(billed),
    left: left.lt(0) ? 0 : toNumber(left),
    lineItems: source.lines.flatMap((row) => {
      const line = toLineContent(row)
      if (!isItem(line)) return []
      const unbilled = decimal(line.quantity).minus(billedQuantities.get(row.position) ?? 0)
      return [{ ...line, line: row.position, left: unbilled.lt(0) ? 0 : toNumber(unbilled) }]
    }),
    made: rows.map((row) => ({
      id: row.id,
      title: getTitle(row),
      invoiceNumber: row.invoiceNumber,
      status: row.status,
      totalAmount: Number(row.totalAmount),
      charged: toNumber(sumBilled([row])),
    })),
  }
}

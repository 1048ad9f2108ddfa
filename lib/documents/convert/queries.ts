import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { exact, toNumber } from '@/lib/kernel/money'
import { db } from '@/lib/platform/db/client'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { findInvoiceRow } from '@/lib/documents/queries'
import { titleOf } from '@/lib/documents/titles'
import { storedCharges } from '@/lib/documents/totals/charges'
import { isItem } from '@/lib/documents/lines/kinds'
import { lineContent } from '@/lib/documents/totals/line-content'
import { billedIn, takenIn } from '@/lib/documents/billed/billed'
import { listBilled } from '@/lib/documents/billed/queries'
import { leftIn } from '@/lib/documents/billed/quote-share'
import type { ConversionStart } from './types'

/** What can be made of a quote or a pro forma invoice now. Throws 404, and 409 where nothing can. */
export async function getConversion(actor: Actor, id: number): Promise<ConversionStart> {
  const source = await findInvoiceRow(db, actor, id)
  refuse('convert', source)
  const rows = await listBilled(db, actor, id)
  const [billed, taken] = [billedIn(rows), takenIn(rows)]
  const left = leftIn(source, rows)
  const { withholding: _withholding, ...charges } = storedCharges(source)
  return {
    ...charges,
    currency: source.currency,
    totalAmount: Number(source.totalAmount),
    billed: toNumber(billed),
    left: left.lt(0) ? 0 : toNumber(left),
    lineItems: source.lines.flatMap((row) => {
      const line = lineContent(row)
      if (!isItem(line)) return []
      const open = exact(line.quantity).minus(taken.get(row.position) ?? 0)
      return [{ ...line, line: row.position, left: open.lt(0) ? 0 : toNumber(open) }]
    }),
    made: rows.map((row) => ({
      id: row.id,
      title: titleOf(row),
      invoiceNumber: row.invoiceNumber,
      status: row.status,
      totalAmount: Number(row.totalAmount),
      charged: toNumber(billedIn([row])),
    })),
  }
}

import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { itemsOf } from '@/lib/documents/lines/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { storedCharges } from '@/lib/documents/totals/charges'
import { itemContent } from '@/lib/documents/totals/line-content'
import { lineSource } from '@/lib/documents/totals/line-source'
import { lookAtDeductions } from './deductions'
import type { Deductions } from './types'

/** Looks at what a stored document takes off. */
export function storedDeductions(tx: Db, actor: Owned, row: InvoiceRow): Promise<Deductions> {
  const lineItems = itemsOf(row.lines).map((line) => ({ ...itemContent(line), ...lineSource(line) }))
  return lookAtDeductions(tx, actor, row, { ...storedCharges(row), lineItems })
}

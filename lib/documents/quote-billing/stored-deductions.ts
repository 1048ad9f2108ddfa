import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { toCharges } from '@/lib/documents/totals/charges'
import { toItemContent } from '@/lib/documents/totals/line-content'
import { toLineSource } from '@/lib/documents/totals/line-source'
import { inspectDeductions } from './deduction-lines'
import type { DeductionCheck } from './types'

/** Compares the deduction lines of a stored document with the invoices billed before it. */
export function inspectStoredDeductions(
  tx: Db,
  actor: BusinessScope,
  row: InvoiceRow,
): Promise<DeductionCheck> {
  const lineItems = filterItems(row.lines).map((line) => ({ ...toItemContent(line), ...toLineSource(line) }))
  return inspectDeductions(tx, actor, row, { ...toCharges(row), lineItems })
}

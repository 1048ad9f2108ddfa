import 'server-only'
import { isCancelled } from '@/lib/documents/lifecycle/kinds'
import { getRateKey } from '@/lib/documents/totals/charges'
import type { ChargedTax } from '@/lib/documents/totals/types'
import {
  isBilled,
  listDeductedTaxes,
  listDeductibleTaxes,
  sumGross,
  type BilledInvoice,
} from './billed-invoices'
import { isDeductible } from './relations'
import type { StaleDeduction } from './stale-deduction'

type DeductedInvoice = Pick<BilledInvoice, 'kind' | 'status' | 'relation'> & { sourceId: number | null }

type Cause = Pick<StaleDeduction, 'cause' | 'by'>

export const UNKNOWN_CAUSE: Cause = { cause: 'UNKNOWN', by: [] }

/**
 * Returns why a final invoice can't deduct an invoice with the amount of a line.
 * @param part the deducted invoice; null if it is gone
 * @param rows the invoices billed before, without this final invoice if it is issued
 * @param rateKey tax rate of the line (`getRateKey`)
 */
export function findStaleCause(
  part: BilledInvoice | DeductedInvoice | null,
  sourceId: number | null,
  rows: BilledInvoice[],
  rateKey: string,
): Cause {
  if (!part) return { cause: 'DELETED', by: [] }
  if (!isDeductible(part)) return UNKNOWN_CAUSE
  if (!('notes' in part))
    return part.sourceId === sourceId && isCancelled(part) ? { cause: 'CANCELLED', by: [] } : UNKNOWN_CAUSE
  if (!isBilled(part)) return { cause: 'DRAFT', by: [] }
  const filterRate = (taxes: ChargedTax[]) => taxes.filter((tax) => getRateKey(tax) === rateKey)
  const notes = part.notes.filter(({ taxes }) => filterRate(taxes).length > 0)
  const by = notes.map(({ invoiceNumber }) => invoiceNumber)
  if (filterRate(listDeductibleTaxes(part)).length > 0)
    return { cause: notes.length > 0 ? 'PARTLY_CREDITED' : 'CHANGED', by }
  const final = rows.findLast(
    (row) => isBilled(row) && sumGross(filterRate(listDeductedTaxes(row.deducts, part.id))).gt(0),
  )
  if (final) return { cause: 'DEDUCTED', by: [final.invoiceNumber] }
  return { cause: notes.length > 0 ? 'CREDITED' : 'CHANGED', by }
}

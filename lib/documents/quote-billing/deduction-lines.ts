import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { decimal, toNumber, type Amount } from '@/lib/core/money'
import type { Db } from '@/lib/platform/db/client'
import { isItem, type TextLineKind, filterItems } from '@/lib/documents/line-items/line-kinds'
import { isDeduction } from '@/lib/documents/totals/compute-totals'
import { getRateKey } from '@/lib/documents/totals/charges'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import type { Tax, TaxCategory } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { ItemContent, LineSource } from '@/lib/documents/totals/content-response'
import { toItemContent, toLineSource } from '@/lib/documents/totals/line-content'
import { invalid } from '@/lib/i18n/errors'
import type { InvoiceRow } from '@/lib/documents/rows'
import { isBilled, listDeductibleTaxes, type BilledInvoice } from './billed-invoices'
import { listBilledInvoices } from './queries'
import { isDeductible, type DeductionCheck } from './relations'
import { toLineTax } from './billed-lines'

/** Tax settings of the deducting document. */
interface TaxSettings {
  taxRate: number
  taxCategory: TaxCategory | null
  taxParts?: TaxPart[]
  pricesIncludeTax: boolean
}

/**
 * Creates the deduction lines of a final invoice: one for each tax rate of each issued deposit or partial invoice,
 * with the net amount and the tax charged there, so that all invoices add up to the quote.
 * @param describe returns the description of a line
 */
export const createDeductionLines = (
  rows: BilledInvoice[],
  { pricesIncludeTax }: Pick<TaxSettings, 'pricesIncludeTax'>,
  describe: (row: BilledInvoice) => string,
): (ItemContent & LineSource)[] =>
  rows
    .filter((row) => isDeductible(row) && isBilled(row))
    .flatMap((row) =>
      listDeductibleTaxes(row).map((charged) => ({
        kind: 'ITEM' as const,
        description: describe(row),
        quantity: -1,
        unit: null,
        discount: null,
        unitPrice: toNumber(
          pricesIncludeTax ? decimal(charged.taxable).plus(decimal(charged.tax)) : charged.taxable,
        ),
        // Set explicitly, so that it stays when the document's own tax changes.
        tax: toLineTax(charged),
        depositId: row.id,
        depositTax: toNumber(charged.tax),
        ...(charged.parts && { depositTaxes: charged.parts.map(({ amount }) => toNumber(amount)) }),
      })),
    )

interface DeductionLine {
  kind?: 'ITEM'
  unitPrice: Amount
  tax: Pick<Tax, 'rate' | 'category' | 'parts'> | null
  depositId?: number | null
  depositTax?: Amount | null
  depositTaxes?: Amount[] | null
}

interface FinalInvoice {
  relation: string | null
  sourceId: number | null
}

/** Key by which two deduction lines are equal. */
function getDeductionKey(
  line: DeductionLine,
  { taxRate: rate, taxCategory: category, taxParts: parts }: TaxSettings,
): string {
  const tax = line.tax ?? { rate, category, parts }
  const plain = (value: Amount | null | undefined) => decimal(value ?? 0).toFixed()
  const taxes = [line.depositTax, ...(line.depositTaxes ?? [])].map(plain)
  return [line.depositId, plain(line.unitPrice), ...taxes, getRateKey(tax)].join(' ')
}

/** Compares the deduction lines of a document with the invoices billed before it. Only final invoices have any. */
async function inspectDeductions(
  tx: Db,
  actor: BusinessScope,
  { relation, sourceId }: FinalInvoice,
  { lineItems, ...settings }: TaxSettings & { lineItems: (DeductionLine | { kind: TextLineKind })[] },
): Promise<DeductionCheck> {
  if (relation !== 'FINAL' || sourceId === null)
    return { wrong: lineItems.findIndex(isDeduction), missing: null }
  const rows = await listBilledInvoices(tx, actor, sourceId)
  const remaining = createDeductionLines(rows, settings, () => '')
  const keys = remaining.map((line) => getDeductionKey(line, settings))
  const wrong = lineItems.findIndex((line) => {
    if (!isItem(line) || !isDeduction(line)) return false
    const found = keys.indexOf(getDeductionKey(line, settings))
    if (found >= 0) [keys, remaining].forEach((list) => list.splice(found, 1))
    return found < 0
  })
  const missing = rows.find(({ id }) => remaining.some(({ depositId }) => depositId === id))
  return { wrong, missing: missing?.invoiceNumber ?? null }
}

/** Throws 422 at the first line that deducts what was not billed before, or deducts it twice. */
export async function assertDeductionsValid(...args: Parameters<typeof inspectDeductions>): Promise<void> {
  const { wrong } = await inspectDeductions(...args)
  if (wrong >= 0) throw invalid('deduction.wrong', `lineItems.${wrong}.unitPrice`)
}

/** Compares the deduction lines of a stored document with the invoices billed before it. */
export function inspectStoredDeductions(
  tx: Db,
  actor: BusinessScope,
  row: InvoiceRow,
): Promise<DeductionCheck> {
  const lineItems = filterItems(row.lines).map((line) => ({ ...toItemContent(line), ...toLineSource(line) }))
  return inspectDeductions(tx, actor, row, { ...toCharges(row), lineItems })
}

import 'server-only'
import { decimal, toNumber } from '@/lib/core/money'
import type { ItemContent, LineSource } from '@/lib/documents/totals/content-response'
import { isBilled, listDeductibleTaxes, type BilledInvoice } from './billed-invoices'
import { toLineTax } from './billed-lines'
import { isDeductible } from './relations'

/**
 * Creates the deduction lines of a final invoice: one for each tax rate of each issued deposit or partial invoice,
 * with the net amount and the tax charged there, so that all invoices add up to the quote.
 * @param describe returns the description of a line
 */
export const createDeductionLines = (
  rows: BilledInvoice[],
  { pricesIncludeTax }: { pricesIncludeTax: boolean },
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

import { decimal, sum, toNumber } from '@/lib/core/money'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { allocate } from './allocate'
import { getRateKey } from './charges'
import { isDeduction } from './compute-totals'
import type { Charges, Item, LineItem } from './content-response'
import type { ChargedPart, ChargedTax } from './types'

interface TaxedDocument extends Pick<Charges, 'taxRate' | 'taxCategory' | 'taxParts'> {
  currency: string
  taxes: ChargedTax[]
}

/**
 * Adds the share of each line in the parts of its tax. The tax of a part is allocated in proportion to the lines'
 * amounts, so that they add up to it exactly (largest remainder); a deduction has what was charged on it.
 */
export function addLineTaxes(lines: LineItem[], document: TaxedDocument): LineItem[] {
  const { taxRate: rate, taxCategory: category, taxParts: parts } = document
  const withParts = document.taxes.filter((tax) => tax.parts)
  if (withParts.length === 0) return lines
  const getKey = ({ tax }: Item) => getRateKey(tax ?? { rate, category, parts })
  const shares = withParts.flatMap((tax) => {
    const items = filterItems(lines).filter((item) => getKey(item) === getRateKey(tax))
    return allocateParts(items, tax.parts ?? [], document.currency)
  })
  const byId = new Map(shares)
  return lines.map((line) => {
    const taxes = byId.get(line.id)
    return taxes && line.kind === 'ITEM' ? { ...line, taxes } : line
  })
}

/** Returns the ids of the items with their shares. */
function allocateParts(
  items: Item[],
  parts: ChargedPart[],
  currency: string,
): [number, NonNullable<Item['taxes']>][] {
  const charged = items.filter((item): boolean => !isDeduction(item))
  const getDeducted = ({ depositTaxes }: Item, part: number) => decimal(depositTaxes?.[part] ?? 0).times(-1)
  const shares = parts.map(({ amount }, part) => {
    const deducted = items.filter(isDeduction).map((item) => getDeducted(item, part))
    return allocate(
      decimal(amount).minus(sum(deducted)),
      charged.map((item) => decimal(item.amount)),
      currency,
    )
  })
  return items.map((item) => [
    item.id,
    parts.map(({ name, rate }, part) => ({
      name,
      rate,
      amount: toNumber(isDeduction(item) ? getDeducted(item, part) : shares[part]![charged.indexOf(item)]!),
    })),
  ])
}

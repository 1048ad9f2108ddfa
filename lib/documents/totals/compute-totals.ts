import { decimal, tryDecimal, roundMoney, sum, type Amount, type Decimal } from '@/lib/core/money'
import { alignToLines, filterItems, type TextLineKind } from '@/lib/documents/line-items/line-kinds'
import { isCharged } from '@/lib/core/tax/categories'
import { getCombinedRate } from '@/lib/core/tax/parts'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { getRateKey } from './charges'
import { allocate } from './allocate'
import { computePartTaxes, getGrossPercent } from './part-taxes'
import type { ChargedPart, PricedDocument, PricedLine, PricedTax, TaxGroup, Totals } from './types'

/** Counts a half-typed number as 0, so that a live preview always has something to show. */
const toAmount = (value: Amount | null | undefined): Decimal => tryDecimal(value) ?? decimal(0)

const computeDiscount = (sum: Decimal, discount: PricedLine['discount'], currency: string): Decimal =>
  discount
    ? roundMoney(
        discount.kind === 'PERCENT' ? sum.times(toAmount(discount.value)).div(100) : toAmount(discount.value),
        currency,
      )
    : decimal(0)

/** Computes the amount of a line: quantity x unit price, rounded once, less its discount. */
export function computeLineAmount({ quantity, unitPrice, discount }: PricedLine, currency: string): Decimal {
  const before = roundMoney(toAmount(quantity).times(toAmount(unitPrice)), currency)
  return before.minus(computeDiscount(before, discount, currency))
}

/** True if a line deducts an invoice billed before. */
export const isDeduction = <T extends { depositId?: number | null } | { kind: TextLineKind }>(
  line: T,
): line is Exclude<T, { kind: TextLineKind }> => 'depositId' in line && line.depositId != null

/** Lines with the same tax rate, category and parts. */
interface Group {
  category: TaxGroup['category']
  rate: Decimal
  /** None for a plain rate. */
  parts: TaxPart[] | null
  reasons: string[]
  /** Indices of the items, and of those that deduct invoices billed before. */
  items: number[]
  deductions: number[]
}

/** Groups items by tax rate, category and parts, in the order of their first use. */
function groupByRate(
  { taxRate: rate, taxCategory: category, taxReason: reason, taxParts: parts }: PricedDocument,
  items: PricedLine[],
): Group[] {
  const defaultTax: PricedTax = { rate, category, reason, parts }
  const groups = new Map<string, Group>()
  // A document without items still shows its rate.
  const taxes = items.length > 0 ? items.map(({ tax }) => tax ?? defaultTax) : [defaultTax]
  taxes.forEach((tax, index) => {
    const category = tax.category ?? null
    const parts = isCharged(category) && tax.parts && tax.parts.length > 0 ? tax.parts : null
    const rate = parts
      ? decimal(getCombinedRate(parts))
      : isCharged(category)
        ? toAmount(tax.rate)
        : decimal(0)
    const key = getRateKey({ category, rate, parts })
    const group = groups.get(key) ?? { category, rate, parts, reasons: [], items: [], deductions: [] }
    const item = items[index]
    if (item) (isDeduction(item) ? group.deductions : group.items).push(index)
    if (tax.reason && !group.reasons.includes(tax.reason)) group.reasons.push(tax.reason)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/** Adds the amount charged for each part. */
const withAmounts = (parts: TaxPart[], amounts: Decimal[]): ChargedPart<Decimal>[] =>
  parts.map((part, index) => ({ ...part, amount: amounts[index]! }))

/**
 * Computes the totals of a document; the only place that adds up: form preview, API, public page, PDF and email use
 * it.
 * - Rounding: each line once, then tax once per rate on its items less the discount, to the currency's minor unit
 *   (specification, section 9; ISO 4217; EN 16931, BG-23). Each part of a tax is rounded on its own.
 * - If prices include tax, the prices stay the total and the tax is taken out of it.
 * - Deductions are subtracted last, with exactly the tax charged on them, so that all invoices add up to the whole to
 *   the last minor unit of each rate.
 */
export function computeTotals(document: PricedDocument): Totals {
  const { currency, lineItems, discount, withholding, pricesIncludeTax = false, roundingCap } = document
  const items = filterItems(lineItems)
  const amounts = items.map((item) => computeLineAmount(item, currency))
  const charged = sum(amounts.filter((_, index) => !isDeduction(items[index]!)))
  const discountAmount = computeDiscount(charged, discount, currency)
  const groups = groupByRate(document, items)
  const listedAmounts = groups.map((group) => sum(group.items.map((item) => amounts[item]!)))
  const shares = allocate(discountAmount, listedAmounts, currency)
  const nets: Totals['nets'] = amounts.map(() => null)
  const getDeductedTax = (item: number) => toAmount(items[item]!.depositTax)
  const getDeductedPart = (item: number, part: number) => {
    const { depositTax, depositTaxes } = items[item]!
    return toAmount((depositTaxes?.length ? depositTaxes : [depositTax])[part])
  }
  const taxes = groups.map(({ category, rate, parts, reasons, items, deductions }, index): TaxGroup => {
    const base = listedAmounts[index]!.minus(shares[index]!)
    const reason = reasons.join(' ') || null
    const deducted = sum(deductions.map((item) => amounts[item]!))
    const deductedTax = sum(deductions.map(getDeductedTax))
    const left = base.plus(deducted)
    const rounded = computePartTaxes(parts ?? [{ rate }], { base, pricesIncludeTax, currency }).map(
      (tax, part) => tax.minus(sum(deductions.map((item) => getDeductedPart(item, part)))),
    )
    const charged = roundingCap ? roundingCap.taxes({ category, rate, parts }, left, rounded) : rounded
    const tax = sum(charged)
    const group = { category, rate, reason, ...(parts && { parts: withAmounts(parts, charged) }) }
    if (!pricesIncludeTax) return { ...group, taxable: left, tax }
    const taxable = left.minus(tax)
    const netShare = roundMoney(shares[index]!.times(100).div(getGrossPercent(parts ?? [{ rate }])), currency)
    const netAmounts = allocate(
      taxable.minus(deducted).minus(deductedTax).plus(netShare),
      items.map((item) => amounts[item]!),
      currency,
    )
    items.forEach((item, place) => (nets[item] = netAmounts[place]!))
    deductions.forEach((item) => (nets[item] = amounts[item]!.plus(getDeductedTax(item))))
    return { ...group, taxable, tax }
  })
  const subtotal = sum(taxes.map(({ taxable }) => taxable))
  const taxAmount = sum(taxes.map(({ tax }) => tax))
  const totalAmount = subtotal.plus(taxAmount)
  const withheld = roundMoney(subtotal.times(toAmount(withholding?.rate)).div(100), currency)
  return {
    amounts: alignToLines(lineItems, amounts),
    nets: alignToLines(lineItems, nets),
    listed: sum(amounts),
    discountAmount,
    taxes,
    subtotal,
    taxAmount,
    totalAmount,
    withheldAmount: roundingCap ? roundingCap.withheld(totalAmount, withheld) : withheld,
  }
}

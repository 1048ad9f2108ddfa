import { decimal, tryDecimal, roundMoney, sum, type Amount, type Decimal } from '@/lib/core/money'
import { alignToLines, filterItems, type TextLineKind } from '@/lib/documents/line-items/line-kinds'
import { isCharged } from '@/lib/core/tax/categories'
import { getRateKey } from './rate-key'
import { allocate } from './allocate'
import type { PricedDocument, PricedLine, PricedTax, TaxGroup, Totals } from './types'

/** A half-typed number counts as zero, so that a live preview always has something to show. */
const toAmount = (value: Amount | null | undefined): Decimal => tryDecimal(value) ?? decimal(0)

/** What a discount takes off a sum. */
const computeDiscount = (sum: Decimal, discount: PricedLine['discount'], currency: string): Decimal =>
  discount
    ? roundMoney(
        discount.kind === 'PERCENT' ? sum.times(toAmount(discount.value)).div(100) : toAmount(discount.value),
        currency,
      )
    : decimal(0)

/** What a line lists: quantity x unit price, rounded once, less its discount. */
export function computeLineAmount({ quantity, unitPrice, discount }: PricedLine, currency: string): Decimal {
  const before = roundMoney(toAmount(quantity).times(toAmount(unitPrice)), currency)
  return before.minus(computeDiscount(before, discount, currency))
}

/** Whether a line takes off what was billed before. */
export const isDeduction = <T extends { depositId?: number | null } | { kind: TextLineKind }>(
  line: T,
): line is Exclude<T, { kind: TextLineKind }> => 'depositId' in line && line.depositId != null

/** Lines of one rate and category. */
interface Group {
  category: TaxGroup['category']
  rate: Decimal
  reasons: string[]
  /** Where they stand among the items, and those that take off what was billed before. */
  items: number[]
  deductions: number[]
}

/** The rates in the order in which the lines first name them. */
function groupByRate(
  { taxRate: rate, taxCategory: category, taxReason: reason }: PricedDocument,
  items: PricedLine[],
): Group[] {
  const own: PricedTax = { rate, category, reason }
  const groups = new Map<string, Group>()
  // A document without items has a rate all the same.
  const taxes = items.length > 0 ? items.map(({ tax }) => tax ?? own) : [own]
  taxes.forEach((tax, index) => {
    const category = tax.category ?? null
    const rate = isCharged(category) ? toAmount(tax.rate) : decimal(0)
    const key = getRateKey({ category, rate })
    const group = groups.get(key) ?? { category, rate, reasons: [], items: [], deductions: [] }
    const item = items[index]
    if (item) (isDeduction(item) ? group.deductions : group.items).push(index)
    if (tax.reason && !group.reasons.includes(tax.reason)) group.reasons.push(tax.reason)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/**
 * The one place where a document is added up: form preview, API, public page, PDF and e-mail all come here. Each line is rounded once, and tax
 * once for each rate on what is left of its items after the discount, to the minor unit of the currency (specification, section 9; ISO 4217; EN
 * 16931, BG-23). Where prices include tax, what was typed stays the total and the tax is taken out of it. What was billed before is taken off
 * after that, with the very tax that was charged on it: with what is left it comes to the whole, to the last minor unit of each rate.
 */
export function computeTotals(document: PricedDocument): Totals {
  const { currency, lineItems, discount, withholding, pricesIncludeTax = false, within } = document
  const items = filterItems(lineItems)
  const amounts = items.map((item) => computeLineAmount(item, currency))
  const charged = sum(amounts.filter((_, index) => !isDeduction(items[index]!)))
  const discountAmount = computeDiscount(charged, discount, currency)
  const groups = groupByRate(document, items)
  const listedOf = groups.map((group) => sum(group.items.map((item) => amounts[item]!)))
  const shares = allocate(discountAmount, listedOf, currency)
  const nets: Totals['nets'] = amounts.map(() => null)
  const taxOff = (item: number) => toAmount(items[item]!.depositTax)
  const taxes = groups.map(({ category, rate, reasons, items, deductions }, index): TaxGroup => {
    const base = listedOf[index]!.minus(shares[index]!)
    const reason = reasons.join(' ') || null
    const off = sum(deductions.map((item) => amounts[item]!))
    const taxesOff = sum(deductions.map(taxOff))
    const withTax = rate.plus(100)
    const ofBase = roundMoney(base.times(rate).div(pricesIncludeTax ? withTax : 100), currency)
    const [left, rounded] = [base.plus(off), ofBase.minus(taxesOff)]
    const tax = within ? within.tax({ category, rate }, left, rounded) : rounded
    if (!pricesIncludeTax) return { category, rate, reason, taxable: left, tax }
    const taxable = left.minus(tax)
    const netShare = roundMoney(shares[index]!.times(100).div(withTax), currency)
    const parts = allocate(
      taxable.minus(off).minus(taxesOff).plus(netShare),
      items.map((item) => amounts[item]!),
      currency,
    )
    items.forEach((item, place) => (nets[item] = parts[place]!))
    deductions.forEach((item) => (nets[item] = amounts[item]!.plus(taxOff(item))))
    return { category, rate, reason, taxable, tax }
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
    withheldAmount: within ? within.withheld(totalAmount, withheld) : withheld,
  }
}

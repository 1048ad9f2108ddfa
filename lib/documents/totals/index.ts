import { exact, exactOrNull, roundMoney, sum, type Amount, type Exact } from '@/lib/kernel/money'
import { isCharged } from '@/lib/kernel/tax/categories'
import { spread } from './spread'
import type { Priced, PricedLine, PricedTax, TaxGroup, Totals } from './types'

/** A half-typed number counts as zero, so that a live preview always has something to show. */
const typed = (value: Amount | null | undefined): Exact => exactOrNull(value) ?? exact(0)

/** What a discount takes off a sum. */
const cutOf = (sum: Exact, discount: PricedLine['discount'], currency: string): Exact =>
  discount
    ? roundMoney(
        discount.kind === 'PERCENT' ? sum.times(typed(discount.value)).div(100) : typed(discount.value),
        currency,
      )
    : exact(0)

/** What a line lists: quantity x unit price, rounded once, less its discount. */
export function lineAmount({ quantity, unitPrice, discount }: PricedLine, currency: string): Exact {
  const before = roundMoney(typed(quantity).times(typed(unitPrice)), currency)
  return before.minus(cutOf(before, discount, currency))
}

/** Lines of one rate and category. */
interface Group {
  category: TaxGroup['category']
  rate: Exact
  reasons: string[]
  /** Where its lines stand. */
  lines: number[]
}

/** The rates in the order in which the lines first name them. */
function groupsOf({ lineItems, taxRate: rate, taxCategory: category, taxReason: reason }: Priced): Group[] {
  const own: PricedTax = { rate, category, reason }
  const groups = new Map<string, Group>()
  // A document without lines has a rate all the same.
  const taxes = lineItems.length > 0 ? lineItems.map(({ tax }) => tax ?? own) : [own]
  taxes.forEach((tax, index) => {
    const category = tax.category ?? null
    const rate = isCharged(category) ? typed(tax.rate) : exact(0)
    const key = `${category} ${rate.toFixed()}`
    const group = groups.get(key) ?? { category, rate, reasons: [], lines: [] }
    if (index < lineItems.length) group.lines.push(index)
    if (tax.reason && !group.reasons.includes(tax.reason)) group.reasons.push(tax.reason)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/**
 * The one place where a document is added up: form preview, API, public page, PDF and e-mail all come here. Each line is rounded once, and tax
 * once for each rate on what is left of its lines after the discount, to the minor unit of the currency (specification, section 9; ISO 4217; EN
 * 16931, BG-23). Where prices include tax, what was typed stays the total and the tax is taken out of it.
 */
export function computeTotals(document: Priced): Totals {
  const { currency, lineItems, discount, withholding, pricesIncludeTax = false, within } = document
  const amounts = lineItems.map((line) => lineAmount(line, currency))
  const listed = sum(amounts)
  const discountAmount = cutOf(listed, discount, currency)
  const groups = groupsOf(document)
  const listedOf = groups.map(({ lines }) => sum(lines.map((line) => amounts[line]!)))
  const shares = spread(discountAmount, listedOf, currency)
  const nets: Totals['nets'] = amounts.map(() => null)
  const taxes = groups.map(({ category, rate, reasons, lines }, index): TaxGroup => {
    const base = listedOf[index]!.minus(shares[index]!)
    const reason = reasons.join(' ') || null
    const withTax = rate.plus(100)
    const rounded = roundMoney(base.times(rate).div(pricesIncludeTax ? withTax : 100), currency)
    const tax = within ? within.tax({ category, rate }, base, rounded) : rounded
    if (!pricesIncludeTax) return { category, rate, reason, taxable: base, tax }
    const taxable = base.minus(tax)
    const netShare = roundMoney(shares[index]!.times(100).div(withTax), currency)
    const parts = spread(
      taxable.plus(netShare),
      lines.map((line) => amounts[line]!),
      currency,
    )
    lines.forEach((line, place) => (nets[line] = parts[place]!))
    return { category, rate, reason, taxable, tax }
  })
  const subtotal = sum(taxes.map(({ taxable }) => taxable))
  const taxAmount = sum(taxes.map(({ tax }) => tax))
  const totalAmount = subtotal.plus(taxAmount)
  const withheld = roundMoney(subtotal.times(typed(withholding?.rate)).div(100), currency)
  return {
    ...{ amounts, nets, listed, discountAmount, taxes, subtotal, taxAmount, totalAmount },
    withheldAmount: within ? within.withheld(totalAmount, withheld) : withheld,
  }
}

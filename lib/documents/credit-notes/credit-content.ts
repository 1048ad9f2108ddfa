import { decimal, min, roundMoney, sum, type Decimal, getUnitPriceFor, toNumber } from '@/lib/core/money'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { computeTotals, isDeduction, computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { toAmountDiscount, pickCharges, getRateKey } from '@/lib/documents/totals/charges'
import { allocate } from '@/lib/documents/totals/allocate'
import type { Totals } from '@/lib/documents/totals/types'
import type {
  CreditContent,
  CreditableInvoice,
  CreditableAmounts,
  CreditQuantity,
} from './creditable-response'
import { getRemainingBase, createRoundingCap } from './rounding-cap'
import type { ItemContent } from '@/lib/documents/totals/content-response'

type Line = CreditContent['lineItems'][number]

/** Lists all lines with something left to credit. */
export const listRemainingLines = ({ lines }: CreditableAmounts): CreditQuantity[] =>
  lines.flatMap(({ line, quantity }) => (quantity === 0 ? [] : [{ line, quantity }]))

/** True if the parts credit everything that is left of some lines. */
const creditsRest = (lines: CreditableAmounts['lines'], parts: CreditQuantity[]): boolean =>
  lines.every(({ line, quantity }) =>
    decimal(quantity).eq(sum(parts.filter((part) => part.line === line).map((part) => part.quantity))),
  )

/** Returns the tax rates of which the parts credit everything that is left. */
function listFinishedRates(
  invoice: CreditableInvoice,
  { lines }: CreditableAmounts,
  parts: CreditQuantity[],
): Set<string> {
  const items = filterItems(invoice.lineItems)
  const keyByLine = new Map(items.map((item) => [item.id, getLineRateKey(invoice, item)]))
  const isFinished = (key: string) =>
    creditsRest(
      lines.filter(({ line }) => keyByLine.get(line) === key),
      parts,
    )
  return new Set([...new Set(keyByLine.values())].filter(isFinished))
}

/**
 * Returns the content of a credit note for parts of an invoice: the chosen quantities and the invoice's discount (a
 * percentage stays, an amount is prorated).
 * If rounding would exceed what is left, or leave a cent of it, lines are cut or raised by that cent; crediting
 * everything that is left totals exactly what is left.
 */
export function createCreditContent(
  invoice: CreditableInvoice,
  left: CreditableAmounts,
  parts: CreditQuantity[],
): CreditContent {
  const { currency } = invoice
  const isLast = creditsRest(left.lines, parts)
  const lineItems = parts.flatMap((part) => toCreditLines(invoice, left, part))
  const content: CreditContent = { ...pickCharges(invoice), currency, lineItems }
  if (isLast && left.notes === 0) return content
  const charged = lineItems.filter((line) => !isDeduction(line))
  const listed = sum(charged.map((line) => computeLineAmount(line, currency)))
  const discount = getCreditDiscount(
    invoice,
    listed,
    isLast ? getRemainingDiscount(content, left, listed) : null,
  )
  return fitToRemaining({ ...content, discount }, left, {
    isLast,
    finishedRates: listFinishedRates(invoice, left, parts),
  })
}

export const computeCreditTotals = (content: CreditContent, left: CreditableAmounts): Totals =>
  computeTotals({ ...content, roundingCap: createRoundingCap(left, content.pricesIncludeTax) })

function toCreditLines(
  { lineItems, currency }: CreditableInvoice,
  left: CreditableAmounts,
  { line, quantity }: CreditQuantity,
): Line[] {
  const invoiceLine = filterItems(lineItems).find(({ id }) => id === line)
  const rest = left.lines.find((one) => one.line === line)
  if (!invoiceLine || !rest || quantity === 0) return []
  const { id: _id, amount: _amount, taxes: _taxes, discount, ...content } = invoiceLine
  const share = decimal(quantity).div(decimal(invoiceLine.quantity))
  const undiscounted: Line = { ...content, quantity, sourceLine: line, discount: null }
  const before = computeLineAmount(undiscounted, currency)
  const part: Line = {
    ...undiscounted,
    discount:
      discount?.kind === 'AMOUNT'
        ? toAmountDiscount(min(roundMoney(decimal(discount.value).times(share), currency), before))
        : discount,
  }
  const amountAlone = computeLineAmount(part, currency)
  const amount = capAmount(amountAlone, decimal(rest.amount), {
    isLast: quantity === rest.quantity,
    cents: toMinorUnits(currency, left.notes + 1),
  })
  return [adjustLineToAmount(part, amount, currency)]
}

const toMinorUnits = (currency: string, count: number): Decimal =>
  decimal(count).div(decimal(10).pow(getCurrencyDigits(currency)))

/**
 * Caps the amount of a part at what is left. The last part gets all that is left if they differ by rounding only.
 * @param own the amount computed for the part alone
 * @param cents the largest difference that counts as rounding
 */
function capAmount(
  own: Decimal,
  left: Decimal,
  { isLast, cents }: { isLast: boolean; cents: Decimal },
): Decimal {
  if (isLast && own.minus(left).abs().lte(cents)) return left
  return own.gt(left) && left.gte(0) ? left : own
}

function getCreditDiscount(
  { discount, discountAmount, lineItems, currency }: CreditableInvoice,
  listed: Decimal,
  rest: Decimal | null,
) {
  if (discount?.kind !== 'AMOUNT') return discount
  if (rest) return toAmountDiscount(rest.gt(listed) ? listed : rest)
  const charged = filterItems(lineItems).filter((line) => !isDeduction(line))
  const all = sum(charged.map(({ amount }) => amount))
  return toAmountDiscount(
    all.eq(0) ? decimal(0) : roundMoney(decimal(discountAmount).times(listed).div(all), currency),
  )
}

/**
 * Returns the discount of a credit note for all that is left. Earlier notes with their discount in the lines left it
 * here although it is used up; then it is the difference between the lines and what is left at their tax rates.
 */
function getRemainingDiscount(content: CreditContent, left: CreditableAmounts, listed: Decimal): Decimal {
  const keys = new Set(content.lineItems.map((line) => getLineRateKey(content, line)))
  const bases = left.taxes.filter((one) => keys.has(getRateKey(one)))
  const unexplained = listed.minus(sum(bases.map((one) => getRemainingBase(one, content.pricesIncludeTax))))
  const all = decimal(left.discountAmount)
  if (unexplained.lt(toMinorUnits(content.currency, left.notes + 1).times(-1)) || unexplained.gt(all))
    return all
  return unexplained.lt(0) ? decimal(0) : unexplained
}

const getLineRateKey = (
  { taxCategory, taxRate, taxParts }: Pick<CreditContent, 'taxCategory' | 'taxRate' | 'taxParts'>,
  { tax }: Pick<Line, 'tax'>,
) => getRateKey(tax ?? { category: taxCategory, rate: taxRate, parts: taxParts })

/**
 * Fits every tax rate to what is left of it. If a rate then differs from its lines, the document's discount is moved
 * into the lines. A rate of which nothing is left afterwards is credited completely: no later note could credit a
 * remaining cent.
 */
function fitToRemaining(
  content: CreditContent,
  left: CreditableAmounts,
  { isLast, finishedRates }: { isLast: boolean; finishedRates: Set<string> },
): CreditContent {
  const { currency, pricesIncludeTax, lineItems } = content
  const { taxes } = computeTotals(content)
  const amounts = lineItems.map((line) => computeLineAmount(line, currency))
  const rates = taxes.map(({ category, rate, parts, taxable, tax }) => {
    const key = getRateKey({ category, rate, parts })
    const lines = lineItems.flatMap((line, index) => (getLineRateKey(content, line) === key ? [index] : []))
    const rest = left.taxes.find((one) => getRateKey(one) === key)
    const own = pricesIncludeTax ? taxable.plus(tax) : taxable
    return {
      own,
      lines,
      rest: rest ? getRemainingBase(rest, pricesIncludeTax) : own,
      isFinished: finishedRates.has(key),
    }
  })
  const getRoundingLimit = (lines: number) => toMinorUnits(currency, (left.notes + 1) * (lines + 1))
  const missing = sum(rates.map(({ own, rest }) => rest.minus(own)))
  // Edited lines of earlier notes may have used the discount at other rates than the invoice: only the sum is right
  // then.
  const isRest = isLast && missing.abs().lte(getRoundingLimit(lineItems.length))
  const groups = rates.map(({ own, lines, rest, isFinished }) => {
    if (isRest) return { own, lines, base: rest }
    const cents = getRoundingLimit(lines.length)
    const base = capAmount(own, rest, { isLast: isFinished, cents })
    // More than rounding is rejected later, not cut silently: that would use up lines without crediting them.
    return { own, lines, base: isLast || own.minus(base).lte(cents) ? base : own }
  })
  if (groups.every(({ own, base }) => own.eq(base))) return content
  const targetAmounts = [...amounts]
  for (const { lines, base } of groups) {
    const [above, below] = [
      lines.filter((index) => amounts[index]!.gte(0)),
      lines.filter((index) => amounts[index]!.lt(0)),
    ]
    const others = sum(below.map((index) => amounts[index]!))
    const parts = allocate(
      base.minus(others),
      above.map((index) => amounts[index]!),
      currency,
    )
    above.forEach((index, place) => (targetAmounts[index] = parts[place]!))
  }
  return {
    ...content,
    discount: null,
    lineItems: lineItems.map((line, index) => adjustLineToAmount(line, targetAmounts[index]!, currency)),
  }
}

/**
 * Returns a line with the given amount: unchanged if it fits, else with a discount or at a higher price.
 * @param amount zero or more, in whole minor units
 */
function adjustLineToAmount<L extends ItemContent>(line: L, amount: Decimal, currency: string): L {
  if (computeLineAmount(line, currency).eq(amount)) return line
  const withDiscount = (unitPrice: number): L => {
    const before = roundMoney(decimal(line.quantity).times(decimal(unitPrice)), currency)
    const value = toNumber(before.minus(amount))
    return { ...line, unitPrice, discount: value > 0 ? { kind: 'AMOUNT', value } : null }
  }
  const listed = roundMoney(decimal(line.quantity).times(decimal(line.unitPrice)), currency)
  if (listed.gte(amount)) return withDiscount(line.unitPrice)
  return withDiscount(toNumber(getUnitPriceFor(amount, line.quantity)))
}

import { exact, roundMoney, sum, type Exact } from '@/lib/kernel/money'
import { digitsOf } from '@/lib/kernel/currencies/digits'
import { itemsOf } from '@/lib/documents/lines/kinds'
import { computeTotals, isDeduction, lineAmount } from '@/lib/documents/totals'
import { amountOff, chargesOf } from '@/lib/documents/totals/charges'
import { spread } from '@/lib/documents/totals/spread'
import type { Totals } from '@/lib/documents/totals/types'
import { lineThatComesTo } from './line'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { CreditContent, Credited, Left, Part } from './types'
import { baseLeft, within } from './within'

type Line = CreditContent['lineItems'][number]

/** All that is left of an invoice. */
export const allLeft = ({ lines }: Left): Part[] =>
  lines.flatMap(({ line, quantity }) => (quantity === 0 ? [] : [{ line, quantity }]))

/** Whether nothing stays behind. */
const takesAll = ({ lines }: Left, parts: Part[]): boolean =>
  lines.every(({ line, quantity }) =>
    exact(quantity).eq(sum(parts.filter((part) => part.line === line).map((part) => part.quantity))),
  )

/**
 * What a credit note of some parts of an invoice says: the lines with what is chosen of each, and the invoice's discount. A percentage stays, an
 * amount goes by the part. Where rounding would take the parts beyond the whole, or leave a cent of it behind, lines are cut or raised by that
 * cent; what takes all that is left comes to what is left.
 */
export function creditContent(invoice: Credited, left: Left, parts: Part[]): CreditContent {
  const { currency } = invoice
  const isLast = takesAll(left, parts)
  const lineItems = parts.flatMap((part) => partOf(invoice, left, part))
  const content: CreditContent = { ...chargesOf(invoice), currency, lineItems }
  if (isLast && left.notes === 0) return content
  const charged = lineItems.filter((line) => !isDeduction(line))
  const listed = sum(charged.map((line) => lineAmount(line, currency)))
  const discount = discountOf(invoice, listed, isLast ? discountLeft(content, left, listed) : null)
  return fitted({ ...content, discount }, left, isLast)
}

/** What a credit note comes to. */
export const creditTotals = (content: CreditContent, left: Left): Totals =>
  computeTotals({ ...content, within: within(left, content.pricesIncludeTax) })

function partOf({ lineItems, currency }: Credited, left: Left, { line, quantity }: Part): Line[] {
  const whole = itemsOf(lineItems).find(({ id }) => id === line)
  const rest = left.lines.find((one) => one.line === line)
  if (!whole || !rest || quantity === 0) return []
  const { id: _id, amount: _amount, discount, ...content } = whole
  const share = exact(quantity).div(exact(whole.quantity))
  const part: Line = {
    ...content,
    quantity,
    sourceLine: line,
    discount:
      discount?.kind === 'AMOUNT'
        ? amountOff(roundMoney(exact(discount.value).times(share), currency))
        : discount,
  }
  const own = lineAmount(part, currency)
  const amount = meant(own, exact(rest.amount), {
    isLast: quantity === rest.quantity,
    cents: centsIn(currency, left.notes + 1),
  })
  return [lineThatComesTo(part, amount, currency)]
}

const centsIn = (currency: string, count: number): Exact =>
  exact(count).div(exact(10).pow(digitsOf(currency)))

/**
 * What a part comes to: no more than what is left; and what is left where it is the last part and nothing but rounding is between them.
 * @param own what it comes to by itself
 */
function meant(own: Exact, left: Exact, { isLast, cents }: { isLast: boolean; cents: Exact }): Exact {
  if (isLast && own.minus(left).abs().lte(cents)) return left
  return own.gt(left) && left.gte(0) ? left : own
}

function discountOf(
  { discount, discountAmount, lineItems, currency }: Credited,
  listed: Exact,
  rest: Exact | null,
) {
  if (discount?.kind !== 'AMOUNT') return discount
  if (rest) return amountOff(rest.gt(listed) ? listed : rest)
  const charged = itemsOf(lineItems).filter((line) => !isDeduction(line))
  const all = sum(charged.map(({ amount }) => amount))
  return amountOff(all.eq(0) ? exact(0) : roundMoney(exact(discountAmount).times(listed).div(all), currency))
}

/**
 * The discount of what takes all that is left. Notes whose discount went into their lines left it here although it is used up: then it is
 * what lies between the lines and what is left at their rates.
 */
function discountLeft(content: CreditContent, left: Left, listed: Exact): Exact {
  const keys = new Set(content.lineItems.map((line) => keyOf(content, line)))
  const bases = left.taxes.filter((one) => keys.has(rateKey(one)))
  const unexplained = listed.minus(sum(bases.map((one) => baseLeft(one, content.pricesIncludeTax))))
  const all = exact(left.discountAmount)
  if (unexplained.lt(centsIn(content.currency, left.notes + 1).times(-1)) || unexplained.gt(all)) return all
  return unexplained.lt(0) ? exact(0) : unexplained
}

const keyOf = ({ taxCategory, taxRate }: CreditContent, { tax }: Line) =>
  rateKey(tax ?? { category: taxCategory, rate: taxRate })

/** The same with every rate brought to what is meant of it. Where that is not what its lines come to, the discount goes into the lines. */
function fitted(content: CreditContent, left: Left, isLast: boolean): CreditContent {
  const { currency, pricesIncludeTax, lineItems } = content
  const { taxes } = computeTotals(content)
  const amounts = lineItems.map((line) => lineAmount(line, currency))
  const rates = taxes.map(({ category, rate, taxable, tax }) => {
    const key = rateKey({ category, rate })
    const lines = lineItems.flatMap((line, index) => (keyOf(content, line) === key ? [index] : []))
    const rest = left.taxes.find((one) => rateKey(one) === key)
    const own = pricesIncludeTax ? taxable.plus(tax) : taxable
    return { own, lines, rest: rest ? baseLeft(rest, pricesIncludeTax) : own }
  })
  const centsOf = (lines: number) => centsIn(currency, (left.notes + 1) * (lines + 1))
  const missing = sum(rates.map(({ own, rest }) => rest.minus(own)))
  // Earlier notes whose lines were edited took their discount at other rates than the invoice gave it: what is left is right in all.
  const isRest = isLast && missing.abs().lte(centsOf(lineItems.length))
  const groups = rates.map(({ own, lines, rest }) => {
    if (isRest) return { own, lines, base: rest }
    const cents = centsOf(lines.length)
    const base = meant(own, rest, { isLast, cents })
    // What is too much by more than rounding is to be refused, and not cut in secret: it would use up lines that it does not take back.
    return { own, lines, base: isLast || own.minus(base).lte(cents) ? base : own }
  })
  if (groups.every(({ own, base }) => own.eq(base))) return content
  const wanted = [...amounts]
  for (const { lines, base } of groups) {
    const [above, below] = [
      lines.filter((at) => amounts[at]!.gte(0)),
      lines.filter((at) => amounts[at]!.lt(0)),
    ]
    const others = sum(below.map((at) => amounts[at]!))
    const parts = spread(
      base.minus(others),
      above.map((at) => amounts[at]!),
      currency,
    )
    above.forEach((at, place) => (wanted[at] = parts[place]!))
  }
  return {
    ...content,
    discount: null,
    lineItems: lineItems.map((line, at) => lineThatComesTo(line, wanted[at]!, currency)),
  }
}

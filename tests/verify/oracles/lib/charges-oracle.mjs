// Totals of a document with several taxes in integers, written from the rules in docs/taxes.md and EN 16931, not from
// the product's code. Units: quantities and prices in millionths, percents in thousandths, amounts in
// the currency's minor unit.
import { getDecimals, roundQuotient } from './money-oracle.mjs'

/** Categories without tax, whatever the rate (EN 16931: Z, E, AE, K, G, O). */
const UNCHARGED = new Set(['Z', 'E', 'AE', 'K', 'G', 'O'])
const HUNDRED = 100_000n

const add = (values) => values.reduce((sum, value) => sum + value, 0n)

/** Returns a discount's amount: a percentage of the sum, or hundredths of the currency's unit. */
export function computeDiscount(sum, discount, digits) {
  if (!discount) return 0n
  if (discount.kind === 'PERCENT') return roundQuotient(sum * discount.value, HUNDRED)
  return roundQuotient(discount.value * 10n ** BigInt(digits), 100n)
}

/**
 * Returns the exact tax of each part on a taxable amount of 1 as fractions `{ on, by }`: a compound part also taxes the
 * parts before it.
 */
function effectiveRates(parts) {
  // Ones in hundred-thousandths, to the power of the number of parts: then every product is whole.
  const one = HUNDRED ** BigInt(parts.length)
  let before = 0n
  return parts.map(({ rate, compound }) => {
    const share = (rate * (compound ? one + before : one)) / HUNDRED
    before += share
    return { on: share, by: one }
  })
}

/** Returns the tax of each part, rounded on its own. */
function taxesOf(parts, base, isInclusive) {
  if (isInclusive) {
    const rates = effectiveRates(parts)
    const gross = rates[0].by + add(rates.map(({ on }) => on))
    return rates.map(({ on }) => roundQuotient(base * on, gross))
  }
  const taxes = []
  for (const { rate, compound } of parts)
    taxes.push(roundQuotient((base + (compound ? add(taxes) : 0n)) * rate, HUNDRED))
  return taxes
}

/** Returns a sum without the taxes in it, rounded. */
function withoutTaxes(parts, gross) {
  const rates = effectiveRates(parts)
  const one = rates[0].by
  return roundQuotient(gross * one, one + add(rates.map(({ on }) => on)))
}

/** Allocates an amount by largest remainder; ties go to the earlier share. */
function split(amount, weights) {
  const all = add(weights)
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n))
  const parts = weights.map((weight) => (amount * weight) / all)
  const rests = weights.map((weight, index) => [(amount * weight) % all, index])
  rests.sort(([one, at], [other, beside]) => (one === other ? at - beside : one > other ? -1 : 1))
  const left = Number(amount - add(parts))
  for (const [, index] of rests.slice(0, left)) parts[index] += 1n
  return parts
}

/** Returns a line's amount less its own discount. */
export function computeLineAmount({ quantity, price, discount }, digits) {
  const before = roundQuotient(quantity * price, 10n ** BigInt(12 - digits))
  return before - computeDiscount(before, discount, digits)
}

/**
 * `lines` are charged, `deductions` are earlier invoices: `{ price, taxOff, tax }` in minor units. Returns all totals
 * and, if prices include tax, each line's net amount.
 */
export function computeCharges({ currency, lines, deductions, tax, isInclusive, discount, withholding }) {
  const digits = getDecimals(currency)
  const amounts = lines.map((line) => computeLineAmount(line, digits))
  const listed = add(amounts)
  const cut = computeDiscount(listed, discount, digits)
  const groups = new Map()
  const groupOf = ({ rate, category, parts = null }) => {
    const isCharged = !UNCHARGED.has(category)
    const charged = isCharged ? rate : 0n
    const named = isCharged ? parts : null
    const key = named
      ? [category, ...named.flatMap((part) => [part.name, part.rate, part.compound])].join(' ')
      : `${category} ${charged}`
    if (!groups.has(key)) {
      const taxed = named ?? [{ rate: charged, compound: false }]
      groups.set(key, { category, rate: charged, named, taxed, lines: [], deductions: [] })
    }
    return groups.get(key)
  }
  lines.forEach((line, index) => groupOf(line.tax ?? tax).lines.push(index))
  deductions.forEach((off, index) => groupOf(off.tax).deductions.push(index))
  const all = [...groups.values()]
  const shares = split(
    cut,
    all.map((group) => add(group.lines.map((index) => amounts[index]))),
  )
  const nets = [...amounts, ...deductions.map(() => 0n)]
  const taxes = all.map(({ category, rate, named, taxed, ...group }, index) => {
    const base = add(group.lines.map((line) => amounts[line])) - shares[index]
    const wholes = taxesOf(taxed, base, isInclusive)
    const whole = add(wholes)
    const priceOff = add(group.deductions.map((off) => deductions[off].price))
    const taxOff = add(group.deductions.map((off) => deductions[off].taxOff))
    const charged = whole - taxOff
    const byPart = wholes.map(
      (amount, part) => amount - add(group.deductions.map((off) => deductions[off].taxesOff?.[part] ?? 0n)),
    )
    const taxable = base - priceOff - (isInclusive ? charged : 0n)
    if (isInclusive) {
      const cutNet = withoutTaxes(taxed, shares[index])
      const parts = split(
        base - whole + cutNet,
        group.lines.map((line) => amounts[line]),
      )
      group.lines.forEach((line, place) => (nets[line] = parts[place]))
      for (const off of group.deductions)
        nets[lines.length + off] = deductions[off].taxOff - deductions[off].price
    }
    return { category, rate, named, taxable, tax: charged, parts: named && byPart }
  })
  const subtotal = add(taxes.map(({ taxable }) => taxable))
  const taxAmount = add(taxes.map((group) => group.tax))
  return {
    amounts: [...amounts, ...deductions.map(({ price }) => -price)],
    nets: isInclusive ? nets : null,
    listed: listed - add(deductions.map(({ price }) => price)),
    cut,
    taxes,
    subtotal,
    taxAmount,
    total: subtotal + taxAmount,
    withheld: roundQuotient(subtotal * (withholding ?? 0n), HUNDRED),
  }
}

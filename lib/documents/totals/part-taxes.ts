import { decimal, roundMoney, sum, type Amount, type Decimal } from '@/lib/core/money'
import { listEffectiveRates, type RatedPart } from '@/lib/core/tax/parts'
import type { ChargedPart } from './types'

interface Base {
  /** Sum to tax; with `pricesIncludeTax`, it contains the taxes. */
  base: Decimal
  pricesIncludeTax: boolean
  currency: string
}

/**
 * Computes the tax of each part, each rounded once. A compound part taxes the rounded amounts before it, as printed.
 * Out of a gross sum, each part takes its exact share, rounded; the rest is the taxable amount, so the sum stays as it
 * is and equal parts (CGST and SGST) have equal taxes.
 */
export function computePartTaxes(parts: RatedPart[], { base, pricesIncludeTax, currency }: Base): Decimal[] {
  if (pricesIncludeTax) {
    const grossPercent = getGrossPercent(parts)
    return listEffectiveRates(parts).map((rate) => roundMoney(base.times(rate).div(grossPercent), currency))
  }
  const taxes: Decimal[] = []
  for (const { rate, compound } of parts) {
    const taxed = compound ? base.plus(sum(taxes)) : base
    taxes.push(roundMoney(taxed.times(decimal(rate)).div(100), currency))
  }
  return taxes
}

/** Returns what the gross amount comes to, in percent of the taxable amount. */
export const getGrossPercent = (parts: RatedPart[]): Decimal => sum(listEffectiveRates(parts)).plus(100)

/** Lists the parts of a tax with the amount that each of them taxes: a compound one, the taxes before it too. */
export function listPartBases<T extends Amount>({
  taxable,
  parts,
}: {
  taxable: Amount
  parts?: ChargedPart<T>[] | null
}): (ChargedPart<T> & { base: Decimal })[] {
  let charged = decimal(0)
  return (parts ?? []).map((part) => {
    const base = part.compound ? decimal(taxable).plus(charged) : decimal(taxable)
    charged = charged.plus(decimal(part.amount))
    return { ...part, base }
  })
}

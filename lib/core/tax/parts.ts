import { decimal, sum, toNumber, type Amount, type Decimal } from '@/lib/core/money'
import type { TaxPart } from './part-schema'

/** Maximum number of parts of a tax; India, Canada and Spain have two. */
export const MAX_TAX_PARTS = 4
export const MAX_PART_NAME = 40
export const MAX_PART_NUMBER = 40

/** Decimals of a percentage. */
const RATE_DECIMALS = 3

/** True for a part as the form writes it; without zod, which a form loads only to save. */
export function isTaxPart(value: unknown): value is TaxPart {
  if (typeof value !== 'object' || value === null) return false
  const { name, rate, compound, number }: Partial<Record<keyof TaxPart, unknown>> = value
  return (
    typeof name === 'string' &&
    typeof rate === 'number' &&
    rate >= 0 &&
    rate <= 100 &&
    typeof compound === 'boolean' &&
    (number === null || typeof number === 'string')
  )
}

export interface RatedPart {
  /** Percent. */
  rate: Amount
  compound?: boolean
}

/** Returns the exact percentage of the taxable amount that each part comes to: 5 and 10.5 for 5 % and 10 % on top. */
export function listEffectiveRates(parts: RatedPart[]): Decimal[] {
  let total = decimal(0)
  return parts.map(({ rate, compound }) => {
    const effective = compound ? decimal(rate).times(total.plus(100)).div(100) : decimal(rate)
    total = total.plus(effective)
    return effective
  })
}

/** Returns the percentage that all parts come to together, with three decimals. */
export const getCombinedRate = (parts: RatedPart[]): number =>
  toNumber(sum(listEffectiveRates(parts)).round(RATE_DECIMALS))

/** Returns a key that taxes of the same parts share; registration numbers don't matter. */
export const getPartsKey = (parts: Pick<TaxPart, 'name' | 'rate' | 'compound'>[]): string =>
  JSON.stringify(parts.map(({ name, rate, compound }) => [name, rate, compound]))

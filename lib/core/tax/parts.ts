import { z } from 'zod'
import { decimal, sum, toNumber, type Amount, type Decimal } from '@/lib/core/money'

/** Maximum number of parts of a tax; India, Canada and Spain have two. */
export const MAX_TAX_PARTS = 4
export const MAX_PART_NAME = 40
export const MAX_PART_NUMBER = 40

/** Decimals of a percentage. */
const RATE_DECIMALS = 3

export const taxPart = z.strictObject({
  name: z.string(),
  /** Percent. */
  rate: z.number().min(0).max(100),
  /** True if it taxes the parts before it, too. */
  compound: z.boolean(),
  /** The seller's registration number for this tax, printed beside its name. */
  number: z.string().nullable(),
})

/**
 * A named tax that is charged with others on the same amount, such as GST with QST. Each is rounded, printed and
 * reported on its own.
 */
export type TaxPart = z.infer<typeof taxPart>

/** Parts in a response; missing for a plain rate. */
export const taxPartsResponse = z
  .array(taxPart.meta({ id: 'TaxPart' }))
  .optional()
  .meta({
    description:
      'Named taxes that the tax consists of, each rounded and printed on its own; the rate is theirs together. Missing for a plain rate',
  })

const storedParts = z.array(taxPart).min(1)

/** Reads parts from stored JSON; null if there are none. */
export function readTaxParts(stored: unknown): TaxPart[] | null {
  if (!Array.isArray(stored) || stored.length === 0) return null
  return storedParts.safeParse(stored).data ?? null
}

const storedCharges = z.array(taxPart.extend({ amount: z.number() })).min(1)

/** Reads parts with the amounts charged for them from stored JSON; null if there are none. */
export function readChargedParts(stored: unknown): z.infer<typeof storedCharges> | null {
  if (!Array.isArray(stored) || stored.length === 0) return null
  return storedCharges.safeParse(stored).data ?? null
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

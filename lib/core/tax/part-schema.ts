import { z } from 'zod'

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

/** Reads a list from stored JSON; null if it is empty or invalid. Most are empty, and not parsed. */
const readList = <T>(list: z.ZodType<T[]>, stored: unknown): T[] | null =>
  Array.isArray(stored) && stored.length > 0 ? (list.safeParse(stored).data ?? null) : null

const storedParts = z.array(taxPart)

/** Reads parts from stored JSON; null if there are none. */
export const readTaxParts = (stored: unknown): TaxPart[] | null => readList(storedParts, stored)

const storedCharges = z.array(taxPart.extend({ amount: z.number() }))

/** Reads parts with the amounts charged for them from stored JSON; null if there are none. */
export const readChargedParts = (stored: unknown) => readList(storedCharges, stored)

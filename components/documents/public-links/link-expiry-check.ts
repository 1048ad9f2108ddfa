import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { linkSchema } from '@/lib/documents/schema'
import type { DatePattern } from '@/lib/core/reader-locale'

/** As in the API, except that an empty field means no date. */
const expirySchema = z.object({
  expiresOn: z.union([z.literal('').transform(() => null), linkSchema.shape.expiresOn.unwrap()]),
})
export type ExpiryFields = z.input<typeof expirySchema>
export type LinkExpiry = z.output<typeof expirySchema>

/** Returns the resolver of the form. `pattern`: date format of its messages. */
export const checkExpiry = (pattern: DatePattern) =>
  zodResolver(expirySchema, createDateErrorOptions(pattern))

import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { linkSchema } from '@/lib/documents/schema'
import type { DatePattern } from '@/lib/core/dates/date-pattern'

/** As the API has it, and an empty field is no day. */
const expirySchema = z.object({
  expiresOn: z.union([z.literal('').transform(() => null), linkSchema.shape.expiresOn.unwrap()]),
})
export type ExpiryFields = z.input<typeof expirySchema>
export type LinkExpiry = z.output<typeof expirySchema>

/** Returns the check of the form. @param pattern of the dates in its messages */
export const checkExpiry = (pattern: DatePattern) =>
  zodResolver(expirySchema, createDateErrorOptions(pattern))

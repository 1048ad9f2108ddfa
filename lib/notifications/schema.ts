import { z } from 'zod'

/** Until when notifications were read: the `at` they came with. */
export const seenSchema = z.strictObject({ at: z.iso.datetime('Unknown moment') })

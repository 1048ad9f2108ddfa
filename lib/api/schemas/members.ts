import { z } from 'zod'
import { id } from '@/lib/core/response-fields'

/** The business that the session has switched to. */
export const enteredAnswer = z.strictObject({ id, isOnboarded: z.boolean() }).meta({ id: 'EnteredBusiness' })

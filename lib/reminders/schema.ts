import { z } from 'zod'
import { optionalProse } from '@/lib/validation'
import { REMINDER_DAYS } from './choices'

/** When clients are reminded, and with which words. */
export const remindersSchema = z.strictObject({
  days: z
    .array(z.union(REMINDER_DAYS.map((day) => z.literal(day))), { error: 'Choose from the days offered' })
    .max(REMINDER_DAYS.length)
    .transform((days) => [...new Set<number>(days)].sort((a, b) => a - b)),
  /** Null or empty: the product's own words. */
  message: optionalProse(5000).refine((text) => text === null || text.includes('{link}'), {
    error: 'Please keep {link}, so that your client can open the invoice',
  }),
})
export type RemindersInput = z.output<typeof remindersSchema>

/** Whether one client, or one invoice, is reminded. */
export const reminderSwitchSchema = z.strictObject({ enabled: z.boolean() })

import { z } from 'zod'
import { notificationIds } from '@/lib/activity/email-notifications'

/** Until when notifications were read: the `at` they came with. */
export const seenSchema = z.strictObject({ at: z.iso.datetime('Unknown moment') })

/** What `PATCH /api/user/notices` takes. */
export const noticeSchema = z.strictObject({ notice: z.enum(notificationIds), isOn: z.boolean() })

import { z } from 'zod'
import { notificationIds } from '@/lib/activity/email-notifications'

/** Time until which notifications were read: the `at` they were returned with. */
export const seenSchema = z.strictObject({ at: z.iso.datetime('Unknown moment') })

/** Body of `PATCH /api/user/notices`. */
export const noticeSchema = z.strictObject({ notice: z.enum(notificationIds), isOn: z.boolean() })

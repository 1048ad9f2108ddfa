import { z } from 'zod'
import { id, instant, text, textOrNull } from '@/lib/core/response-fields'
import { documentKind } from '@/lib/documents/response-fields'
import { notificationIds } from '@/lib/activity/email-notifications'
import { notificationTypes } from './types'

const notification = z.strictObject({
  type: z.enum(notificationTypes),
  /** Subject: a document or a recurring schedule. */
  invoiceId: id.nullable(),
  invoiceNumber: textOrNull,
  kind: documentKind.nullable(),
  seriesId: id.nullable(),
  clientName: text,
  at: instant,
  unread: z.boolean(),
})
export type Notification = z.infer<typeof notification>

export const notificationsResponse = z
  .strictObject({ at: instant, items: z.array(notification) })
  .meta({ id: 'Notifications' })

/** Latest notifications at the time `at`; marking them as read covers everything up to then. */
export type Notifications = z.infer<typeof notificationsResponse>

/** Time until which notifications were read: the `at` they were returned with. */
export const seenSchema = z.strictObject({ at: z.iso.datetime('Unknown moment') })

/** Body of `PATCH /api/user/notices`. */
export const noticeSchema = z.strictObject({ notice: z.enum(notificationIds), isOn: z.boolean() })

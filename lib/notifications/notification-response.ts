import { z } from 'zod'
import { id, instant, text, textOrNull } from '@/lib/core/response-fields'
import { documentKind } from '@/lib/documents/response-fields'
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

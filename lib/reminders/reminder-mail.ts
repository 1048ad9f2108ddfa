import 'server-only'
import { todayIn } from '@/lib/core/dates'
import { appOrigin } from '@/lib/platform/env'
import { conflict } from '@/lib/i18n/errors'
import { getPublicUrl } from '@/lib/documents/public-url'
import type { Invoice } from '@/lib/documents/types'
import { getMessages } from '@/lib/i18n/get-messages'
import { renderReminder as wordsOf } from './reminder-rules'
import type { ReminderTextSettings, ReminderMessage } from './types'

/**
 * Subject and message of a reminder as they are now: its owner's words, what is left to pay, the link. Made when it is queued
 * and once more when it goes out, since a part may have been paid in between. Throws 409 for an invoice without a link.
 */
export function createReminderMail(
  owner: ReminderTextSettings,
  invoice: Invoice,
  now = new Date(),
): ReminderMessage {
  const { publicToken } = invoice
  if (!publicToken) throw conflict('remind.no-link')
  return renderReminderWithLink(owner, invoice, getPublicUrl(appOrigin(), publicToken), now)
}

/** The same with a link given, or with what stands for one. */
export const renderReminderWithLink = (
  owner: ReminderTextSettings,
  invoice: Invoice,
  url: string,
  now = new Date(),
): ReminderMessage =>
  wordsOf(
    owner,
    { ...invoice, clientName: invoice.client.name, url },
    todayIn(owner.timeZone, now),
    getMessages(invoice.seller),
  )

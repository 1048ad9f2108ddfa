import 'server-only'
import { todayIn } from '@/lib/core/dates'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict } from '@/lib/i18n/errors'
import { getPublicUrl } from '@/lib/documents/public-link'
import type { Invoice } from '@/lib/documents/types'
import { getMessages } from '@/lib/i18n/get-messages'
import { renderReminder } from './reminder-rules'
import type { ReminderTextSettings, ReminderMessage } from './types'

/**
 * Renders a reminder with the business's text, balance due and public link. Called on queueing and again on sending,
 * since a part may have been paid in between. Throws 409 if the invoice has no link.
 */
export function createReminderMail(
  owner: ReminderTextSettings,
  invoice: Invoice,
  now = new Date(),
): ReminderMessage {
  const { publicToken } = invoice
  if (!publicToken) throw conflict('remind.no-link')
  return renderReminderWithLink(owner, invoice, getPublicUrl(getAppOrigin(), publicToken), now)
}

/** Renders a reminder with the given link or link placeholder. */
export const renderReminderWithLink = (
  owner: ReminderTextSettings,
  invoice: Invoice,
  url: string,
  now = new Date(),
): ReminderMessage =>
  renderReminder(
    owner,
    { ...invoice, clientName: invoice.client.name, url },
    todayIn(owner.timeZone, now),
    getMessages(invoice.seller),
  )

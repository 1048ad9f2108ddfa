import 'server-only'
import { db, type Db } from '@/lib/db/client'
import { appOrigin } from '@/lib/env'
import { conflict } from '@/lib/errors'
import { publicUrl } from '@/lib/invoices/public-url'
import type { Invoice } from '@/lib/invoices/types'
import { DEFAULT_REMINDER } from './choices'
import { getReminders } from './queries'
import { reminderText } from './rules'

/**
 * Subject and message of a reminder as they are now: the user's words, what is left to pay, the link. Made when it is queued
 * and once more when it goes out, since a part may have been paid in between. Throws 409 for an invoice without a link.
 */
export async function reminderLetter(
  userId: number,
  invoice: Invoice,
  tx: Db = db,
): Promise<{ subject: string; message: string }> {
  const { publicToken, invoiceNumber, client } = invoice
  if (!publicToken) throw conflict('This invoice has no public link, which its reminder would hold.')
  const { message } = await getReminders(userId, tx)
  return {
    subject: `Reminder: invoice ${invoiceNumber}`.slice(0, 200),
    message: reminderText(message ?? DEFAULT_REMINDER, {
      ...invoice,
      clientName: client.name,
      url: publicUrl(appOrigin(), publicToken),
    }),
  }
}

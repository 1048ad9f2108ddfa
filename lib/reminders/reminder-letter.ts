import 'server-only'
import { db, type Db } from '@/lib/platform/db/client'
import { todayIn } from '@/lib/kernel/dates'
import { appOrigin } from '@/lib/platform/env'
import { conflict } from '@/lib/kernel/errors'
import { publicUrl } from '@/lib/documents/public-url'
import type { Invoice } from '@/lib/documents/types'
import { getReminderClock } from './queries'
import { reminderWords as wordsOf } from './days'
import type { ReminderWords } from './types'

/**
 * Subject and message of a reminder as they are now: the user's words, what is left to pay, the link. Made when it is queued
 * and once more when it goes out, since a part may have been paid in between. Throws 409 for an invoice without a link.
 */
export async function reminderLetter(
  userId: number,
  invoice: Invoice,
  tx: Db = db,
  now = new Date(),
): Promise<ReminderWords> {
  const { publicToken } = invoice
  if (!publicToken) throw conflict('This invoice has no public link to include in the reminder.')
  return reminderWords(userId, invoice, publicUrl(appOrigin(), publicToken), tx, now)
}

/** The same with a link given, or with what stands for one. */
export async function reminderWords(
  userId: number,
  invoice: Invoice,
  url: string,
  tx: Db = db,
  now = new Date(),
): Promise<ReminderWords> {
  const { timeZone, ...texts } = await getReminderClock(userId, tx)
  return wordsOf(texts, { ...invoice, clientName: invoice.client.name, url }, todayIn(timeZone, now))
}

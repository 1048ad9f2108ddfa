import 'server-only'
import { db, type Db } from '@/lib/db/client'
import { todayIn } from '@/lib/dates'
import { appOrigin } from '@/lib/env'
import { conflict } from '@/lib/errors'
import { publicUrl } from '@/lib/invoices/public-url'
import type { Invoice } from '@/lib/invoices/types'
import { getReminderClock } from './queries'
import { reminderWords as wordsOf } from './rules'
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

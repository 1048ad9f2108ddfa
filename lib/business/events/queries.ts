import 'server-only'
import { db } from '@/lib/platform/db/client'
import { eventDetail } from './details'
import type { EventType, TimelineEntry } from './types'

const LATEST = 50
/** Of so many mails the timeline brings the words, and so many characters of each. */
const LETTERS = 20
const LETTER_LENGTH = 3000

/** The latest events of one invoice, newest first. */
export async function listInvoiceEvents(userId: number, invoiceId: number): Promise<TimelineEntry[]> {
  const rows = await db.event.findMany({
    where: { userId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
    select: { type: true, createdAt: true, data: true },
  })
  const events = rows.map((row) => ({ ...row, ...eventDetail(row.type as EventType, row.data) }))
  const exists = await existing(
    userId,
    events.flatMap((event) => event.invoiceId ?? []),
  )
  const letters = await lettersOf(
    userId,
    invoiceId,
    events.flatMap(({ type, data }) => (type === 'MAIL_SENT' ? [mailIdIn(data)] : [])),
  )
  return events.map(({ type, createdAt, data, text, invoiceId: about }) => ({
    type: type as EventType,
    at: createdAt.toISOString(),
    ...(text && { detail: text }),
    ...(about && exists.has(about) && { aboutInvoiceId: about }),
    ...(type === 'MAIL_SENT' && letters.has(mailIdIn(data)) && { letter: letters.get(mailIdIn(data))! }),
  }))
}

const mailIdIn = (data: unknown): string => {
  const { mailId } = (data ?? {}) as { mailId?: unknown }
  return typeof mailId === 'string' ? mailId : ''
}

/** What the latest of these mails said. */
async function lettersOf(
  userId: number,
  invoiceId: number,
  ids: string[],
): Promise<Map<string, { subject: string; message: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.outboxMail.findMany({
    where: { userId, invoiceId, ref: { in: ids.slice(0, LETTERS) } },
    select: { ref: true, subject: true, message: true },
  })
  const cut = (text: string) => (text.length > LETTER_LENGTH ? `${text.slice(0, LETTER_LENGTH)}…` : text)
  return new Map(rows.map(({ ref, subject, message }) => [ref, { subject, message: cut(message) }]))
}

/** Those of the invoices that were not deleted since. */
async function existing(userId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.invoice.findMany({ where: { userId, id: { in: ids } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

import 'server-only'
import type { Actor, Owned } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { eventDetail } from './details'
import { BUSINESS_EVENTS, type BusinessEvent, type DoneBy, type EventType, type TimelineEntry } from './types'

const LATEST = 50
const LATEST_OF_BUSINESS = 10
/** Of so many mails the timeline brings the words, and so many characters of each. */
const LETTERS = 20
const LETTER_LENGTH = 3000

/** The latest events of one invoice, newest first. */
export async function listInvoiceEvents(actor: Actor, invoiceId: number): Promise<TimelineEntry[]> {
  const rows = await db.event.findMany({
    where: { businessId: actor.businessId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
    select: { type: true, createdAt: true, data: true, ...withDoer },
  })
  const events = rows.map((row) => ({ ...row, ...eventDetail(row.type as EventType, row.data) }))
  const exists = await existing(
    actor,
    events.flatMap((event) => event.invoiceId ?? []),
  )
  const letters = await lettersOf(
    actor,
    invoiceId,
    events.flatMap(({ type, data }) => (type === 'MAIL_SENT' ? [mailIdIn(data)] : [])),
  )
  return events.map(({ type, createdAt, data, text, invoiceId: about, ...doer }) => ({
    type: type as EventType,
    at: createdAt.toISOString(),
    ...(doneBy(doer) && { by: doneBy(doer)! }),
    ...(text && { detail: text }),
    ...(about && exists.has(about) && { aboutInvoiceId: about }),
    ...(type === 'MAIL_SENT' && letters.has(mailIdIn(data)) && { letter: letters.get(mailIdIn(data))! }),
  }))
}

/** What happened to the business itself of late, newest first. */
export async function listBusinessEvents({ businessId }: Owned): Promise<BusinessEvent[]> {
  const rows = await db.event.findMany({
    where: { businessId, type: { in: [...BUSINESS_EVENTS] } },
    orderBy: { id: 'desc' },
    take: LATEST_OF_BUSINESS,
    select: { id: true, type: true, createdAt: true, data: true, ...withDoer },
  })
  return rows.map(({ id, type, createdAt, data, ...doer }) => ({
    id,
    type: type as BusinessEvent['type'],
    at: createdAt.toISOString(),
    by: doneBy(doer),
    data: (data ?? {}) as Record<string, unknown>,
  }))
}

const withDoer = { actorId: true, actorName: true, via: true } as const

interface Doer {
  actorId: number | null
  actorName: string | null
  via: string | null
}

function doneBy({ actorId, actorName, via }: Doer): DoneBy | null {
  if (actorId !== null && actorName !== null) return { id: actorId, name: actorName }
  return via === 'link' ? 'client' : via === 'job' ? 'job' : null
}

const mailIdIn = (data: unknown): string => {
  const { mailId } = (data ?? {}) as { mailId?: unknown }
  return typeof mailId === 'string' ? mailId : ''
}

/** What the latest of these mails said. */
async function lettersOf(
  actor: Actor,
  invoiceId: number,
  ids: string[],
): Promise<Map<string, { subject: string; message: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.outboxMail.findMany({
    where: { businessId: actor.businessId, invoiceId, ref: { in: ids.slice(0, LETTERS) } },
    select: { ref: true, subject: true, message: true },
  })
  const cut = (text: string) => (text.length > LETTER_LENGTH ? `${text.slice(0, LETTER_LENGTH)}…` : text)
  return new Map(rows.map(({ ref, subject, message }) => [ref, { subject, message: cut(message) }]))
}

/** Those of the invoices that were not deleted since. */
async function existing(actor: Actor, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.invoice.findMany({
    where: { businessId: actor.businessId, id: { in: ids } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}

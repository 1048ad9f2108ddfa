import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { Translator } from '@/lib/i18n/translator'
import type { FormatsWithReasons } from '@/lib/i18n/reason-formatter'
import { describeEvent } from './describe-event'
import {
  BUSINESS_EVENTS,
  type BusinessEvent,
  type EventAuthor,
  type EventType,
  type TimelineEntry,
} from './types'

const LATEST = 50
const LATEST_OF_BUSINESS = 10
/** Maximum emails whose text the timeline shows, and characters of each. */
const MAX_MAIL_TEXTS = 20
const MAX_MAIL_LENGTH = 3000

/** Lists the latest events of an invoice, newest first, with details in the language of `t` and `formats`. */
export async function listInvoiceEvents(
  actor: Actor,
  invoiceId: number,
  t?: Translator<'activity'>,
  formats?: FormatsWithReasons,
): Promise<TimelineEntry[]> {
  const rows = await db.event.findMany({
    where: { businessId: actor.businessId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
    select: { type: true, createdAt: true, data: true, ...actorSelect },
  })
  const events = rows.map((row) => ({
    ...row,
    ...describeEvent(row.type as EventType, row.data, t, formats),
  }))
  const exists = await listExistingIds(
    actor,
    events.flatMap((event) => event.invoiceId ?? []),
  )
  const letters = await listMailTexts(
    actor,
    invoiceId,
    events.flatMap(({ type, data }) => (type === 'MAIL_SENT' ? [getMailId(data)] : [])),
  )
  return events.map(({ type, createdAt, data, text, isCredit, invoiceId: about, ...doer }) => ({
    type: type as TimelineEntry['type'],
    ...(isCredit && { isCredit }),
    at: createdAt.toISOString(),
    ...(toEventAuthor(doer) && { by: toEventAuthor(doer)! }),
    ...(text && { detail: text }),
    ...(about && exists.has(about) && { aboutInvoiceId: about }),
    ...(type === 'MAIL_SENT' && letters.has(getMailId(data)) && { letter: letters.get(getMailId(data))! }),
  }))
}

/** Lists the latest events of the business itself, newest first. */
export async function listBusinessEvents({ businessId }: BusinessScope): Promise<BusinessEvent[]> {
  const rows = await db.event.findMany({
    where: { businessId, type: { in: [...BUSINESS_EVENTS] } },
    orderBy: { id: 'desc' },
    take: LATEST_OF_BUSINESS,
    select: { id: true, type: true, createdAt: true, data: true, ...actorSelect },
  })
  return rows.map(({ id, type, createdAt, data, ...doer }) => ({
    id,
    type: type as BusinessEvent['type'],
    at: createdAt.toISOString(),
    by: toEventAuthor(doer),
    data: (data ?? {}) as Record<string, unknown>,
  }))
}

const actorSelect = { actorId: true, actorName: true, via: true } as const

interface ActorColumns {
  actorId: number | null
  actorName: string | null
  via: string | null
}

function toEventAuthor({ actorId, actorName, via }: ActorColumns): EventAuthor | null {
  if (actorId !== null && actorName !== null) return { id: actorId, name: actorName }
  return via === 'link' ? 'client' : via === 'job' ? 'job' : null
}

const getMailId = (data: unknown): string => {
  const { mailId } = (data ?? {}) as { mailId?: unknown }
  return typeof mailId === 'string' ? mailId : ''
}

/** Returns subject and message of the latest emails. */
async function listMailTexts(
  actor: Actor,
  invoiceId: number,
  ids: string[],
): Promise<Map<string, { subject: string; message: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.outboxMail.findMany({
    where: { businessId: actor.businessId, invoiceId, ref: { in: ids.slice(0, MAX_MAIL_TEXTS) } },
    select: { ref: true, subject: true, message: true },
  })
  const truncate = (text: string) =>
    text.length > MAX_MAIL_LENGTH ? `${text.slice(0, MAX_MAIL_LENGTH)}…` : text
  return new Map(rows.map(({ ref, subject, message }) => [ref, { subject, message: truncate(message) }]))
}

/** Returns the ids of the invoices that still exist. */
async function listExistingIds(actor: Actor, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.invoice.findMany({
    where: { businessId: actor.businessId, id: { in: ids } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}

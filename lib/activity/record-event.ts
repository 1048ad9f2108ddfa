import 'server-only'
import type { EventActor, BusinessScope } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { activeUser, getBusinessLink } from '@/lib/auth/users/memberships'
import type { Day } from '@/lib/core/dates'
import type { EventType } from './types'
import { findNotification, listEnabledNotifications } from './email-notifications'
import { createNotificationMail, type NotificationContent } from './notification-mail'

/** Records an event in the transaction that caused it, and notifies the members who want an email about it. */
export async function recordEvent(
  tx: Db,
  actor: EventActor,
  type: EventType,
  about: { invoiceId: number | null; data?: Prisma.InputJsonObject },
): Promise<void> {
  const { businessId, person, via } = actor
  const { id } = await tx.event.create({
    data: {
      businessId,
      actorId: person?.id ?? null,
      actorName: person?.name ?? null,
      via,
      type,
      invoiceId: about.invoiceId,
      data: about.data ?? {},
    },
    select: { id: true },
  })
  await notifyMembers(tx, actor, { id, type }, about)
}

/** Event data of a recurring schedule (lib/recurring/schedules/pause-and-notify.ts). */
interface ScheduleEventData {
  seriesId: number
  client: string
  day: Day
}

interface Event {
  invoiceId: number | null
  data: Record<string, unknown>
}

/**
 * Returns the content of an event's notification and the path of its invoice or schedule. Null if the invoice no
 * longer exists.
 */
const getNotificationContent = async (tx: Db, scope: BusinessScope, { invoiceId, data }: Event) =>
  isScheduleEvent(data) ? toScheduleContent(data) : findInvoiceContent(tx, scope, invoiceId)

type ContentWithPath = Omit<NotificationContent, 'data'> & { path: string }

const isScheduleEvent = (data: object): data is ScheduleEventData => 'seriesId' in data && 'client' in data

const toScheduleContent = ({ seriesId, client, day }: ScheduleEventData): ContentWithPath => ({
  client,
  kind: 'INVOICE',
  number: '',
  total: null,
  day,
  target: 'SERIES',
  path: `/invoices/series/${seriesId}`,
})

async function findInvoiceContent(
  tx: Db,
  scope: BusinessScope,
  invoiceId: number | null,
): Promise<ContentWithPath | null> {
  const invoice =
    invoiceId !== null &&
    (await tx.invoice.findUnique({
      where: { own: { businessId: scope.businessId, id: invoiceId } },
      select: {
        kind: true,
        invoiceNumber: true,
        currency: true,
        totalAmount: true,
        client: { select: { title: true } },
      },
    }))
  if (!invoice) return null
  return {
    client: invoice.client.title,
    kind: invoice.kind,
    number: invoice.invoiceNumber,
    total: { amount: invoice.totalAmount, currency: invoice.currency },
    day: null,
    target: invoice.kind,
    path: `/invoices/${invoiceId}`,
  }
}

interface About {
  invoiceId: number | null
  data?: object
}

/**
 * Queues an email about an event to each member who has that notification on, in the event's transaction: one per
 * cause. Locked members, and those about to be deleted, get none.
 */
export async function notifyMembers(
  tx: Db,
  actor: EventActor,
  event: { id: number; type: EventType },
  about: About,
): Promise<void> {
  const data = (about.data ?? {}) as Record<string, unknown>
  const notice = findNotification(event.type, data)
  if (!notice) return
  const { businessId } = actor
  // Nobody is notified of their own actions.
  const author = notice.isMemberAction && actor.via === 'browser' ? actor.person : null
  const members = await tx.membership.findMany({
    where: { businessId, user: activeUser, ...(author && { userId: { not: author.id } }) },
    select: { switchedNotices: true, user: { select: { email: true, fullName: true } } },
  })
  const recipients = members.filter(({ switchedNotices }) =>
    listEnabledNotifications(switchedNotices).some((id) => id === event.type),
  )
  const content =
    recipients.length > 0 && (await getNotificationContent(tx, actor, { invoiceId: about.invoiceId, data }))
  if (!content) return
  const cause = notice.cause ? `${businessId} ${notice.cause(data)}` : `notice ${event.id}`
  for (const { user } of recipients) {
    const link = getBusinessLink(actor, content.path + (notice.query ?? ''))
    const recipient = { to: user.email, name: user.fullName, link }
    const mail = createNotificationMail(notice.id, recipient, { ...content, data })
    await queueAccountMail(tx, mail, cause)
  }
}

import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { formatDayInline, type Day } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import { DOCUMENT_NOUNS } from '@/lib/i18n/document-nouns'
import { describeEvent } from './describe-event'
import type { EventType } from './types'

/** Event data of a recurring schedule (lib/recurring/schedules/pause-and-notify.ts). */
interface ScheduleEventData {
  seriesId: number
  client: string
  day: Day
}

interface Event {
  type: EventType
  invoiceId: number | null
  data: Record<string, unknown>
}

/**
 * Returns the content of an event's notification and the path of its invoice or schedule. Null if the invoice no
 * longer exists.
 */
export async function getNotificationContent(tx: Db, scope: BusinessScope, { type, invoiceId, data }: Event) {
  const content = isScheduleEvent(data)
    ? toScheduleContent(data)
    : await findInvoiceContent(tx, scope, invoiceId)
  if (!content) return null
  const { text = '' } = describeEvent(type, data)
  return { ...content, detail: text && !/[.!?]”?$/.test(text) ? `${text}.` : text }
}

const isScheduleEvent = (data: object): data is ScheduleEventData => 'seriesId' in data && 'client' in data

const toScheduleContent = ({ seriesId, client, day }: ScheduleEventData) => ({
  clientName: client,
  day: formatDayInline(day),
  noun: DOCUMENT_NOUNS.INVOICE,
  invoiceNumber: '',
  amount: '',
  path: `/invoices/series/${seriesId}`,
  opens: 'series' as const,
})

async function findInvoiceContent(tx: Db, scope: BusinessScope, invoiceId: number | null) {
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
  const noun = DOCUMENT_NOUNS[invoice.kind]
  return {
    noun,
    clientName: invoice.client.title,
    invoiceNumber: invoice.invoiceNumber,
    day: '',
    amount: formatMoney(invoice.totalAmount, invoice.currency),
    path: `/invoices/${invoiceId}`,
    opens: noun,
  }
}

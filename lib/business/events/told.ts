import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Db } from '@/lib/platform/db/client'
import { proseDay, type Day } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import { KIND_NOUNS } from '@/lib/words/kind-nouns'
import { eventDetail } from './details'
import type { EventType } from './types'

/** What the events of a series say of it (lib/series/tell.ts). */
interface OfSeries {
  seriesId: number
  client: string
  day: Day
}

interface Event {
  type: EventType
  invoiceId: number | null
  data: Record<string, unknown>
}

/** What a notice tells of an event, and where it leads: to its invoice, or to the series that has none. Null when that is gone. */
export async function toldOf(tx: Db, of: Owned, { type, invoiceId, data }: Event) {
  const told = isOfSeries(data) ? ofSeries(data) : await ofInvoice(tx, of, invoiceId)
  if (!told) return null
  const { text = '' } = eventDetail(type, data)
  return { ...told, detail: text && !/[.!?]”?$/.test(text) ? `${text}.` : text }
}

const isOfSeries = (data: object): data is OfSeries => 'seriesId' in data && 'client' in data

const ofSeries = ({ seriesId, client, day }: OfSeries) => ({
  clientName: client,
  day: proseDay(day),
  noun: KIND_NOUNS.INVOICE,
  invoiceNumber: '',
  amount: '',
  path: `/invoices/series/${seriesId}`,
  opens: 'series' as const,
})

async function ofInvoice(tx: Db, of: Owned, invoiceId: number | null) {
  const invoice =
    invoiceId !== null &&
    (await tx.invoice.findUnique({
      where: { own: { businessId: of.businessId, id: invoiceId } },
      select: {
        kind: true,
        invoiceNumber: true,
        currency: true,
        totalAmount: true,
        client: { select: { title: true } },
      },
    }))
  if (!invoice) return null
  const noun = KIND_NOUNS[invoice.kind]
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

import 'server-only'
import { proseDay, isDay } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import type { EventType } from './types'
import { sayStored } from '@/lib/words/say'

/** What an event says beyond its name. */
interface EventDetail {
  text?: string
  /** Another invoice that the event is about. */
  invoiceId?: number
}

type Data = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? proseDay(value) : undefined)
const id = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined)

const PLACES: Record<string, string> = { REMINDER: 'Reminder to', RECEIPT: 'Receipt to' }

/** Who in each place; an event from before knows only to whom. */
function addressees({ to, cc, bcc, kind }: Data): string | undefined {
  const places = [
    [PLACES[String(kind)] ?? 'To', to],
    ['cc', cc],
    ['bcc', bcc],
  ] as const
  const named = places.flatMap(([place, list]) =>
    Array.isArray(list) && list.length > 0 ? [`${place} ${list.join(', ')}`] : [],
  )
  return named.length > 0 ? named.join(', ') : undefined
}

function sum({ amount, currency }: Data): string | undefined {
  return typeof amount === 'number' && typeof currency === 'string'
    ? formatMoney(amount, currency)
    : undefined
}

const mail = (data: Data): EventDetail => ({
  text: [addressees(data), sayStored(data.reason)].filter(Boolean).join('. ') || undefined,
})
/** A method by its name in the code: `BANK_TRANSFER`. */
const method = (value: unknown) => text(value)?.toLowerCase().replaceAll('_', ' ')

function payment(data: Data): EventDetail {
  const credited = sum({ amount: data.credited, currency: data.currency })
  const note = text(data.creditNoteNumber)
  const more = credited
    ? `, ${credited} of it as credit`
    : note
      ? ` by credit note ${note}`
      : data.method === 'CREDIT'
        ? ' from credit'
        : ''
  const paid = sum(data)
  const whole = data.notWithheld ? ', tax was not withheld' : ''
  return { text: paid && paid + more + whole, invoiceId: id(data.creditNoteId) }
}

/** What of a payment was changed, each as it was and as it is. */
function change({ before, after, currency }: Data): EventDetail {
  const [was, is] = [before, after].map((one) => (typeof one === 'object' && one !== null ? one : {}) as Data)
  const said = [
    [sum({ ...was, currency }), sum({ ...is, currency })],
    [day(was!.paidOn), day(is!.paidOn)],
    [method(was!.method), method(is!.method)],
    [text(was!.reference) ?? 'no reference', text(is!.reference) ?? 'no reference'],
  ]
  const changes = said.flatMap(([old, now]) => (old && now && old !== now ? [`${old} to ${now}`] : []))
  return { text: changes.join(', ') || undefined }
}

/** Who answered a quote by its link, and what they said beside. */
function answer({ name, note }: Data): EventDetail {
  const [who, words] = [text(name), text(note)]
  return { text: who && `By ${who}${words ? `: “${words}”` : ''}` }
}

const NOTHING_TO_PAY = 'There was nothing to pay, so it is paid'

const DETAILS: Partial<Record<EventType, (data: Data) => EventDetail>> = {
  MAIL_QUEUED: mail,
  MAIL_SENT: mail,
  MAIL_CANCELLED: mail,
  MAIL_FAILED: mail,
  QUOTE_ACCEPTED: answer,
  QUOTE_DECLINED: answer,
  INVOICE_SENT: ({ nothingToPay }) => ({ text: nothingToPay ? NOTHING_TO_PAY : undefined }),
  INVOICE_PAID: ({ nothingToPay }) => ({ text: nothingToPay ? NOTHING_TO_PAY : undefined }),
  STATUS_UNDONE: ({ to }) => ({ text: text(to) && `It is ${text(to)!.toLowerCase()} again` }),
  PAYMENT_RECORDED: payment,
  PAYMENT_CHANGED: change,
  PAYMENT_REMOVED: payment,
  LINK_EXPIRY_SET: ({ expiresOn }) => ({ text: day(expiresOn) ?? 'None' }),
  SCHEDULE_PAUSED: ({ problem }) => ({ text: sayStored(problem) ?? undefined }),
  SERIES_STOPPED: ({ problem }) => ({ text: sayStored(problem) ?? undefined }),
  REMINDER_COVERED: (data) => ({ text: sum(data) && `${sum(data)} of credit is unused` }),
  INVOICE_HELD: () => ({ text: 'Its due date had passed. Check its dates, then send it.' }),
  SCHEDULE_SKIPPED: (data) => ({ text: day(data.day) }),
  CREATED_AS_COPY: (data) => ({
    text: text(data.fromInvoiceNumber) && `Copy of ${text(data.fromInvoiceNumber)}`,
    invoiceId: id(data.fromInvoiceId),
  }),
  INVOICE_CREATED: (data) => ({
    text: text(data.fromInvoiceNumber) && `From ${text(data.fromInvoiceNumber)}`,
    invoiceId: id(data.fromInvoiceId),
  }),
  INVOICE_CREDITED: (data) => ({
    text: [text(data.creditNoteNumber), sum(data)].filter(Boolean).join(' over ') || undefined,
    invoiceId: id(data.creditNoteId),
  }),
  INVOICE_CONVERTED: (data) => ({
    text: text(data.madeNumber) && [text(data.madeAs), text(data.madeNumber)].filter(Boolean).join(' '),
    invoiceId: id(data.madeInvoiceId),
  }),
  INVOICE_DUPLICATED: (data) => ({ text: text(data.invoiceNumber), invoiceId: id(data.copyInvoiceId) }),
  SCHEDULE_RAN: (data) => ({ text: text(data.invoiceNumber), invoiceId: id(data.nextInvoiceId) }),
  CREATED_BY_SCHEDULE: (data) => ({
    text: text(data.firstInvoiceNumber) && `Series of ${text(data.firstInvoiceNumber)}`,
    invoiceId: id(data.firstInvoiceId),
  }),
}

/** What an event's data say in words: to whom, how much, why. Empty where there is nothing to add. */
export function eventDetail(type: EventType, data: unknown): EventDetail {
  const isRecord = typeof data === 'object' && data !== null
  return (isRecord && DETAILS[type]?.(data as Data)) || {}
}

/** An event's data as its owner takes them along: what is stored as a code is a sentence there. */
export function inWords(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  const said = (['reason', 'problem'] as const).flatMap((name) => {
    const stored = (data as Data)[name]
    return typeof stored === 'object' && stored !== null ? [[name, sayStored(stored)]] : []
  })
  return { ...data, ...Object.fromEntries(said) }
}

import { formatDay, isDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import type { EventType } from './types'

/** What an event says beyond its name. */
export interface EventDetail {
  text?: string
  /** Another invoice that the event is about. */
  invoiceId?: number
}

type Data = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? formatDay(value) : undefined)
const id = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined)

function addressees({ to, kind }: Data): string | undefined {
  if (!Array.isArray(to) || to.length === 0) return undefined
  return `${kind === 'REMINDER' ? 'Reminder to' : 'To'} ${to.join(', ')}`
}

function sum({ amount, currency }: Data): string | undefined {
  return typeof amount === 'number' && typeof currency === 'string'
    ? formatMoney(amount, currency)
    : undefined
}

const mail = (data: Data): EventDetail => ({ text: addressees(data) })
const payment = (data: Data): EventDetail => ({ text: sum(data) })

const DETAILS: Partial<Record<EventType, (data: Data) => EventDetail>> = {
  MAIL_QUEUED: mail,
  MAIL_SENT: mail,
  MAIL_FAILED: (data) => ({ text: [addressees(data), text(data.reason)].filter(Boolean).join('. ') }),
  STATUS_UNDONE: ({ to }) => ({ text: text(to) && `It is ${text(to)!.toLowerCase()} again` }),
  PAYMENT_RECORDED: payment,
  PAYMENT_REMOVED: payment,
  LINK_EXPIRY_SET: ({ expiresOn }) => ({ text: day(expiresOn) ?? 'None' }),
  SCHEDULE_PAUSED: ({ problem }) => ({ text: text(problem) }),
  SCHEDULE_SKIPPED: (data) => ({ text: day(data.day) }),
  CREATED_AS_COPY: (data) => ({
    text: text(data.fromInvoiceNumber) && `Copy of ${text(data.fromInvoiceNumber)}`,
    invoiceId: id(data.fromInvoiceId),
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

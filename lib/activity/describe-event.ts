import 'server-only'
import { formatDayInline, isDay } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import type { EventType } from './types'
import { formatStoredReason } from '@/lib/i18n/format-reason'

/** Details of an event beyond its name. */
interface EventDetail {
  text?: string
  /** Another invoice that the event refers to. */
  invoiceId?: number
}

type Data = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const day = (value: unknown) =>
  typeof value === 'string' && isDay(value) ? formatDayInline(value) : undefined
const id = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined)

const RECIPIENT_LABELS: Record<string, string> = { REMINDER: 'Reminder to', RECEIPT: 'Receipt to' }

/** Formats the recipients by header field; older events only have `to`. */
function formatAddressees({ to, cc, bcc, kind }: Data): string | undefined {
  const fields = [
    [RECIPIENT_LABELS[String(kind)] ?? 'To', to],
    ['cc', cc],
    ['bcc', bcc],
  ] as const
  const formatted = fields.flatMap(([label, list]) =>
    Array.isArray(list) && list.length > 0 ? [`${label} ${list.join(', ')}`] : [],
  )
  return formatted.length > 0 ? formatted.join(', ') : undefined
}

function formatSum({ amount, currency }: Data): string | undefined {
  return typeof amount === 'number' && typeof currency === 'string'
    ? formatMoney(amount, currency)
    : undefined
}

const describeMail = (data: Data): EventDetail => ({
  text: [formatAddressees(data), formatStoredReason(data.reason)].filter(Boolean).join('. ') || undefined,
})
/** Formats a payment method code: `BANK_TRANSFER`. */
const method = (value: unknown) => text(value)?.toLowerCase().replaceAll('_', ' ')

function describePayment(data: Data): EventDetail {
  const credited = formatSum({ amount: data.credited, currency: data.currency })
  const note = text(data.creditNoteNumber)
  const source = credited
    ? `, ${credited} of it as credit`
    : note
      ? ` by credit note ${note}`
      : data.method === 'CREDIT'
        ? ' from credit'
        : ''
  const paid = formatSum(data)
  const withholding = data.notWithheld ? ', tax was not withheld' : ''
  return { text: paid && paid + source + withholding, invoiceId: id(data.creditNoteId) }
}

/** Describes the changed fields of a payment, with old and new values. */
function describeChange({ before, after, currency }: Data): EventDetail {
  const [was, is] = [before, after].map((one) => (typeof one === 'object' && one !== null ? one : {}) as Data)
  const values = [
    [formatSum({ ...was, currency }), formatSum({ ...is, currency })],
    [day(was!.paidOn), day(is!.paidOn)],
    [method(was!.method), method(is!.method)],
    [text(was!.reference) ?? 'no reference', text(is!.reference) ?? 'no reference'],
  ]
  const changes = values.flatMap(([old, now]) => (old && now && old !== now ? [`${old} to ${now}`] : []))
  return { text: changes.join(', ') || undefined }
}

/** Describes a quote's response by link: the name and the note. */
function describeAnswer({ name, note }: Data): EventDetail {
  const [who, words] = [text(name), text(note)]
  return { text: who && `By ${who}${words ? `: “${words}”` : ''}` }
}

const NOTHING_TO_PAY = 'There was nothing to pay, so it is paid'

const DETAILS: Partial<Record<EventType, (data: Data) => EventDetail>> = {
  MAIL_QUEUED: describeMail,
  MAIL_SENT: describeMail,
  MAIL_CANCELLED: describeMail,
  MAIL_FAILED: describeMail,
  QUOTE_ACCEPTED: describeAnswer,
  QUOTE_DECLINED: describeAnswer,
  INVOICE_SENT: ({ nothingToPay }) => ({ text: nothingToPay ? NOTHING_TO_PAY : undefined }),
  INVOICE_PAID: ({ nothingToPay }) => ({ text: nothingToPay ? NOTHING_TO_PAY : undefined }),
  STATUS_UNDONE: ({ to }) => ({ text: text(to) && `It is ${text(to)!.toLowerCase()} again` }),
  PAYMENT_RECORDED: describePayment,
  PAYMENT_CHANGED: describeChange,
  PAYMENT_REMOVED: describePayment,
  LINK_EXPIRY_SET: ({ expiresOn }) => ({ text: day(expiresOn) ?? 'None' }),
  SCHEDULE_PAUSED: ({ problem }) => ({ text: formatStoredReason(problem) ?? undefined }),
  SERIES_STOPPED: ({ problem }) => ({ text: formatStoredReason(problem) ?? undefined }),
  REMINDER_COVERED: (data) => ({ text: formatSum(data) && `${formatSum(data)} of credit is unused` }),
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
    text: [text(data.creditNoteNumber), formatSum(data)].filter(Boolean).join(' over ') || undefined,
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

/** Describes an event's data: recipients, amount, reason. Empty if there is nothing to add. */
export function describeEvent(type: EventType, data: unknown): EventDetail {
  const isRecord = typeof data === 'object' && data !== null
  return (isRecord && DETAILS[type]?.(data as Data)) || {}
}

/** Returns an event's data for the user's data export, with stored reason codes as sentences. */
export function toReadableData(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  const reasons = (['reason', 'problem'] as const).flatMap((name) => {
    const stored = (data as Data)[name]
    return typeof stored === 'object' && stored !== null ? [[name, formatStoredReason(stored)]] : []
  })
  return { ...data, ...Object.fromEntries(reasons) }
}

import 'server-only'
import { isDay } from '@/lib/core/dates'
import { createEnglishTranslator } from '@/lib/i18n/english-texts'
import { englishFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'
import type { EventType } from './types'
import { formatReason, formatStoredReason } from '@/lib/i18n/format-reason'
import type { FormatsWithReasons } from '@/lib/i18n/reason-formatter'

/** Details of an event beyond its name. */
interface EventDetail {
  text?: string
  /** Another invoice that the event refers to. */
  invoiceId?: number
  /** True for a payment by a credit note. */
  isCredit?: boolean
}

const englishTexts = createEnglishTranslator('activity')
const englishEventFormats: FormatsWithReasons = { ...englishFormats, reason: formatReason }

type Data = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const id = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined)

const formatDay = (value: unknown, formats: InterfaceFormats) =>
  typeof value === 'string' && isDay(value) ? formats.inlineDay(value) : undefined

/** Formats the recipients by header field; older events only have `to`. */
function formatAddressees({ to, cc, bcc, kind }: Data, t: Translator<'activity'>): string | undefined {
  const fields = [
    ['to', to],
    ['cc', cc],
    ['bcc', bcc],
  ] as const
  const formatted = fields.flatMap(([field, list]) =>
    Array.isArray(list) && list.length > 0
      ? [t(`recipients.${field}`, { kind: String(kind), list: list.join(', ') })]
      : [],
  )
  return formatted.length > 0 ? formatted.join(', ') : undefined
}

function formatSum({ amount, currency }: Data, formats: InterfaceFormats): string | undefined {
  return typeof amount === 'number' && typeof currency === 'string'
    ? formats.money(amount, currency)
    : undefined
}

const describeMail = (
  data: Data,
  t: Translator<'activity'>,
  { reason }: FormatsWithReasons,
): EventDetail => ({
  text:
    [formatAddressees(data, t), formatStoredReason(data.reason, reason)].filter(Boolean).join('. ') ||
    undefined,
})

/** Formats a payment method: `bank transfer`. */
const formatMethod = (value: unknown, t: Translator<'activity'>) =>
  text(value) && t('method', { method: text(value)!, name: text(value)!.toLowerCase().replaceAll('_', ' ') })

function describePayment(data: Data, t: Translator<'activity'>, formats: InterfaceFormats): EventDetail {
  const amount = formatSum(data, formats)
  const credited = formatSum({ amount: data.credited, currency: data.currency }, formats)
  const note = text(data.creditNoteNumber)
  const source = credited ? 'overpaid' : note ? 'creditNote' : data.method === 'CREDIT' ? 'credit' : 'none'
  return {
    text:
      amount &&
      t('payment', {
        amount,
        source,
        credited: credited ?? '',
        note: note ?? '',
        isWithheld: String(!data.notWithheld),
      }),
    invoiceId: id(data.creditNoteId),
    ...(source === 'creditNote' && { isCredit: true }),
  }
}

/** Describes the changed fields of a payment, with old and new values. */
function describeChange(
  { before, after, currency }: Data,
  t: Translator<'activity'>,
  formats: InterfaceFormats,
): EventDetail {
  const [was, is] = [before, after].map((one) => (typeof one === 'object' && one !== null ? one : {}) as Data)
  const values = [
    [formatSum({ ...was, currency }, formats), formatSum({ ...is, currency }, formats)],
    [formatDay(was!.paidOn, formats), formatDay(is!.paidOn, formats)],
    [formatMethod(was!.method, t), formatMethod(is!.method, t)],
    [text(was!.reference) ?? t('noReference'), text(is!.reference) ?? t('noReference')],
  ]
  const changes = values.flatMap(([old, now]) =>
    old && now && old !== now ? [t('change', { old, now })] : [],
  )
  return { text: changes.join(', ') || undefined }
}

/** Describes a quote's response by link: the name and the note. */
function describeAnswer({ name, note }: Data, t: Translator<'activity'>): EventDetail {
  const [author, words] = [text(name), text(note)]
  return { text: author && (words ? t('answerWithNote', { author, note: words }) : t('answer', { author })) }
}

/** Titles by their English names, which events store. */
const TITLES = new Map([
  ['Invoice', 'INVOICE'],
  ['Deposit invoice', 'DEPOSIT'],
  ['Partial invoice', 'PARTIAL'],
  ['Final invoice', 'FINAL'],
])

function describeConversion(
  { madeAs, madeNumber, madeInvoiceId }: Data,
  t: Translator<'activity'>,
): EventDetail {
  const number = text(madeNumber)
  const title = TITLES.get(text(madeAs) ?? '') ?? 'none'
  return { text: number && t('converted', { title, number }), invoiceId: id(madeInvoiceId) }
}

function describeCredit(data: Data, t: Translator<'activity'>, formats: InterfaceFormats): EventDetail {
  const [number, amount] = [text(data.creditNoteNumber), formatSum(data, formats)]
  return {
    text: number && amount ? t('credited', { number, amount }) : (number ?? amount),
    invoiceId: id(data.creditNoteId),
  }
}

const describeNothingToPay = ({ nothingToPay }: Data, t: Translator<'activity'>): EventDetail => ({
  text: nothingToPay ? t('nothingToPay') : undefined,
})

type DescribeDetail = (data: Data, t: Translator<'activity'>, formats: FormatsWithReasons) => EventDetail

const describeProblem: DescribeDetail = ({ problem }, _, { reason }) => ({
  text: formatStoredReason(problem, reason) ?? undefined,
})

const DETAILS: Partial<Record<EventType, DescribeDetail>> = {
  MAIL_QUEUED: describeMail,
  MAIL_SENT: describeMail,
  MAIL_CANCELLED: describeMail,
  MAIL_FAILED: describeMail,
  QUOTE_ACCEPTED: describeAnswer,
  QUOTE_DECLINED: describeAnswer,
  INVOICE_SENT: describeNothingToPay,
  INVOICE_PAID: (data, t: Translator<'activity'>) => ({
    ...describeNothingToPay(data, t),
    ...(data.isCredited === true && { isCredit: true }),
  }),
  STATUS_UNDONE: ({ to }, t: Translator<'activity'>) => ({
    text: text(to) && t('undone', { status: text(to)!, name: text(to)!.toLowerCase() }),
  }),
  PAYMENT_RECORDED: describePayment,
  PAYMENT_CHANGED: describeChange,
  PAYMENT_REMOVED: describePayment,
  LINK_EXPIRY_SET: ({ expiresOn }, t: Translator<'activity'>, formats) => ({
    text: formatDay(expiresOn, formats) ?? t('noLastDay'),
  }),
  SCHEDULE_PAUSED: describeProblem,
  SERIES_STOPPED: describeProblem,
  REMINDER_COVERED: (data, t: Translator<'activity'>, formats) => {
    const amount = formatSum(data, formats)
    return { text: amount && t('unusedCredit', { amount }) }
  },
  INVOICE_HELD: (_, t: Translator<'activity'>) => ({ text: t('held') }),
  SCHEDULE_SKIPPED: (data, _, formats) => ({ text: formatDay(data.day, formats) }),
  CREATED_AS_COPY: (data, t: Translator<'activity'>) => ({
    text: text(data.fromInvoiceNumber) && t('copyOf', { number: text(data.fromInvoiceNumber)! }),
    invoiceId: id(data.fromInvoiceId),
  }),
  INVOICE_CREATED: (data, t: Translator<'activity'>) => ({
    text: text(data.fromInvoiceNumber) && t('from', { number: text(data.fromInvoiceNumber)! }),
    invoiceId: id(data.fromInvoiceId),
  }),
  INVOICE_CREDITED: describeCredit,
  INVOICE_CONVERTED: describeConversion,
  INVOICE_DUPLICATED: (data) => ({ text: text(data.invoiceNumber), invoiceId: id(data.copyInvoiceId) }),
  SCHEDULE_RAN: (data) => ({ text: text(data.invoiceNumber), invoiceId: id(data.nextInvoiceId) }),
  CREATED_BY_SCHEDULE: (data, t: Translator<'activity'>) => ({
    text: text(data.firstInvoiceNumber) && t('seriesOf', { number: text(data.firstInvoiceNumber)! }),
    invoiceId: id(data.firstInvoiceId),
  }),
}

/**
 * Describes an event's data in the language of `t` and `formats`: recipients, amount, reason. Empty if there is nothing
 * to add.
 */
export function describeEvent(
  type: EventType,
  data: unknown,
  t: Translator<'activity'> = englishTexts,
  formats = englishEventFormats,
): EventDetail {
  const isRecord = typeof data === 'object' && data !== null
  return (isRecord && DETAILS[type]?.(data as Data, t, formats)) || {}
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

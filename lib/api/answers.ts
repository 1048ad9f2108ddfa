import { z } from 'zod'
import { noticeIds } from '@/lib/business/events/notices'
import { RULE_IDS, SILENCEABLE } from '@/lib/check/names'
import type { Finding } from '@/lib/check/types'
import { LEVELS } from '@/lib/check/names'
import type { Client } from '@/lib/parties/types'
import type { DashboardStats } from '@/lib/reports/dashboard/types'
import { HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import {
  INVOICE_STATUSES,
  INVOICE_TYPES,
  PAYMENT_METHODS,
  type Invoice,
  type InvoiceSummary,
  type PublicInvoice,
  type Seller,
} from '@/lib/documents/types'
import type { SavedItem } from '@/lib/documents/items/types'
import { notificationTypes, type Notifications } from '@/lib/notifications/types'
import {
  MAIL_KINDS,
  MAIL_STATUSES,
  MAIL_TRANSPORTS,
  type InvoiceMail,
  type StartingLetter,
  type MailSender,
} from '@/lib/platform/queue/types'
import { RELEASES } from '@/lib/business/numbering/types'
import type { GivenNumber } from '@/lib/reports/numbers/types'
import { paymentKinds } from '@/lib/documents/payments/types'
import { SCHEDULE_STATUSES, type Schedule, type Series } from '@/lib/series/types'
import { frequencies, missedChoices } from '@/lib/documents/rhythm/types'
import type { Reminders } from '@/lib/reminders/types'
import type { SearchHits } from '@/lib/reports/search/types'
import type { CurrentUser } from '@/lib/business/types'

// What the API answers, field by field. Each schema is held to the type the code works with, so the two cannot drift;
// that no answer has a field more is checked by every API test (tests/factories/browser.ts).

const id = z.number().int().positive()
const text = z.string()
const textOrNull = z.string().nullable()
/** A calendar day. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const dayOrNull = day.nullable()
/** At most two decimals. */
const money = z.number().refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6)
const percent = z.number().min(0).max(100)
const currency = z.string().length(3)

export const errorAnswer = z.strictObject({
  message: text.min(1),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

export const messageAnswer = z.strictObject({ message: text })

export const proofWaysAnswer = z.strictObject({
  password: z.boolean(),
  code: z.boolean(),
  mail: z.boolean(),
})

const lineItem = z.strictObject({
  id,
  description: text,
  quantity: z.number(),
  unitPrice: money,
  amount: money,
})

const sellerTexts = {
  name: textOrNull,
  address: textOrNull,
  regNumber: textOrNull,
  vat: textOrNull,
  bankName: textOrNull,
  bankAccountName: textOrNull,
  bankAccountNumber: textOrNull,
  bankSortCode: textOrNull,
  bankIban: textOrNull,
  bankSwift: textOrNull,
}
const template = z.enum(INVOICE_TEMPLATES)
const accentColor = z.string().regex(HEX_COLOR)
const seller = z.strictObject({
  logo: z.strictObject({ id: text, src: text, width: z.number(), height: z.number() }).nullable(),
  ...sellerTexts,
  template,
  accentColor,
}) satisfies z.ZodType<Seller>

const address = {
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
  vatNumber: textOrNull,
}

export const clientAnswer = z.strictObject({
  id,
  name: text,
  companyName: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  ...address,
  notes: textOrNull,
  currency: currency.nullable(),
}) satisfies z.ZodType<Client>

const summary = {
  id,
  invoiceNumber: text,
  clientId: id,
  clientName: text,
  clientContact: textOrNull,
  issueDate: day,
  dueDate: day,
  status: z.enum(INVOICE_STATUSES),
  currency,
  subtotal: money,
  taxRate: percent,
  taxAmount: money,
  totalAmount: money,
  amountPaid: money,
  balance: money,
  invoiceType: z.enum(INVOICE_TYPES),
  recurringDate: dayOrNull,
  paymentMethod: z.enum(PAYMENT_METHODS),
}
export const invoiceSummaryAnswer = z.strictObject(summary) satisfies z.ZodType<InvoiceSummary>

const instant = z.iso.datetime()
const givenNumber = {
  id,
  number: text,
  givenAt: instant,
  issuedAt: instant.nullable(),
  invoice: z.strictObject({ id, status: z.enum(INVOICE_STATUSES) }).nullable(),
  clientName: textOrNull,
  totalAmount: money.nullable(),
  currency: currency.nullable(),
  released: z
    .strictObject({ at: instant, by: textOrNull, reason: z.enum(RELEASES), note: textOrNull })
    .nullable(),
  skipped: z.strictObject({ from: text, to: text, count: z.number().int().positive() }).nullable(),
}
export const givenNumberAnswer = z.strictObject(givenNumber) satisfies z.ZodType<GivenNumber>
export const nextNumberAnswer = z.strictObject({ number: text })

export const bulkAnswer = z.strictObject({
  results: z.strictObject({ id, ok: z.boolean(), message: text.min(1).optional() }).array(),
})

export const invoiceAnswer = z.strictObject({
  ...summary,
  publicToken: textOrNull,
  notes: textOrNull,
  termsAndConditions: textOrNull,
  shareMessage: textOrNull,
  version: z.number().int().positive(),
  rhythm: z.strictObject({ frequency: z.enum(frequencies), every: z.number().int().positive() }).nullable(),
  lineItems: z.array(lineItem),
  payments: z.array(
    z.strictObject({ id, paidOn: day, amount: money, method: z.enum(paymentKinds), reference: textOrNull }),
  ),
  seller,
  client: z.strictObject({
    id,
    deleted: z.boolean(),
    name: text,
    companyName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    ...address,
  }),
}) satisfies z.ZodType<Invoice>

/** What was kept was written by the version that deleted it, which may have known less of an invoice. */
export const numberWithContentAnswer = z.strictObject({
  ...givenNumber,
  content: z
    .looseObject({ invoiceNumber: text, totalAmount: money, currency, lineItems: z.array(z.looseObject({})) })
    .nullable(),
})

export const publicInvoiceAnswer = z.strictObject({
  invoiceNumber: text,
  status: summary.status,
  issueDate: day,
  dueDate: day,
  invoiceType: summary.invoiceType,
  paymentMethod: summary.paymentMethod,
  currency,
  subtotal: money,
  taxAmount: money,
  totalAmount: money,
  notes: textOrNull,
  termsAndConditions: textOrNull,
  lineItems: z.array(lineItem),
  company: z.strictObject({ logo: textOrNull, ...sellerTexts }),
  client: z.strictObject({ name: text, companyName: textOrNull, ...address }),
}) satisfies z.ZodType<PublicInvoice>

export const savedItemAnswer = z.strictObject({
  description: text,
  unitPrice: money,
  currency,
  uses: z.number().int().positive(),
}) satisfies z.ZodType<SavedItem>

export const userAnswer = z.strictObject({
  id,
  email: text,
  username: text,
  fullName: text,
  avatar: textOrNull,
  country: textOrNull,
  currency,
  industry: textOrNull,
  companyName: textOrNull,
  companyAddress: textOrNull,
  companyLogo: textOrNull,
  companyVat: textOrNull,
  companyNumber: textOrNull,
  bankName: textOrNull,
  accountNumber: textOrNull,
  sortCode: textOrNull,
  accountHolderName: textOrNull,
  swiftCode: textOrNull,
  iban: textOrNull,
  isOnboarded: z.boolean(),
  timeZone: text,
  invoiceTemplate: template,
  accentColor,
  defaultPaymentTerms: z.number().int(),
  defaultTaxRate: percent,
  defaultNotes: textOrNull,
  defaultTerms: textOrNull,
  sendingHour: z.number().int().min(0).max(23),
}) satisfies z.ZodType<CurrentUser>

export const registeredAnswer = z.strictObject({ id, email: text, username: text, fullName: text })
export const syncedAnswer = z.strictObject({
  userId: id,
  email: text,
  isOnboarded: z.boolean(),
  /** When the cookie runs out, in seconds since the epoch. */
  expiresAt: z.number().int(),
})
export const verifiedAnswer = z.strictObject({ email: text, isSignedIn: z.boolean() })
export const avatarAnswer = z.strictObject({ avatar: text })
/** The picture to scan is an SVG. */
export const twoStepSecretAnswer = z.strictObject({ secret: text, qr: text })
export const recoveryCodesAnswer = z.strictObject({ codes: z.array(text) })
export const deletionAnswer = z.strictObject({ deleteAfter: z.iso.datetime() })
export const logoAnswer = z.strictObject({ file: text, width: z.number(), height: z.number() })

export const statsAnswer = z.strictObject({
  totalPaid: money,
  totalUnpaid: money,
  totalInvoices: z.number().int(),
  paidInvoices: z.number().int(),
  pendingInvoices: z.number().int(),
  draftInvoices: z.number().int(),
  byCurrency: z.array(
    z.strictObject({ currency, totalPaid: money, totalUnpaid: money, totalOwed: money, totalDrafts: money }),
  ),
}) satisfies z.ZodType<DashboardStats>

export const mailsAnswer = z.array(
  z.strictObject({
    id,
    to: text,
    cc: z.array(text),
    replyTo: textOrNull,
    subject: text,
    text,
    html: text,
    attachments: z.array(z.strictObject({ id, name: text })),
    createdAt: z.iso.datetime(),
  }),
)

export const invoiceMailAnswer = z.strictObject({
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  to: z.array(text),
  cc: z.array(text),
  bcc: z.array(text),
  subject: text,
  error: textOrNull,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<InvoiceMail>

export const startingLetterAnswer = z.strictObject({
  to: z.array(text),
  cc: z.array(text),
  replyTo: textOrNull,
  subject: text,
  message: text,
  again: z.boolean(),
}) satisfies z.ZodType<StartingLetter>

const schedule = {
  id,
  frequency: z.enum(frequencies),
  every: z.number().int().positive(),
  startsOn: day,
  endsOn: dayOrNull,
  maxRuns: z.number().int().nullable(),
  status: z.enum(SCHEDULE_STATUSES),
  autoSend: z.boolean(),
  missed: z.enum(missedChoices),
  problem: textOrNull,
  written: z.number().int(),
  nextDates: z.array(day),
  missedDates: z.array(day),
}
export const scheduleAnswer = z.strictObject(schedule) satisfies z.ZodType<Schedule>

const templateLine = { description: text, quantity: z.number(), unitPrice: money }
export const seriesAnswer = z.strictObject({
  ...schedule,
  version: z.number().int().positive(),
  clientId: id,
  clientName: text,
  clientDeleted: z.boolean(),
  currency,
  taxRate: percent,
  notes: textOrNull,
  termsAndConditions: textOrNull,
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentTerms: z.number().int(),
  lineItems: z.array(z.strictObject(templateLine)),
  subtotal: money,
  taxAmount: money,
  totalAmount: money,
  next: z
    .strictObject({
      issueDate: day,
      dueDate: day,
      notes: textOrNull,
      termsAndConditions: textOrNull,
      lineItems: z.array(z.strictObject({ ...templateLine, amount: money })),
    })
    .nullable(),
  invoices: z.array(
    z.strictObject({
      id,
      invoiceNumber: text,
      issueDate: day,
      status: z.enum(INVOICE_STATUSES),
      totalAmount: money,
      currency,
    }),
  ),
}) satisfies z.ZodType<Series>

export const findingsAnswer = z.array(
  z.strictObject({
    rule: z.enum(RULE_IDS),
    level: z.enum(LEVELS),
    field: text.min(1),
    message: text.min(1),
    suggestion: textOrNull,
    link: textOrNull,
  }),
) satisfies z.ZodType<Finding[]>
export const receiptsAnswer = z.strictObject({ isOn: z.boolean() })
export const noticesAnswer = z.strictObject({ on: z.array(z.enum(noticeIds)) })
export const silencedAnswer = z.strictObject({ silenced: z.array(z.enum(SILENCEABLE)) })

const ownWords = z.strictObject({ subject: textOrNull, message: textOrNull })
export const remindersAnswer = z.strictObject({
  days: z.array(z.number().int()),
  hour: z.number().int().min(0).max(23),
  before: ownWords,
  after: ownWords,
}) satisfies z.ZodType<Reminders>
export const reminderSwitchAnswer = z.strictObject({ enabled: z.boolean() })
export const notificationsAnswer = z.strictObject({
  at: z.iso.datetime(),
  items: z.array(
    z.strictObject({
      type: z.enum(notificationTypes),
      invoiceId: id.nullable(),
      invoiceNumber: textOrNull,
      seriesId: id.nullable(),
      clientName: text,
      at: z.iso.datetime(),
      unread: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<Notifications>
export const searchAnswer = z.strictObject({
  invoices: z.array(
    z.strictObject({
      id,
      invoiceNumber: text,
      clientName: text,
      status: z.enum(INVOICE_STATUSES),
      totalAmount: money,
      currency,
    }),
  ),
  clients: z.array(z.strictObject({ id, name: text, companyName: textOrNull })),
}) satisfies z.ZodType<SearchHits>
export const jobsAnswer = z.record(z.string(), z.enum(['done', 'failed']))
export const healthAnswer = z.strictObject({ status: z.literal('ok') })
const outcome = z.enum(['ok', 'failed', 'unknown'])
export const readyAnswer = z.strictObject({
  message: text,
  checks: z.strictObject({ database: outcome, migrations: outcome, jobs: outcome }),
})
export const mailStateAnswer = z.strictObject({ isDelayed: z.boolean() })
export const mailPreviewAnswer = z.strictObject({ html: text })
export const testMailAnswer = z.strictObject({ to: text, transport: z.enum(MAIL_TRANSPORTS) })
export const senderAnswer = z.strictObject({
  transport: z.enum(MAIL_TRANSPORTS),
  address: text,
  isExpired: z.boolean(),
}) satisfies z.ZodType<MailSender>
export const consentAnswer = z.strictObject({ url: z.url() })
export const disconnectedAnswer = z.strictObject({ revoked: z.boolean() })

import 'server-only'
import { clientFields } from '@/lib/parties/queries'
import { inWords } from '@/lib/business/events/details'
import { sayStored } from '@/lib/words/say'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/kernel/dates'
import { MAX_ID } from '@/lib/kernel/id'
import { invoiceSelect, toInvoice } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { ACCOUNT } from '@/lib/platform/queue/types'
import { contentOf, seriesInclude } from '@/lib/series/content'
import { toRule } from '@/lib/series/rows'

/** Rows read at a time: an export holds no more of a kind in memory. */
const PAGE = 200

/** Every row of a kind with an id above `after`, in the order of their ids, page by page. */
async function* byId<T extends { id: number }>(
  read: (after: number) => Promise<T[]>,
  after = 0,
): AsyncGenerator<T> {
  for (;;) {
    const rows = await read(after)
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

const page = (userId: number, after: number) =>
  ({ where: { userId, id: { gt: after } }, orderBy: { id: 'asc' }, take: PAGE }) as const

/** Clients, those included that were deleted. */
export const clientRows = (userId: number) =>
  byId((after) =>
    db.client.findMany({
      ...page(userId, after),
      select: { ...clientFields, reminders: true, createdAt: true, updatedAt: true, deletedAt: true },
    }),
  )

/** Invoices with lines and payments, as their owner sees them. The link's secret stays here. */
export async function* invoiceRows(userId: number) {
  const own = {
    lastViewedAt: true,
    viewCount: true,
    createdAt: true,
    updatedAt: true,
  } as const
  const rows = byId((after) =>
    db.invoice.findMany({
      ...page(userId, after),
      select: { ...invoiceSelect, ...own },
      relationLoadStrategy: 'join',
    }),
  )
  for await (const row of rows) {
    const { lastViewedAt, viewCount, createdAt, updatedAt, ...rest } = row
    const { reminders, linkExpiresOn } = rest
    const { publicToken, ...invoice } = toInvoice(rest)
    yield {
      ...invoice,
      hasPublicLink: publicToken !== null,
      linkExpiresOn: linkExpiresOn && fromDateColumn(linkExpiresOn),
      reminders,
      lastViewedAt,
      viewCount,
      createdAt,
      updatedAt,
    }
  }
}

/** Invoices as the documents that are drawn of them: all, or those with ids above `after` and up to `upTo`. */
export async function* invoiceDocuments(
  userId: number,
  { after = 0, upTo = MAX_ID }: { after?: number; upTo?: number },
): AsyncGenerator<Invoice> {
  const read = (gt: number) =>
    db.invoice.findMany({
      ...page(userId, gt),
      where: { userId, id: { gt, lte: upTo } },
      select: invoiceSelect,
      relationLoadStrategy: 'join',
    })
  const rows = byId(read, after)
  for await (const row of rows) yield toInvoice(row)
}

/** Series of recurring invoices: what they write and when, with the days that are done. */
export async function* scheduleRows(userId: number) {
  const rows = byId((after) =>
    db.schedule.findMany({
      ...page(userId, after),
      include: {
        ...seriesInclude,
        runs: { orderBy: { day: 'asc' }, select: { day: true, invoiceId: true, createdAt: true } },
      },
    }),
  )
  for await (const { runs, ...row } of rows) {
    const { id, invoiceId, autoSend, missed, status, problem, nextDay, createdAt, updatedAt } = row
    yield {
      id,
      invoiceId,
      ...contentOf(row),
      ...toRule(row),
      missed,
      ...{
        autoSend,
        status,
        problem: sayStored(problem),
        nextDay: nextDay && fromDateColumn(nextDay),
        createdAt,
        updatedAt,
      },
      runs: runs.map((run) => ({ ...run, day: fromDateColumn(run.day) })),
    }
  }
}

/** Mails to clients that went out, or are to. */
export async function* mailRows(userId: number) {
  const rows = byId((after) => {
    const { where, ...rest } = page(userId, after)
    return db.outboxMail.findMany({
      ...rest,
      where: { ...where, kind: { not: ACCOUNT } },
      omit: {
        userId: true,
        cause: true,
        only: true,
        splitFrom: true,
        paymentId: true,
        isOutage: true,
        expiresAt: true,
        sealed: true,
      },
    })
  })
  for await (const { id: _, ref, ...row } of rows) yield { id: ref, ...row, error: sayStored(row.error) }
}

/** What happened, in order. */
export async function* eventRows(userId: number) {
  const rows = byId((after) => db.event.findMany({ ...page(userId, after), omit: { userId: true } }))
  for await (const { id: _, ...row } of rows) yield { ...row, data: inWords(row.data) }
}

/** Every number that was given, with what its invoice said where it is kept. */
export async function* numberRows(userId: number) {
  const rows = byId((after) =>
    db.givenNumber.findMany({ ...page(userId, after), omit: { userId: true, key: true, before: true } }),
  )
  for await (const { count, ...row } of rows) yield { ...row, count: count === null ? null : Number(count) }
}

/** The logos that the profile or an invoice shows. */
export const listLogos = (userId: number) =>
  db.logo.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, contentType: true },
  })

/** The account: profile, company, bank, defaults. Nothing of how its owner proves to be its owner. */
export async function accountRow(userId: number) {
  const { passwordHash, googleSubject, defaultTaxRate, twoStep, gmail, series, ...row } =
    await db.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        ...{ id: true, email: true, username: true, fullName: true, emailVerifiedAt: true, createdAt: true },
        ...{ country: true, currency: true, industry: true, timeZone: true, updatedAt: true },
        ...{ companyName: true, companyAddress: true, companyVat: true, companyNumber: true, logoId: true },
        ...{ bankName: true, accountNumber: true, sortCode: true, accountHolderName: true },
        ...{ swiftCode: true, iban: true, defaultPaymentTerms: true, defaultTaxRate: true },
        ...{ invoiceTemplate: true, accentColor: true },
        ...{ defaultNotes: true, defaultTerms: true, reminderDays: true, reminderHour: true },
        sendingHour: true,
        ...{ reminderBeforeSubject: true, reminderBeforeMessage: true },
        ...{
          reminderAfterSubject: true,
          reminderAfterMessage: true,
          silencedRules: true,
          switchedNotices: true,
          sendReceipts: true,
        },
        ...{ passwordHash: true, googleSubject: true },
        series: { select: { kind: true, pattern: true, resets: true } },
        twoStep: { select: { enabledAt: true } },
        gmail: { select: { address: true, connectedAt: true } },
      },
    })
  return {
    ...row,
    defaultTaxRate: Number(defaultTaxRate),
    twoStepSince: twoStep?.enabledAt ?? null,
    gmail,
    numbering: series,
    signsInWith: [passwordHash && 'password', googleSubject && 'Google'].filter(Boolean),
  }
}

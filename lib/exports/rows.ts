import 'server-only'
import type { Actor, UserId } from '@/lib/core/access/actor'
import { clientFields, toClient } from '@/lib/clients/queries'
import { toReadableData } from '@/lib/activity/describe-event'
import { formatStoredReason } from '@/lib/i18n/format-reason'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/core/dates'
import { MAX_ID } from '@/lib/core/ids'
import { invoiceSelect, toInvoice } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { TRANSACTIONAL_KIND, ACCOUNT_DELETED_KIND } from '@/lib/mail/outbox/types'
import { toScheduleContent, scheduleInclude } from '@/lib/recurring/schedules/schedule-content'
import { toRule } from '@/lib/recurring/schedules/schedule-rows'

/** Rows read at a time; an export holds no more of a table in memory. */
const PAGE_SIZE = 200

/** Yields every row with an id above `after` in the order of ids, page by page. */
async function* iterateById<T extends { id: number }>(
  loadPage: (after: number) => Promise<T[]>,
  after = 0,
): AsyncGenerator<T> {
  for (;;) {
    const rows = await loadPage(after)
    yield* rows
    if (rows.length < PAGE_SIZE) return
    after = rows.at(-1)!.id
  }
}

const toPageQuery = (actor: Actor, after: number) =>
  ({
    where: { businessId: actor.businessId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: PAGE_SIZE,
  }) as const

/** Clients, including deleted ones. */
export async function* iterateClients(actor: Actor) {
  const rows = iterateById((after) =>
    db.client.findMany({
      ...toPageQuery(actor, after),
      select: { ...clientFields, reminders: true, createdAt: true, updatedAt: true, deletedAt: true },
    }),
  )
  for await (const row of rows) yield toClient(row)
}

/** Invoices with line items and payments, without the public link's token. */
export async function* iterateInvoices(actor: Actor) {
  const extraFields = {
    lastViewedAt: true,
    viewCount: true,
    createdAt: true,
    updatedAt: true,
  } as const
  const rows = iterateById((after) =>
    db.invoice.findMany({
      ...toPageQuery(actor, after),
      select: { ...invoiceSelect, ...extraFields },
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

/** Entries of clients' credit accounts. */
export async function* iterateCreditEntries(actor: Actor) {
  const rows = iterateById((after) =>
    db.creditEntry.findMany({ ...toPageQuery(actor, after), omit: { businessId: true, requestId: true } }),
  )
  for await (const { amount, balance, day, ...row } of rows)
    yield { ...row, amount: Number(amount), balance: Number(balance), day: fromDateColumn(day) }
}

/** Invoices for rendering as PDF: all, or those with ids above `after` and up to `upTo`. */
export async function* iterateInvoiceDocuments(
  actor: Actor,
  { after = 0, upTo = MAX_ID }: { after?: number; upTo?: number },
): AsyncGenerator<Invoice> {
  const loadPage = (gt: number) =>
    db.invoice.findMany({
      ...toPageQuery(actor, gt),
      where: { businessId: actor.businessId, id: { gt, lte: upTo } },
      select: invoiceSelect,
      relationLoadStrategy: 'join',
    })
  const rows = iterateById(loadPage, after)
  for await (const row of rows) yield toInvoice(row)
}

/** Recurring schedules with their content, recurrence and runs. */
export async function* iterateSchedules(actor: Actor) {
  const rows = iterateById((after) =>
    db.recurringSchedule.findMany({
      ...toPageQuery(actor, after),
      include: {
        ...scheduleInclude,
        runs: { orderBy: { day: 'asc' }, select: { day: true, invoiceId: true, createdAt: true } },
      },
    }),
  )
  for await (const { runs, ...row } of rows) {
    const { id, invoiceId, autoSend, missed, status, problem, nextDay, createdAt, updatedAt } = row
    yield {
      id,
      invoiceId,
      ...toScheduleContent(row),
      ...toRule(row),
      missed,
      autoSend,
      status,
      problem: formatStoredReason(problem),
      nextDay: nextDay && fromDateColumn(nextDay),
      createdAt,
      updatedAt,
      runs: runs.map((run) => ({ ...run, day: fromDateColumn(run.day) })),
    }
  }
}

/** Emails to clients, sent or queued. */
export async function* iterateMails(actor: Actor) {
  const rows = iterateById((after) => {
    const { where, ...rest } = toPageQuery(actor, after)
    return db.outboxMail.findMany({
      ...rest,
      where: { ...where, kind: { notIn: [TRANSACTIONAL_KIND, ACCOUNT_DELETED_KIND] } },
      omit: {
        businessId: true,
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
  for await (const { id: _, ref, ...row } of rows)
    yield { id: ref, ...row, error: formatStoredReason(row.error) }
}

/** Activity log in order. */
export async function* iterateEvents(actor: Actor) {
  const rows = iterateById((after) =>
    db.event.findMany({ ...toPageQuery(actor, after), omit: { businessId: true } }),
  )
  for await (const { id: _, ...row } of rows) yield { ...row, data: toReadableData(row.data) }
}

/** Every assigned number, with archived content if there is any. */
export async function* iterateNumbers(actor: Actor) {
  const rows = iterateById((after) =>
    db.documentNumber.findMany({
      ...toPageQuery(actor, after),
      omit: { businessId: true, key: true, before: true },
    }),
  )
  for await (const { count, ...row } of rows) yield { ...row, count: count === null ? null : Number(count) }
}

/** Recorded reasons for number gaps. */
export async function* iterateSkippedNumbers(actor: Actor) {
  let last: { businessId: Actor['businessId']; series: string; from: bigint } | null = null
  do {
    const rows: Awaited<ReturnType<typeof listSkippedAfter>> = await listSkippedAfter(actor, last)
    for (const { businessId: _, from, to, ...row } of rows)
      yield { ...row, from: Number(from), to: Number(to) }
    last = rows.length < PAGE_SIZE ? null : rows.at(-1)!
  } while (last)
}

const listSkippedAfter = (
  actor: Actor,
  last: { businessId: Actor['businessId']; series: string; from: bigint } | null,
) =>
  db.numberGap.findMany({
    where: { businessId: actor.businessId },
    orderBy: [{ series: 'asc' }, { from: 'asc' }],
    take: PAGE_SIZE,
    ...(last && {
      cursor: {
        businessId_series_from: { businessId: last.businessId, series: last.series, from: last.from },
      },
      skip: 1,
    }),
  })

/** Logos shown by the profile or an invoice. */
export const listLogos = (actor: Actor) =>
  db.logo.findMany({
    where: { businessId: actor.businessId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, contentType: true },
  })

/** The user's own data, without credentials. */
export async function getPersonRow(id: UserId, actor: Actor | null) {
  const { passwordHash, googleSubject, twoStep, memberships, ...row } = await db.user.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      email: true,
      username: true,
      fullName: true,
      emailVerifiedAt: true,
      createdAt: true,
      updatedAt: true,
      timeZone: true,
      interfaceLanguage: true,
      passwordHash: true,
      googleSubject: true,
      twoStep: { select: { enabledAt: true } },
      memberships: {
        orderBy: { createdAt: 'asc' },
        select: { businessId: true, role: true, createdAt: true, switchedNotices: true },
      },
    },
  })
  const current = memberships.find(({ businessId }) => businessId === actor?.businessId)
  return {
    ...row,
    switchedNotices: current?.switchedNotices ?? [],
    memberships: memberships.map(({ switchedNotices: _, ...membership }) => membership),
    twoStepSince: twoStep?.enabledAt ?? null,
    signsInWith: [passwordHash && 'password', googleSubject && 'Google'].filter(Boolean),
  }
}

export async function getBusinessRow(actor: Actor) {
  const { defaultTaxRate, numberSequences, ...row } = await db.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: {
      country: true,
      currency: true,
      industry: true,
      timeZone: true,
      locale: true,
      companyName: true,
      companyAddress: true,
      companyVat: true,
      companyNumber: true,
      companyTaxNumber: true,
      logoId: true,
      street: true,
      city: true,
      state: true,
      postalCode: true,
      bankName: true,
      accountNumber: true,
      sortCode: true,
      accountHolderName: true,
      swiftCode: true,
      iban: true,
      defaultPaymentTerms: true,
      defaultTaxRate: true,
      invoiceTemplate: true,
      accentColor: true,
      language: true,
      secondLanguage: true,
      paper: true,
      letterWindow: true,
      foldMarks: true,
      ownWords: true,
      defaultNotes: true,
      defaultTerms: true,
      reminderDays: true,
      reminderHour: true,
      sendingHour: true,
      reminderBeforeSubject: true,
      reminderBeforeMessage: true,
      reminderAfterSubject: true,
      reminderAfterMessage: true,
      textsByLanguage: true,
      silencedRules: true,
      sendReceipts: true,
      staffMayDelete: true,
      protectIssued: true,
      numberSequences: { select: { kind: true, pattern: true, resets: true } },
      gmail: { select: { address: true, connectedAt: true } },
    },
  })
  return { ...row, defaultTaxRate: Number(defaultTaxRate), numbering: numberSequences }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  proposeDocumentNumber,
  isNumberDependentOnInvoice,
  proposeNumber,
} from '@/lib/invoicing/propose-number'
import { getAutomation } from '@/lib/jobs/get-automation'
import type { ActiveMember } from '@/lib/api/session'
import { findBankRequest } from '@/lib/business/bank-request'
import { listEnabledNotices } from '@/lib/activity/notification-preferences'
import { listBusinessEvents, listInvoiceEvents } from '@/lib/activity/queries'
import { getBusinessName, listInvitations, listMembers } from '@/lib/business/members/queries'
import { listSavedItems } from '@/lib/documents/items/saved-items'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getCustomLabels } from '@/lib/business/custom-labels'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getNumbering } from '@/lib/business/numbering/settings'
import { runInvoiceCheck, listSilencedRules } from '@/lib/presend-check/queries'
import { findGmail } from '@/lib/mail/sending/sender'
import { listMailsAbout } from '@/lib/mail/sending/queries'
import { countLists, listWithTabs } from '@/lib/documents/list/tab-counts'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import { NO_FILTER, parseInvoiceFilter, listTabs, INVOICE_SORTS } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { listObstacles } from '@/lib/documents/transitions/list-obstacles'
import { getPaymentDefaults, areReceiptsEnabled } from '@/lib/documents/payments/receipt-settings'
import { findSettlement } from '@/lib/documents/credit-notes/queries'
import { getClientCredit } from '@/lib/documents/client-credit/queries'
import { findLastTax } from '@/lib/documents/last-tax'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { listRelated } from '@/lib/documents/quote-billing/queries'
import { listExportChunks } from '@/lib/exports/chunks'
import { addDays } from '@/lib/core/dates'
import { countUnread } from '@/lib/notifications/notifications'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/list'
import {
  hasOwnLanguages,
  findClientTitle,
  getClient,
  hasClients,
  listClientOptions,
} from '@/lib/clients/queries'
import {
  getReminders,
  hasClientReminders,
  getReminderState,
  findReminderDenial,
} from '@/lib/reminders/queries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { getClientSummary, listOwedAmounts } from '@/lib/reports/clients/queries'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import { getNumber, listNumbers, listMailsOfDeleted } from '@/lib/reports/numbers/queries'
import { findSequence, listSequences } from '@/lib/reports/numbers/sequences'
import {
  findSchedule,
  findScheduleOfInvoice,
  getRecurringSchedule,
  getScheduleId,
  findDivergedScheduleId,
  listScheduleIds,
} from '@/lib/recurring/schedules/queries'
import { parseScheduleFilter } from '@/lib/recurring/schedules/filter'
import { countSchedules, listSchedules } from '@/lib/recurring/schedules/list-schedules'
import { getLinkUsage } from '@/lib/public-links/link-views'
import { listFilesNamed, root } from './routes'
import { type ResourceIds, today } from './resources'

/** Queries of the pages by name, each called as a page may call it, for the resources of a business. */
export const PAGE_QUERIES: Record<string, (actor: ActiveMember, ids: ResourceIds) => Promise<unknown>> = {
  runInvoiceCheck: (actor, { draft }) => runInvoiceCheck(actor, draft),
  countUnread: (actor) => countUnread(actor),
  listExportChunks: (actor) => listExportChunks(actor),
  findClient: (actor, { client }) => getClient(actor, client),
  loadDocumentView: async (actor, { sent }) =>
    loadDocumentView(actor, await getInvoice(actor, sent), { today: today(), audience: 'owner' }),
  findSettlement: async (actor, { sent }) => {
    const source = await getInvoice(actor, sent)
    const { id, invoiceNumber: number, issueDate: date } = source
    const note = { ...source, kind: 'CREDIT_NOTE' as const, status: 'SENT' as const }
    return findSettlement(actor, { ...note, source: { id, number, date } })
  },
  findLastTax: (actor) => findLastTax(actor),
  findClientTitle: (actor, { client }) => findClientTitle(actor, client),
  getAutomation: (actor) => getAutomation(actor),
  findBankRequest: (actor) => findBankRequest(actor),
  getBusinessName: (actor) => getBusinessName(actor),
  listOwedAmounts: async (actor, { client }) => [...(await listOwedAmounts(actor, [client]))],
  getClientSummary: async (actor, { client }) =>
    getClientSummary(actor, await getClient(actor, client), 'USD'),
  findSequence: async (actor) => {
    const { rows } = await listSequences(actor)
    return Promise.all(rows.map(({ series }) => findSequence(actor, series)))
  },
  getClientCredit: (actor, { client }) => getClientCredit(actor, client),
  getDashboard: (actor) =>
    Promise.all(['USD', 'EUR'].map((currency) => getDashboard(actor, currency, today(), noon()))),
  getDefaultTexts: (actor) => getDefaultTexts(actor),
  findGmail: (actor) => findGmail(actor),
  getInvoice: (actor, { draft, sent, first }) =>
    Promise.all([draft, sent, first].map((id) => getInvoice(actor, id))),
  getLinkUsage: (actor, { sent }) => getLinkUsage(actor, sent),
  listEnabledNotices: (actor) => listEnabledNotices(actor),
  getNumber: (actor, { number }) => getNumber(actor, number),
  getNumbering: (actor) => getNumbering(actor, 'INVOICE'),
  getCustomLabels: (actor) => getCustomLabels(actor),
  getReminders: (actor) => getReminders(actor),
  findSchedule: (actor, { first }) => findSchedule(actor, first),
  findScheduleOfInvoice: (actor, { first }) => findScheduleOfInvoice(actor, first),
  getSeller: (actor) => getSeller(actor),
  countLists: (actor) => countLists(actor),
  getScheduleId: (actor, { first }) => getScheduleId(actor, first),
  countSchedules: (actor) => countSchedules(actor),
  listSchedules: (actor) =>
    Promise.all(['', 'active'].map((status) => listSchedules(actor, parseScheduleFilter({ status })))),
  getRecurringSchedule: (actor, { series }) => getRecurringSchedule(actor, series),
  listSilencedRules: (actor) => listSilencedRules(actor),
  hasOwnLanguages: (actor) => hasOwnLanguages(actor),
  hasClientReminders: (actor, { client }) => hasClientReminders(actor, client),
  hasClients: (actor) => hasClients(actor),
  listBusinessEvents: (actor) => listBusinessEvents(actor),
  listClientRows: (actor) =>
    Promise.all(['', 'first', 'o'].map((q) => listClientRows(actor, parseClientFilter({ q })))),
  listForCalendar: (actor) => listForCalendar(actor, addDays(today(), -60), addDays(today(), 60)),
  listInvitations: (actor) => listInvitations(actor),
  listInvoiceEvents: (actor, { sent, draft }) =>
    Promise.all([sent, draft].map((id) => listInvoiceEvents(actor, id))),
  listInvoices: (actor) => listInvoices(actor, NO_FILTER, 5),
  listMailsAbout: (actor, { sent }) => listMailsAbout(actor, sent),
  listMembers: (actor) => listMembers(actor),
  listNumbers: (actor) => listNumbers(actor, null),
  listObstacles: async (actor) => [
    ...(await listObstacles(actor, (await listInvoices(actor, NO_FILTER, 50)).invoices)),
  ],
  listScheduleIds: async (actor) => [
    ...(await listScheduleIds(actor, (await listInvoices(actor, NO_FILTER, 50)).invoices)),
  ],
  listSavedItems: (actor) => listSavedItems(actor),
  listRelated: (actor, { draft, sent, quote }) =>
    Promise.all([draft, sent, quote].map((id) => listRelated(actor, id))),
  listSequences: (actor) => listSequences(actor),
  listTaxRates: (actor) => listTaxRates(actor),
  listWithTabs: (actor) =>
    Promise.all(
      [
        ...DOCUMENT_KINDS.flatMap((kind) =>
          listTabs(kind).map((status) => ({ kind: toKindParam(kind), status })),
        ),
        ...INVOICE_SORTS.map((sort) => ({ sort })),
        ...['o', '0001', 'ltd', '9'].map((q) => ({ q })),
      ].map((params) => listWithTabs(actor, parseInvoiceFilter(params, today()), today())),
    ),
  listMailsOfDeleted: async (actor) => {
    const { rows } = await listNumbers(actor, null)
    return Promise.all(rows.map(({ id }) => listMailsOfDeleted(actor, id)))
  },
  isNumberDependentOnInvoice: (actor) => isNumberDependentOnInvoice(actor, 'INVOICE'),
  listClientOptions: (actor, { client }) =>
    Promise.all([listClientOptions(actor), listClientOptions(actor, client, { deletedToo: true })]),
  proposeDocumentNumber: (actor, { client }) => proposeDocumentNumber(actor, 'INVOICE', null, String(client)),
  proposeNumber: (actor) => proposeNumber(actor, 'INVOICE'),
  getPaymentDefaults: (actor, { sent }) => getPaymentDefaults(actor, sent),
  getReminderState: (actor, { sent }) => getReminderState(actor, sent),
  areReceiptsEnabled: (actor) => areReceiptsEnabled(actor),
  findDivergedScheduleId: (actor, { first }) => findDivergedScheduleId(actor, first),
  findReminderDenial: async (actor, { sent }) => findReminderDenial(actor, await getInvoice(actor, sent)),
}

const noon = () => new Date(`${today()}T12:00:00Z`)

/** Queries that read no stored data or only combine others. */
const PLAIN = [
  'actorHasPermission',
  'getLastDueDay',
  'getDraftKey',
  'loadMembers',
  'listPermissions',
  'todayIn',
]

/** Lists the queries that the app's pages run on behalf of a member. */
export const listPageQueries = (): string[] => {
  const files = ['page.tsx', 'layout.tsx'].flatMap((name) => listFilesNamed('app/(app)', name))
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/\b(\w+)\(actor\b/g)].map(([, name]) => name!))
  return [...new Set(names)].filter((name) => !PLAIN.includes(name)).sort()
}

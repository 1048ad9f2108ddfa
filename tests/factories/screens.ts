import { readFileSync } from 'node:fs'
import path from 'node:path'
import { proposeFor } from '@/lib/actions/documents/propose-number'
import { getAutomation } from '@/lib/actions/jobs/queries'
import type { Seat } from '@/lib/api/session'
import { getBankRequest } from '@/lib/business/bank-request'
import { getNotices } from '@/lib/business/events/choice'
import { listBusinessEvents, listInvoiceEvents } from '@/lib/business/events/queries'
import { getBusinessName, listInvitations, listMembers } from '@/lib/business/members/queries'
import { listSavedItems } from '@/lib/documents/items/saved-queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getOwnWords } from '@/lib/business/own-words'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { numberFollows, proposeNumber } from '@/lib/business/numbering/propose'
import { getNumbering } from '@/lib/business/numbering/settings'
import { checkInvoice, getSilenced } from '@/lib/check/queries'
import { getGmail } from '@/lib/delivery/gmail/queries'
import { listMailsAbout } from '@/lib/delivery/queries'
import { listWithTabs } from '@/lib/documents/list/counts'
import { DOCUMENT_KINDS } from '@/lib/documents/lifecycle/kinds'
import { kindParam } from '@/lib/documents/lifecycle/kind-paths'
import { NO_FILTER, parseInvoiceFilter, tabsOf } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { INVOICE_SORTS } from '@/lib/documents/list/sort'
import { listObstacles } from '@/lib/documents/moves/obstacles'
import { paymentStart, sendsReceipts } from '@/lib/documents/payments/receipts'
import { findSettled } from '@/lib/documents/credit-notes/queries'
import { getClientCredit } from '@/lib/documents/credit/queries'
import { getInvoice, getSeller } from '@/lib/documents/queries'
import { listRelated } from '@/lib/documents/related/queries'
import { exportParts } from '@/lib/exports/parts'
import { addDays } from '@/lib/kernel/dates'
import { countUnread } from '@/lib/notifications/queries'
import { parseClientFilter } from '@/lib/parties/filter'
import { listClientRows } from '@/lib/parties/list'
import { hasOwnLanguages, findClientTitle, getClient, pickerOptions } from '@/lib/parties/queries'
import { getReminders, isClientReminded, reminderState, whyNotReminded } from '@/lib/reminders/queries'
import { listForCalendar } from '@/lib/reports/calendar/queries'
import { getClientSummary } from '@/lib/reports/clients/queries'
import { getDashboard } from '@/lib/reports/dashboard/queries'
import { getNumber, listNumbers, mailsOfDeleted } from '@/lib/reports/numbers/queries'
import { findSeries, listSeries } from '@/lib/reports/numbers/series'
import { getSchedule, getScheduleAround, getSeries, seriesApart } from '@/lib/series/queries'
import { getLinkUse } from '@/lib/sharing/count-views'
import { filesIn, root } from './routes'
import { type Ids, today } from './things'

/** What a screen asks for, by the query's name; each as the screens may ask it, of the things of a business. */
export const SCREENS: Record<string, (actor: Seat, ids: Ids) => Promise<unknown>> = {
  checkInvoice: (actor, { draft }) => checkInvoice(actor, draft),
  countUnread: (actor) => countUnread(actor),
  exportParts: (actor) => exportParts(actor),
  findClient: (actor, { client }) => getClient(actor, client),
  findSettled: async (actor, { sent }) => {
    const source = await getInvoice(actor, sent)
    const { id, invoiceNumber: number, issueDate: date } = source
    const note = { ...source, kind: 'CREDIT_NOTE' as const, status: 'SENT' as const }
    return findSettled(actor, { ...note, source: { id, number, date } })
  },
  findClientTitle: (actor, { client }) => findClientTitle(actor, client),
  getAutomation: (actor) => getAutomation(actor),
  getBankRequest: (actor) => getBankRequest(actor),
  getBusinessName: (actor) => getBusinessName(actor),
  getClientSummary: async (actor, { client }) =>
    getClientSummary(actor, await getClient(actor, client), 'USD'),
  findSeries: async (actor) => {
    const { rows } = await listSeries(actor)
    return Promise.all(rows.map(({ series }) => findSeries(actor, series)))
  },
  getClientCredit: (actor, { client }) => getClientCredit(actor, client),
  getDashboard: (actor) =>
    Promise.all(['USD', 'EUR'].map((currency) => getDashboard(actor, currency, today(), noon()))),
  getDefaultTexts: (actor) => getDefaultTexts(actor),
  getGmail: (actor) => getGmail(actor),
  getInvoice: (actor, { draft, sent, first }) =>
    Promise.all([draft, sent, first].map((id) => getInvoice(actor, id))),
  getLinkUse: (actor, { sent }) => getLinkUse(actor, sent),
  getNotices: (actor) => getNotices(actor),
  getNumber: (actor, { number }) => getNumber(actor, number),
  getNumbering: (actor) => getNumbering(actor, 'INVOICE'),
  getOwnWords: (actor) => getOwnWords(actor),
  getReminders: (actor) => getReminders(actor),
  getSchedule: (actor, { first }) => getSchedule(actor, first),
  getScheduleAround: (actor, { first }) => getScheduleAround(actor, first),
  getSeller: (actor) => getSeller(actor),
  getSeries: (actor, { series }) => getSeries(actor, series),
  getSilenced: (actor) => getSilenced(actor),
  hasOwnLanguages: (actor) => hasOwnLanguages(actor),
  isClientReminded: (actor, { client }) => isClientReminded(actor, client),
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
  listSavedItems: (actor) => listSavedItems(actor),
  listRelated: (actor, { draft, sent, quote }) =>
    Promise.all([draft, sent, quote].map((id) => listRelated(actor, id))),
  listSeries: (actor) => listSeries(actor),
  listTaxRates: (actor) => listTaxRates(actor),
  listWithTabs: (actor) =>
    Promise.all(
      [
        ...DOCUMENT_KINDS.flatMap((kind) =>
          tabsOf(kind).map(({ value }) => ({ kind: kindParam(kind), status: value })),
        ),
        ...INVOICE_SORTS.map((sort) => ({ sort })),
        ...['o', '0001', 'ltd', '9'].map((q) => ({ q })),
      ].map((params) => listWithTabs(actor, parseInvoiceFilter(params, today()), today())),
    ),
  mailsOfDeleted: async (actor) => {
    const { rows } = await listNumbers(actor, null)
    return Promise.all(rows.map(({ id }) => mailsOfDeleted(actor, id)))
  },
  numberFollows: (actor) => numberFollows(actor, 'INVOICE'),
  pickerOptions: (actor, { client }) =>
    Promise.all([pickerOptions(actor), pickerOptions(actor, client, { deletedToo: true })]),
  proposeFor: (actor, { client }) => proposeFor(actor, 'INVOICE', null, String(client)),
  proposeNumber: (actor) => proposeNumber(actor, 'INVOICE'),
  paymentStart: (actor, { sent }) => paymentStart(actor, sent),
  reminderState: (actor, { sent }) => reminderState(actor, sent),
  sendsReceipts: (actor) => sendsReceipts(actor),
  seriesApart: (actor, { first }) => seriesApart(actor, first),
  whyNotReminded: async (actor, { sent }) => whyNotReminded(actor, await getInvoice(actor, sent)),
}

const noon = () => new Date(`${today()}T12:00:00Z`)

/** What looks at nothing that is kept, or is made of the others. */
const PLAIN = ['actorMay', 'dayReached', 'keptName', 'membersOf', 'permissionsOf', 'todayIn']

/** What the pages of the app ask in the name of whoever looks at them. */
export const askedByScreens = (): string[] => {
  const files = ['page.tsx', 'layout.tsx'].flatMap((name) => filesIn('app/(app)', name))
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const names = texts.flatMap((text) => [...text.matchAll(/\b(\w+)\(actor\b/g)].map(([, name]) => name!))
  return [...new Set(names)].filter((name) => !PLAIN.includes(name)).sort()
}

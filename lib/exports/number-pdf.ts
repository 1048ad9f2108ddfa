import 'server-only'
import { createTranslator } from 'next-intl'
import { getBusinessName } from '@/lib/business/members/queries'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import { renderTablePdf } from '@/lib/documents/pdf/render'
import type { TableRow } from '@/lib/documents/view/table-view'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSequence, listSequences } from '@/lib/reports/numbers/sequences'
import type { AssignedNumber } from '@/lib/reports/numbers/number-response'
import {
  describeGap,
  describeRelease,
  describeSequence,
  getSequenceTitle,
} from '@/lib/reports/numbers/number-descriptions'
import { invalid, notFound } from '@/lib/i18n/errors'
import { getInterfaceFormats, type InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { InterfaceLanguage } from '@/lib/i18n/interface-language'
import { loadInterfaceMessages } from '@/lib/i18n/interface-messages'
import { reason } from '@/lib/i18n/reason'
import type { Translator } from '@/lib/i18n/translator'

/** Maximum number of numbers in one file: about a hundred pages. */
const MAX_NUMBERS = 5000
/** Maximum number of sequences in the overview. */
const MAX_SERIES = 500

type ActorWithTimeZone = Actor & { timeZone: string }

/** Texts and formats of the report in one language of the interface. */
interface ReportTexts {
  t: Translator<'numbers'>
  tStatus: Translator<'common.status'>
  formats: InterfaceFormats
}

async function loadReportTexts(language: InterfaceLanguage): Promise<ReportTexts> {
  const messages = await loadInterfaceMessages(language)
  return {
    t: createTranslator({ locale: language, messages, namespace: 'numbers' }),
    tStatus: createTranslator({ locale: language, messages, namespace: 'common.status' }),
    formats: getInterfaceFormats(language),
  }
}

/**
 * Renders the numbers of a sequence in order, each with its state and the reason for any gap, for a tax audit; without
 * a sequence, an overview of all. Throws 404 for an unknown sequence, 422 for one that is too long for a file.
 */
export async function createNumberPdf(
  actor: ActorWithTimeZone,
  series: string | null | undefined,
  language: InterfaceLanguage,
) {
  const texts = await loadReportTexts(language)
  const { t, formats } = texts
  const today = todayIn(actor.timeZone)
  const author = await getBusinessName(actor)
  const { paragraphs, ...table } =
    series === undefined ? await createOverview(actor, texts) : await createListing(actor, series, texts)
  const asOf = t('pdf.asOf', { business: author, date: formats.day(today) })
  return renderTablePdf(
    {
      ...table,
      language,
      author,
      paragraphs: [asOf, ...paragraphs],
      pageText: t('pdf.page', { page: '{page}', pages: '{pages}' }),
    },
    today,
    { use: 'business', id: actor.businessId },
  )
}

async function createOverview(actor: ActorWithTimeZone, { t }: ReportTexts) {
  const { rows } = await listSequences(actor, null, MAX_SERIES)
  return {
    title: t('title'),
    paragraphs: [],
    columns: [{ label: t('series.title'), share: 1 }],
    rows: rows.map((report) => ({ cells: [getSequenceTitle(report, t)], note: describeSequence(report, t) })),
  }
}

const COLUMNS = [
  { name: 'number', share: 0.24 },
  { name: 'state', share: 0.17 },
  { name: 'issueDate', share: 0.15 },
  { name: 'client', share: 0.27 },
  { name: 'amount', share: 0.17, isRightAligned: true },
] as const

async function createListing(actor: ActorWithTimeZone, series: string | null, texts: ReportTexts) {
  const { t } = texts
  const report = await findSequence(actor, series)
  if (!report) throw notFound('number-series')
  const { rows, next } = await listNumbers(actor, null, MAX_NUMBERS, series)
  if (next) throw invalid(reason('number.too-many-for-pdf', { most: MAX_NUMBERS }))
  return {
    title: t('pdf.title', { series: getSequenceTitle(report, t) }),
    paragraphs: [describeSequence(report, t)],
    columns: COLUMNS.map(({ name, ...column }) => ({ ...column, label: t(`pdf.column.${name}`) })),
    rows: rows
      .toReversed()
      .flatMap((assigned) => [
        ...toGapRows(assigned, actor.timeZone, texts),
        toNumberRow(assigned, actor.timeZone, texts),
      ]),
  }
}

function toNumberRow(
  assigned: AssignedNumber,
  timeZone: string,
  { t, tStatus, formats }: ReportTexts,
): TableRow {
  const { number, invoice, issueDate, clientName, totalAmount, currency, released } = assigned
  const state = invoice && !released ? tStatus(invoice.status) : t(`state.${released?.reason ?? 'missing'}`)
  const amount = totalAmount !== null && currency ? formats.money(totalAmount, currency) : ''
  return {
    cells: [number, state, issueDate ? formats.day(issueDate) : '', clientName ?? '', amount],
    note: describeRelease(assigned, timeZone, { t, formats }),
  }
}

const toGapRows = ({ gaps, number }: AssignedNumber, timeZone: string, tools: ReportTexts): TableRow[] =>
  gaps.map((gap) => ({ cells: [], note: describeGap(gap, number, timeZone, tools) }))

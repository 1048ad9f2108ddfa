import 'server-only'
import { getBusinessName } from '@/lib/business/members/queries'
import type { Actor } from '@/lib/kernel/access/actor'
import { formatDay, formatInstant, todayIn } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import { tablePdf } from '@/lib/render/pdf/render'
import type { TableColumn, TableRow } from '@/lib/render/table-view'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSeries, listSeries } from '@/lib/reports/numbers/series'
import type { GivenNumber } from '@/lib/reports/numbers/types'
import {
  gapText,
  releaseText,
  seriesText,
  seriesTitle,
  stateText,
  whyText,
} from '@/lib/reports/numbers/words'
import { invalid, notFound } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'

/** Numbers that one file holds: about a hundred pages. */
const MAX_NUMBERS = 5000
/** Series that the file of all of them holds. */
const MAX_SERIES = 500

type Inspected = Actor & { timeZone: string }

/**
 * The numbers of a series in order, with what became of each and why any are missing, for an inspector; without one, how all series stand.
 * Throws 404 for a series that is not there, 422 for one that is too long for a file.
 */
export async function numberPdf(actor: Inspected, series: string | null | undefined) {
  const today = todayIn(actor.timeZone)
  const author = await getBusinessName(actor)
  const { lines, ...table } = series === undefined ? await overview(actor) : await listing(actor, series)
  const asOf = `${author}, as of ${formatDay(today)}`
  return tablePdf({ ...table, author, lines: [asOf, ...lines] }, today, {
    use: 'business',
    id: actor.businessId,
  })
}

async function overview(actor: Inspected) {
  const { rows } = await listSeries(actor, null, MAX_SERIES)
  return {
    title: 'Document numbers',
    lines: [],
    columns: [{ label: 'Series and its numbers', share: 1 }],
    rows: rows.map((report) => ({ cells: [seriesTitle(report)], note: seriesText(report) })),
  }
}

const COLUMNS: TableColumn[] = [
  { label: 'Number', share: 0.24 },
  { label: 'State', share: 0.17 },
  { label: 'Issue date', share: 0.15 },
  { label: 'Client', share: 0.27 },
  { label: 'Amount', share: 0.17, isRight: true },
]

async function listing(actor: Inspected, series: string | null) {
  const report = await findSeries(actor, series)
  if (!report) throw notFound('number-series')
  const { rows, next } = await listNumbers(actor, null, MAX_NUMBERS, series)
  if (next) throw invalid(reason('number.too-many-for-pdf', { most: MAX_NUMBERS.toLocaleString('en') }))
  return {
    title: `Document numbers: ${seriesTitle(report)}`,
    lines: [seriesText(report)],
    columns: COLUMNS,
    rows: rows
      .toReversed()
      .flatMap((given) => [...gapRows(given, actor.timeZone), numberRow(given, actor.timeZone)]),
  }
}

function numberRow(given: GivenNumber, timeZone: string): TableRow {
  const { number, issueDate, clientName, totalAmount, currency, released } = given
  const amount = totalAmount !== null && currency ? formatMoney(totalAmount, currency) : ''
  const who = released && [formatInstant(released.at, timeZone), released.by].filter(Boolean).join(', ')
  return {
    cells: [number, stateText(given), issueDate ? formatDay(issueDate) : '', clientName ?? '', amount],
    note: released && `${who}. ${releaseText(given)}`,
  }
}

const gapRows = ({ gaps, number }: GivenNumber, timeZone: string): TableRow[] =>
  gaps.map((gap) => ({
    cells: [],
    note: [`${gapText(gap)}: ${whyText(gap, number)}`, gap.at && formatInstant(gap.at, timeZone), gap.by]
      .filter(Boolean)
      .join(', '),
  }))

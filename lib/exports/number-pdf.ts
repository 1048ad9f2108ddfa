import 'server-only'
import { getBusinessName } from '@/lib/business/members/queries'
import type { Actor } from '@/lib/core/access/actor'
import { formatDay, todayIn } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import { renderTablePdf } from '@/lib/documents/pdf/render'
import type { TableColumn, TableRow } from '@/lib/documents/view/table-view'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSequence, listSequences } from '@/lib/reports/numbers/sequences'
import type { AssignedNumber } from '@/lib/reports/numbers/number-response'
import {
  formatGap,
  formatRelease,
  formatSequence,
  formatSequenceTitle,
  formatNumberState,
  formatGapReason,
} from '@/lib/reports/numbers/number-texts'
import { invalid, notFound } from '@/lib/i18n/errors'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { reason } from '@/lib/i18n/reason'

/** Maximum number of numbers in one file: about a hundred pages. */
const MAX_NUMBERS = 5000
/** Maximum number of sequences in the overview. */
const MAX_SERIES = 500

type ActorWithTimeZone = Actor & { timeZone: string }

/**
 * Renders the numbers of a sequence in order, each with its state and the reason for any gap, for a tax audit; without
 * a sequence, an overview of all. Throws 404 for an unknown sequence, 422 for one that is too long for a file.
 */
export async function createNumberPdf(actor: ActorWithTimeZone, series: string | null | undefined) {
  const today = todayIn(actor.timeZone)
  const author = await getBusinessName(actor)
  const { paragraphs, ...table } =
    series === undefined ? await createOverview(actor) : await createListing(actor, series)
  const asOf = `${author}, as of ${formatDay(today)}`
  return renderTablePdf({ ...table, author, paragraphs: [asOf, ...paragraphs] }, today, {
    use: 'business',
    id: actor.businessId,
  })
}

async function createOverview(actor: ActorWithTimeZone) {
  const { rows } = await listSequences(actor, null, MAX_SERIES)
  return {
    title: 'Document numbers',
    paragraphs: [],
    columns: [{ label: 'Series and its numbers', share: 1 }],
    rows: rows.map((report) => ({ cells: [formatSequenceTitle(report)], note: formatSequence(report) })),
  }
}

const COLUMNS: TableColumn[] = [
  { label: 'Number', share: 0.24 },
  { label: 'State', share: 0.17 },
  { label: 'Issue date', share: 0.15 },
  { label: 'Client', share: 0.27 },
  { label: 'Amount', share: 0.17, isRightAligned: true },
]

async function createListing(actor: ActorWithTimeZone, series: string | null) {
  const report = await findSequence(actor, series)
  if (!report) throw notFound('number-series')
  const { rows, next } = await listNumbers(actor, null, MAX_NUMBERS, series)
  if (next) throw invalid(reason('number.too-many-for-pdf', { most: MAX_NUMBERS }))
  return {
    title: `Document numbers: ${formatSequenceTitle(report)}`,
    paragraphs: [formatSequence(report)],
    columns: COLUMNS,
    rows: rows
      .toReversed()
      .flatMap((assigned) => [...toGapRows(assigned, actor.timeZone), toNumberRow(assigned, actor.timeZone)]),
  }
}

function toNumberRow(assigned: AssignedNumber, timeZone: string): TableRow {
  const { number, issueDate, clientName, totalAmount, currency, released } = assigned
  const amount = totalAmount !== null && currency ? formatMoney(totalAmount, currency) : ''
  const withdrawal =
    released && [englishFormats.instant(released.at, timeZone), released.by].filter(Boolean).join(', ')
  return {
    cells: [
      number,
      formatNumberState(assigned),
      issueDate ? formatDay(issueDate) : '',
      clientName ?? '',
      amount,
    ],
    note: released && `${withdrawal}. ${formatRelease(assigned)}`,
  }
}

const toGapRows = ({ gaps, number }: AssignedNumber, timeZone: string): TableRow[] =>
  gaps.map((gap) => ({
    cells: [],
    note: [
      `${formatGap(gap)}: ${formatGapReason(gap, number)}`,
      gap.at && englishFormats.instant(gap.at, timeZone),
      gap.by,
    ]
      .filter(Boolean)
      .join(', '),
  }))

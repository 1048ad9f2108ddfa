import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { iterateRows } from '@/lib/core/lists/paging'
import { listNumbers } from '@/lib/reports/numbers/queries'
import type { AssignedNumber } from '@/lib/reports/numbers/number-response'
import { formatGapLine, formatGap, formatNumberState } from '@/lib/reports/numbers/number-texts'
import type { CsvStyle } from './csv'
import { getKindName } from '@/lib/i18n/document-nouns'
import { createCsvTable, money, type Columns } from './tables'

const PAGE_SIZE = 500

/** Columns for a tax audit: every number with its state. Instants are UTC. */
const NUMBER_COLUMNS: Columns<AssignedNumber> = {
  'Invoice #': ({ number }) => number,
  State: formatNumberState,
  Given: ({ givenAt }) => givenAt,
  Issued: ({ issuedAt }) => issuedAt,
  Client: ({ clientName }) => clientName,
  Amount: ({ totalAmount, currency }) => (totalAmount === null ? null : money(totalAmount, currency ?? '')),
  Currency: ({ currency }) => currency,
  'No longer in use since': ({ released }) => released?.at ?? null,
  By: ({ released }) => released?.by ?? null,
  Reason: ({ released }) => (released?.reason === 'CHANGED' ? null : (released?.note ?? null)),
  'Changed to': ({ released }) => (released?.reason === 'CHANGED' ? released.note : null),
  'Missing before it': ({ skipped }) => skipped && formatGap(skipped),
  'Why missing': ({ gaps, number }) => gaps.map((gap) => formatGapLine(gap, number)).join('; ') || null,
  'Issue date': ({ issueDate }) => issueDate,
  Kind: ({ kind }) => getKindName(kind),
}

/** Streams every assigned number of a business, newest first, or of one sequence, highest first, as a CSV table. */
export const createNumberTable = (
  actor: Actor,
  style: CsvStyle,
  series?: string | null,
): AsyncGenerator<string> =>
  createCsvTable(
    NUMBER_COLUMNS,
    iterateRows((before) => listNumbers(actor, before, PAGE_SIZE, series)),
    style,
  )

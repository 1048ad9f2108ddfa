import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { everyRow } from '@/lib/kernel/lists/pages'
import { listNumbers } from '@/lib/reports/numbers/queries'
import type { GivenNumber } from '@/lib/reports/numbers/types'
import { gapLine, gapText, stateText } from '@/lib/reports/numbers/words'
import type { CsvStyle } from './csv'
import { kindName } from '@/lib/words/kind-nouns'
import { csvTable, money, type Columns } from './tables'

/** Rows read at a time. */
const PAGE = 500

/** Every number with what became of it, as an inspector asks for it. Instants are UTC. */
const NUMBER_COLUMNS: Columns<GivenNumber> = {
  'Invoice #': ({ number }) => number,
  State: stateText,
  Given: ({ givenAt }) => givenAt,
  Issued: ({ issuedAt }) => issuedAt,
  Client: ({ clientName }) => clientName,
  Amount: ({ totalAmount, currency }) => (totalAmount === null ? null : money(totalAmount, currency ?? '')),
  Currency: ({ currency }) => currency,
  'No longer in use since': ({ released }) => released?.at ?? null,
  By: ({ released }) => released?.by ?? null,
  Reason: ({ released }) => (released?.reason === 'CHANGED' ? null : (released?.note ?? null)),
  'Changed to': ({ released }) => (released?.reason === 'CHANGED' ? released.note : null),
  'Missing before it': ({ skipped }) => skipped && gapText(skipped),
  'Why missing': ({ gaps, number }) => gaps.map((gap) => gapLine(gap, number)).join('; ') || null,
  'Issue date': ({ issueDate }) => issueDate,
  Kind: ({ kind }) => kindName(kind),
}

/** Every number a business has given, newest first, or of one series, highest first, as a CSV table, piece by piece. */
export const numberTable = (actor: Actor, style: CsvStyle, series?: string | null): AsyncGenerator<string> =>
  csvTable(
    NUMBER_COLUMNS,
    everyRow((before) => listNumbers(actor, before, PAGE, series)),
    style,
  )

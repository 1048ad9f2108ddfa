import { site } from '@/lib/core/site'
import type { ExportChunk } from './paths'

export const MISSING_NOTE = 'These could not be added. Please try again later, or download them one by one:'

interface Contents {
  email: string
  at: string
  /** Part of the export; null if it is a single file. */
  part: ExportChunk | null
  /** Names of files that could not be added. */
  missing: string[]
}

/** Creates the README.txt of an export: its contents, and the files missing from it. */
export function createReadme({ email, at, part, missing }: Contents): string {
  const lines = [
    `Everything ${site.name} keeps about ${email}, as of ${at}`,
    ...(part ? listChunkLines(part) : []),
    '',
    'invoices/    every invoice, quote and credit note as a PDF, named as in its language and by its number',
    'tables/      clients, invoices, line items, taxes by rate, payments, clients’ credit and the numbers given, for a spreadsheet (CSV, UTF-8)',
    'data/        all of it for programs (JSON): profile and settings, clients, invoices with their lines and',
    '             payments, clients’ credit, saved items, every number given (with what deleted invoices said) or passed over,',
    '             schedules of recurring invoices, mails, what happened when, where you are signed in',
    'pictures/    your logos, by the id that invoices.json names, and your own picture',
    '',
    'Cells of tables are parted at commas, or at semicolons where decimals follow a comma, as the browser’s language has it.',
    'Days are written YYYY-MM-DD, moments in UTC. Deleted clients are included, with the time they were deleted.',
    'A text in a table that a spreadsheet would take for a formula begins with an apostrophe; in data/ it does not.',
    'Passwords and keys are not included. Mails and messages hold the public links that went out with them.',
  ]
  if (missing.length > 0) lines.push('', MISSING_NOTE, ...missing)
  return `${lines.join('\r\n')}\r\n`
}

/** Lists the invoices in this part, and where to find everything else. */
const listChunkLines = ({ number, after, upTo, invoices, next }: ExportChunk): string[] => [
  `This is part ${number}${next ? '' : ', the last one'}. ${
    invoices > 0
      ? `In invoices/ it holds those with ids from ${after + 1} to ${upTo} (in tables/invoices.csv).`
      : 'Its invoices have been deleted.'
  }`,
  'tables/, data/ and pictures/ are in part 1 alone. All parts can be unpacked into the same folder.',
]

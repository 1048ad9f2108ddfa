import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { listDevices } from '@/lib/auth/sessions/signed-in-devices'
import { listSavedItems } from '@/lib/documents/items/saved-items'
import { getExtension } from '@/lib/platform/storage/driver'
import { readAvatar, readLogo, type PictureFile } from '@/lib/platform/storage/pictures'
import type { CurrentUser } from '@/lib/business/user-response'
import { site } from '@/lib/core/site'
import type { CsvStyle } from './csv'
import { createNumberTable } from './number-table'
import type { ExportChunk } from './paths'
import { loadOrRecordMissing, generatePdfFiles } from './pdf-files'
import {
  getBusinessRow,
  iterateClients,
  iterateCreditEntries,
  iterateEvents,
  iterateInvoiceDocuments,
  iterateInvoices,
  listLogos,
  iterateMails,
  iterateNumbers,
  getPersonRow,
  iterateSchedules,
  iterateSkippedNumbers,
} from './rows'
import {
  CLIENT_COLUMNS,
  CREDIT_COLUMNS,
  createCsvTable,
  INVOICE_COLUMNS,
  toJsonList,
  LINE_ITEM_COLUMNS,
  PAYMENT_COLUMNS,
  TAX_COLUMNS,
  listTaxRows,
  iterateParts,
} from './tables'
import { createFile, type ExportFile } from './zip'

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
function createReadme({ email, at, part, missing }: Contents): string {
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

/** Subject of an export: the user's own data, and that of the current business if they have permission. */
export interface ExportOwner {
  user: CurrentUser
  actor: Actor | null
}

/**
 * Generates the files of a user's export, or of one part of it. Each file is generated when it is read; none is held in
 * memory. File names differ between parts, so that all can be unpacked into one folder.
 */
export async function* generateExportFiles(
  { user, actor }: ExportOwner,
  style: CsvStyle,
  part: ExportChunk | null = null,
): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  if (!part || part.number === 1) {
    yield* personFiles(user, actor)
    if (actor) yield* dataFiles(actor)
    if (actor) yield* tableFiles(actor, style)
    yield* pictureFiles(user, actor, missing)
  }
  const folder = part ? `invoices/part-${part.number}/` : 'invoices/'
  if (actor) yield* generatePdfFiles(iterateInvoiceDocuments(actor, part ?? {}), actor, folder, missing)
  const readme = createReadme({ email: user.email, at: new Date().toISOString(), part, missing })
  yield createFile(part && part.number > 1 ? `README-part-${part.number}.txt` : 'README.txt', readme)
}

const jsonFile = (name: string, data: unknown) => createFile(name, `${JSON.stringify(data, null, 2)}\n`)
const jsonListFile = (name: string, rows: AsyncIterable<object>): ExportFile => ({
  name,
  content: toJsonList(rows),
})

async function* personFiles(user: CurrentUser, actor: Actor | null): AsyncGenerator<ExportFile> {
  const business = actor && (await getBusinessRow(actor))
  yield jsonFile('data/profile.json', { ...(await getPersonRow(user.id, actor)), ...business })
  // No current session: the export doesn't mark the device it is requested from.
  const devices = await listDevices(user.id, '')
  yield jsonFile(
    'data/sessions.json',
    devices.map(({ name, signedInAt, lastSeenAt }) => ({ name, signedInAt, lastSeenAt })),
  )
}

async function* dataFiles(actor: Actor): AsyncGenerator<ExportFile> {
  yield jsonListFile('data/clients.json', iterateClients(actor))
  yield jsonListFile('data/invoices.json', iterateInvoices(actor))
  yield jsonListFile(
    'data/payments.json',
    iterateParts(iterateInvoices(actor), ({ payments }) => payments),
  )
  yield jsonListFile('data/credit.json', iterateCreditEntries(actor))
  yield jsonFile('data/saved-items.json', await listSavedItems(actor))
  yield jsonListFile('data/numbers.json', iterateNumbers(actor))
  yield jsonListFile('data/skipped-numbers.json', iterateSkippedNumbers(actor))
  yield jsonListFile('data/schedules.json', iterateSchedules(actor))
  yield jsonListFile('data/mails.json', iterateMails(actor))
  yield jsonListFile('data/events.json', iterateEvents(actor))
}

async function* tableFiles(actor: Actor, style: CsvStyle): AsyncGenerator<ExportFile> {
  const lines = iterateParts(iterateInvoices(actor), ({ lineItems }) => lineItems)
  const taxes = iterateParts(iterateInvoices(actor), listTaxRows)
  const payments = iterateParts(iterateInvoices(actor), (invoice) => invoice.payments)
  yield { name: 'tables/clients.csv', content: createCsvTable(CLIENT_COLUMNS, iterateClients(actor), style) }
  yield {
    name: 'tables/invoices.csv',
    content: createCsvTable(INVOICE_COLUMNS, iterateInvoices(actor), style),
  }
  yield { name: 'tables/line-items.csv', content: createCsvTable(LINE_ITEM_COLUMNS, lines, style) }
  yield { name: 'tables/taxes.csv', content: createCsvTable(TAX_COLUMNS, taxes, style) }
  yield { name: 'tables/payments.csv', content: createCsvTable(PAYMENT_COLUMNS, payments, style) }
  yield {
    name: 'tables/credit.csv',
    content: createCsvTable(CREDIT_COLUMNS, iterateCreditEntries(actor), style),
  }
  yield { name: 'tables/numbers.csv', content: createNumberTable(actor, style) }
}

async function* pictureFiles({ id, avatar }: CurrentUser, actor: Actor | null, missing: string[]) {
  const add = async function* (name: string, read: () => Promise<PictureFile>) {
    const picture = await loadOrRecordMissing(name, missing, read)
    if (picture) yield createFile(`${name}.${getExtension(picture.contentType)}`, picture.bytes)
  }
  for (const logo of actor ? await listLogos(actor) : [])
    yield* add(`pictures/logo-${logo.id}`, () => readLogo(logo.id))
  const avatarId = avatar?.split('/').at(-1)
  if (avatarId) yield* add('pictures/you', () => readAvatar(id, avatarId))
}

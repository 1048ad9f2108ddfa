import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { listDevices } from '@/lib/identity/devices'
import { listSavedItems } from '@/lib/documents/items/saved-queries'
import { readAvatar, readLogo } from '@/lib/platform/storage/pictures'
import type { PictureFile } from '@/lib/platform/storage/pictures'
import type { CurrentUser } from '@/lib/business/types'
import type { CsvStyle } from './csv'
import { numberTable } from './number-table'
import type { Part } from './paths'
import { orMissing, pdfFiles } from './pdfs'
import { exportReadme } from './readme'
import {
  businessRow,
  clientRows,
  creditRows,
  eventRows,
  invoiceDocuments,
  invoiceRows,
  listLogos,
  mailRows,
  numberRows,
  personRow,
  scheduleRows,
  skippedNumberRows,
} from './rows'
import {
  CLIENT_COLUMNS,
  CREDIT_COLUMNS,
  csvTable,
  INVOICE_COLUMNS,
  jsonList,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
  TAX_COLUMNS,
  within,
} from './tables'
import { file, type ExportFile } from './zip'

/** Who takes what along: their own, and all of the business that they work in where they may. */
export interface Exported {
  user: CurrentUser
  actor: Actor | null
}

/**
 * Everything of a user as files, or a part of it, one after the other: each is made when it is asked for, and none is held. No two parts
 * have a file of the same name, so that all can be unpacked into one folder.
 */
export async function* exportFiles(
  { user, actor }: Exported,
  style: CsvStyle,
  part: Part | null = null,
): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  if (!part || part.number === 1) {
    yield* personFiles(user, actor)
    if (actor) yield* dataFiles(actor)
    if (actor) yield* tableFiles(actor, style)
    yield* pictureFiles(user, actor, missing)
  }
  const folder = part ? `invoices/part-${part.number}/` : 'invoices/'
  if (actor) yield* pdfFiles(invoiceDocuments(actor, part ?? {}), actor, folder, missing)
  const readme = exportReadme({ email: user.email, at: new Date().toISOString(), part, missing })
  yield file(part && part.number > 1 ? `README-part-${part.number}.txt` : 'README.txt', readme)
}

const json = (name: string, data: unknown) => file(name, `${JSON.stringify(data, null, 2)}\n`)
const list = (name: string, rows: AsyncIterable<object>): ExportFile => ({ name, content: jsonList(rows) })

async function* personFiles(user: CurrentUser, actor: Actor | null): AsyncGenerator<ExportFile> {
  const business = actor && (await businessRow(actor))
  yield json('data/profile.json', { ...(await personRow(user.id, actor)), ...business })
  // Which browser reads this is of no interest, and neither is a name for it.
  const devices = await listDevices(user.id, '')
  yield json(
    'data/sessions.json',
    devices.map(({ name, signedInAt, lastSeenAt }) => ({ name, signedInAt, lastSeenAt })),
  )
}

async function* dataFiles(actor: Actor): AsyncGenerator<ExportFile> {
  yield list('data/clients.json', clientRows(actor))
  yield list('data/invoices.json', invoiceRows(actor))
  yield list(
    'data/payments.json',
    within(invoiceRows(actor), ({ payments }) => payments),
  )
  yield list('data/credit.json', creditRows(actor))
  yield json('data/saved-items.json', await listSavedItems(actor))
  yield list('data/numbers.json', numberRows(actor))
  yield list('data/skipped-numbers.json', skippedNumberRows(actor))
  yield list('data/schedules.json', scheduleRows(actor))
  yield list('data/mails.json', mailRows(actor))
  yield list('data/events.json', eventRows(actor))
}

async function* tableFiles(actor: Actor, style: CsvStyle): AsyncGenerator<ExportFile> {
  const lines = within(invoiceRows(actor), ({ lineItems }) => lineItems)
  const taxes = within(invoiceRows(actor), (invoice) => invoice.taxes)
  const payments = within(invoiceRows(actor), (invoice) => invoice.payments)
  yield { name: 'tables/clients.csv', content: csvTable(CLIENT_COLUMNS, clientRows(actor), style) }
  yield { name: 'tables/invoices.csv', content: csvTable(INVOICE_COLUMNS, invoiceRows(actor), style) }
  yield { name: 'tables/line-items.csv', content: csvTable(LINE_COLUMNS, lines, style) }
  yield { name: 'tables/taxes.csv', content: csvTable(TAX_COLUMNS, taxes, style) }
  yield { name: 'tables/payments.csv', content: csvTable(PAYMENT_COLUMNS, payments, style) }
  yield { name: 'tables/credit.csv', content: csvTable(CREDIT_COLUMNS, creditRows(actor), style) }
  yield { name: 'tables/numbers.csv', content: numberTable(actor, style) }
}

async function* pictureFiles({ id, avatar }: CurrentUser, actor: Actor | null, missing: string[]) {
  const add = async function* (name: string, read: () => Promise<PictureFile>) {
    const picture = await orMissing(name, missing, read)
    if (picture) yield file(`${name}.${picture.contentType === 'image/jpeg' ? 'jpg' : 'png'}`, picture.bytes)
  }
  for (const logo of actor ? await listLogos(actor) : [])
    yield* add(`pictures/logo-${logo.id}`, () => readLogo(logo.id))
  const avatarId = avatar?.split('/').at(-1)
  if (avatarId) yield* add('pictures/you', () => readAvatar(id, avatarId))
}

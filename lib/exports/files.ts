import 'server-only'
import { listDevices } from '@/lib/identity/devices'
import { readAvatar, readLogo } from '@/lib/platform/storage/pictures'
import type { PictureFile } from '@/lib/platform/storage/pictures'
import type { CurrentUser } from '@/lib/business/types'
import type { CsvStyle } from './csv'
import { numberTable } from './number-table'
import type { Part } from './paths'
import { orMissing, pdfFiles } from './pdfs'
import { exportReadme } from './readme'
import {
  accountRow,
  clientRows,
  eventRows,
  invoiceDocuments,
  invoiceRows,
  listLogos,
  mailRows,
  numberRows,
  scheduleRows,
} from './rows'
import {
  CLIENT_COLUMNS,
  csvTable,
  INVOICE_COLUMNS,
  jsonList,
  LINE_COLUMNS,
  PAYMENT_COLUMNS,
  within,
} from './tables'
import { file, type ExportFile } from './zip'

/**
 * Everything of a user as files, or a part of it, one after the other: each is made when it is asked for, and none is held. No two parts
 * have a file of the same name, so that all can be unpacked into one folder.
 */
export async function* exportFiles(
  user: CurrentUser,
  style: CsvStyle,
  part: Part | null = null,
): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  if (!part || part.number === 1) {
    yield* dataFiles(user.id)
    yield* tableFiles(user.id, style)
    yield* pictureFiles(user, missing)
  }
  const folder = part ? `invoices/part-${part.number}/` : 'invoices/'
  yield* pdfFiles(invoiceDocuments(user.id, part ?? {}), user, folder, missing)
  const readme = exportReadme({ email: user.email, at: new Date().toISOString(), part, missing })
  yield file(part && part.number > 1 ? `README-part-${part.number}.txt` : 'README.txt', readme)
}

const json = (name: string, data: unknown) => file(name, `${JSON.stringify(data, null, 2)}\n`)
const list = (name: string, rows: AsyncIterable<object>): ExportFile => ({ name, content: jsonList(rows) })

async function* dataFiles(userId: number): AsyncGenerator<ExportFile> {
  yield json('data/profile.json', await accountRow(userId))
  // Which browser reads this is of no interest, and neither is a name for it.
  const devices = await listDevices(userId, '')
  yield json(
    'data/sessions.json',
    devices.map(({ name, signedInAt, lastSeenAt }) => ({ name, signedInAt, lastSeenAt })),
  )
  yield list('data/clients.json', clientRows(userId))
  yield list('data/invoices.json', invoiceRows(userId))
  yield list(
    'data/payments.json',
    within(invoiceRows(userId), ({ payments }) => payments),
  )
  yield list('data/numbers.json', numberRows(userId))
  yield list('data/schedules.json', scheduleRows(userId))
  yield list('data/mails.json', mailRows(userId))
  yield list('data/events.json', eventRows(userId))
}

async function* tableFiles(userId: number, style: CsvStyle): AsyncGenerator<ExportFile> {
  const lines = within(invoiceRows(userId), ({ lineItems }) => lineItems)
  const payments = within(invoiceRows(userId), (invoice) => invoice.payments)
  yield { name: 'tables/clients.csv', content: csvTable(CLIENT_COLUMNS, clientRows(userId), style) }
  yield { name: 'tables/invoices.csv', content: csvTable(INVOICE_COLUMNS, invoiceRows(userId), style) }
  yield { name: 'tables/line-items.csv', content: csvTable(LINE_COLUMNS, lines, style) }
  yield { name: 'tables/payments.csv', content: csvTable(PAYMENT_COLUMNS, payments, style) }
  yield { name: 'tables/numbers.csv', content: numberTable(userId, style) }
}

async function* pictureFiles({ id: userId, avatar }: CurrentUser, missing: string[]) {
  const add = async function* (name: string, read: () => Promise<PictureFile>) {
    const picture = await orMissing(name, missing, read)
    if (picture) yield file(`${name}.${picture.contentType === 'image/jpeg' ? 'jpg' : 'png'}`, picture.bytes)
  }
  for (const { id } of await listLogos(userId)) yield* add(`pictures/logo-${id}`, () => readLogo(id))
  const avatarId = avatar?.split('/').at(-1)
  if (avatarId) yield* add('pictures/you', () => readAvatar(userId, avatarId))
}

import 'server-only'
import { consumeAttempt, extendWindow, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import type { Actor } from '@/lib/core/access/actor'
import { getInvoice } from '@/lib/documents/queries'
import { parseIds } from '@/lib/documents/parse-ids'
import type { Invoice } from '@/lib/documents/types'
import type { CsvStyle } from './csv'
import { exportFiles, type ExportOwner } from './export-files'
import type { ExportChunk } from './paths'
import { pdfFiles } from './pdf-files'
import { MISSING_NOTE } from './export-readme'
import { createFile, zipStream, type ExportFile } from './zip'
import { log } from '@/lib/platform/log'
import { AppError, tooMany } from '@/lib/i18n/errors'

/** Milliseconds; several of them fit into the limit's window. */
const HEARTBEAT_MS = 20_000

/**
 * Says that an export of the user's is being made, and answers how to say that it has ended. Of a process that died, or that its host
 * stopped, nobody hears any more, and the next one may begin within a minute. Throws 429 while another one is being made.
 */
export async function beginExport(subject: string): Promise<() => Promise<void>> {
  await consumeAttempt('export-running:account', subject).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw tooMany(error.retryAfter, 'export.under-way')
  })
  const beat = setInterval(() => {
    extendWindow('export-running:account', subject).catch((error: unknown) =>
      log.warn({ err: error }, 'export not prolonged'),
    )
  }, HEARTBEAT_MS)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await resetAttempts('export-running:account', subject)
  }
}

/**
 * Everything of the user as a ZIP, or a part of it. Throws 429 while another export of theirs is being made, and after too many.
 */
export async function startExport(
  exported: ExportOwner,
  style: CsvStyle,
  part: ExportChunk | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const subject = String(exported.user.id)
  const end = await beginExport(subject)
  try {
    await consumeAttempt(part ? 'export-part:account' : 'export:account', subject)
  } catch (error) {
    await end()
    throw error
  }
  return zipStream(exportFiles(exported, style, part), end)
}

/**
 * The PDFs of the invoices with these ids, separated by commas, as a ZIP. Throws 404 unless all are the business's, 422 for
 * none or too many, 429 after too many downloads.
 */
export async function startPdfExport(actor: Actor, ids: string): Promise<ReadableStream<Uint8Array>> {
  const invoices: Invoice[] = []
  for (const id of parseIds(ids)) invoices.push(await getInvoice(actor, id))
  await consumeAttempt('pdfs:account', String(actor.businessId))
  return zipStream(createPdfFiles(invoices, actor), async () => {})
}

async function* createPdfFiles(invoices: Invoice[], actor: Actor): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  yield* pdfFiles(iterate(invoices), actor, '', missing)
  if (missing.length > 0) yield createFile('README.txt', [MISSING_NOTE, ...missing, ''].join('\r\n'))
}

async function* iterate<T>(items: T[]): AsyncGenerator<T> {
  yield* items
}

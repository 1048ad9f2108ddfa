import 'server-only'
import { consumeAttempt, extendWindow, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import type { Actor } from '@/lib/core/access/actor'
import { getInvoice } from '@/lib/documents/queries'
import type { Invoice } from '@/lib/documents/types'
import { log } from '@/lib/platform/log'
import { AppError, tooMany, invalid } from '@/lib/i18n/errors'
import { toFieldReason } from '@/lib/i18n/reason'
import { ids } from '@/lib/documents/schema'
import type { CsvStyle } from './csv'
import { generateExportFiles, type ExportOwner, MISSING_NOTE } from './export-files'
import type { ExportChunk } from './paths'
import { generatePdfFiles } from './pdf-files'
import { createFile, createZipStream, type ExportFile } from './zip'

/** Milliseconds; several heartbeats fit into the limit's window. */
const HEARTBEAT_MS = 20_000

/**
 * Marks a user's export as running and returns a function that ends it. If the process dies, heartbeats stop and the
 * next export can start within a minute. Throws 429 while another one is running.
 */
export async function acquireExportLock(subject: string): Promise<() => Promise<void>> {
  await consumeAttempt('export-running:account', subject).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw tooMany(error.retryAfter, 'export.under-way')
  })
  const heartbeat = setInterval(() => {
    extendWindow('export-running:account', subject).catch((error: unknown) =>
      log.warn({ err: error }, 'extending the export lock failed'),
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return async () => {
    clearInterval(heartbeat)
    await resetAttempts('export-running:account', subject)
  }
}

/**
 * Streams the user's export, or a part of it, as a ZIP. Throws 429 while another export of theirs is running, and after
 * too many.
 */
export async function startExport(
  owner: ExportOwner,
  style: CsvStyle,
  part: ExportChunk | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const subject = String(owner.user.id)
  const end = await acquireExportLock(subject)
  try {
    await consumeAttempt(part ? 'export-part:account' : 'export:account', subject)
  } catch (error) {
    await end()
    throw error
  }
  return createZipStream(generateExportFiles(owner, style, part), end)
}

/**
 * Streams the PDFs of invoices as a ZIP. Throws 404 unless all belong to the business, 422 for none or too many, 429
 * after too many downloads.
 * @param ids separated by commas
 */
export async function startPdfExport(actor: Actor, ids: string): Promise<ReadableStream<Uint8Array>> {
  const invoices: Invoice[] = []
  for (const id of parseIds(ids)) invoices.push(await getInvoice(actor, id))
  await consumeAttempt('pdfs:account', String(actor.businessId))
  return createZipStream(createPdfFiles(invoices, actor), async () => {})
}

async function* createPdfFiles(invoices: Invoice[], actor: Actor): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  yield* generatePdfFiles(iterate(invoices), actor, '', missing)
  if (missing.length > 0) yield createFile('README.txt', [MISSING_NOTE, ...missing, ''].join('\r\n'))
}

async function* iterate<T>(items: T[]): AsyncGenerator<T> {
  yield* items
}

/** Parses a comma-separated list of ids and removes duplicates. Throws 422 if it is empty, too long or invalid. */
function parseIds(text: string): number[] {
  const result = ids.safeParse(text.split(',').filter(Boolean).map(Number))
  if (!result.success) throw invalid(toFieldReason(result.error.issues[0]!.message))
  return [...new Set(result.data)]
}

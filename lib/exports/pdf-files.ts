import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { todayIn } from '@/lib/core/dates'
import { AppError } from '@/lib/i18n/errors'
import type { Invoice } from '@/lib/documents/types'
import { formatDocumentName } from '@/lib/documents/view/file-name'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { log } from '@/lib/platform/log'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import type { Actor } from '@/lib/core/access/actor'
import { createFile, type ExportFile } from './zip'

const MAX_LENGTH = 100

/**
 * Makes a text safe as part of a file name on every system: no path separators, wildcards or invisible characters, and
 * no trailing space or dot.
 */
const sanitizeName = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/[\s.]+$/, '')

/**
 * Creates unique names for documents' PDFs in a folder such as `invoices/`, from each document's own name
 * (`formatDocumentName`). Unique even on case-insensitive file systems.
 */
export function createPdfNamer(folder: string): (name: string) => string {
  const usedNames = new Set<string>()
  return (documentName) => {
    const base = `${folder}${sanitizeName(documentName)}`
    let name = base
    for (let count = 2; usedNames.has(name.normalize('NFC').toLowerCase()); count++)
      name = `${base} (${count})`
    usedNames.add(name.normalize('NFC').toLowerCase())
    return `${name}.pdf`
  }
}

/**
 * Generates the invoices' PDF files in `folder`, one after the other. Adds the names of those that fail to `missing`.
 */
export async function* generatePdfFiles(
  invoices: AsyncIterable<Invoice>,
  actor: Actor,
  folder: string,
  missing: string[],
): AsyncGenerator<ExportFile> {
  const createName = createPdfNamer(folder)
  for await (const invoice of invoices) {
    const view = await loadDocumentView(actor, invoice, { today: todayIn(actor.timeZone) })
    const name = createName(formatDocumentName(view))
    const bytes = await loadOrRecordMissing(name, missing, () => renderPdf(view, invoice, actor))
    if (bytes) yield createFile(name, bytes)
  }
}

/** Returns null and notes the name if a file fails: the rest of the export is worth more than one file. */
export async function loadOrRecordMissing<T>(
  name: string,
  missing: string[],
  load: () => Promise<T>,
): Promise<T | null> {
  try {
    return await load()
  } catch (error) {
    log.warn({ err: error, file: name }, 'file missing from an export')
    missing.push(name)
    return null
  }
}

const MAX_TRIES = 5
/** Seconds. A longer Retry-After means failure, not just a busy renderer. */
const MAX_WAIT_SECONDS = 5

/** Renders an invoice's PDF, waiting while the renderer is busy; the owner's interactive PDFs don't queue behind it. */
async function renderPdf(view: InvoiceView, invoice: Invoice, actor: Actor): Promise<Uint8Array> {
  const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'export', id: actor.businessId })
  for (let attempt = 1; ; attempt++) {
    try {
      return await pdf.bytes()
    } catch (error) {
      const wait = error instanceof AppError ? error.retryAfter : undefined
      if (!wait || wait > MAX_WAIT_SECONDS || attempt === MAX_TRIES) throw error
      await sleep(wait * 1000)
    }
  }
}

import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { todayIn } from '@/lib/core/dates'
import { AppError } from '@/lib/i18n/errors'
import type { Invoice } from '@/lib/documents/types'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { formatDocumentName } from '@/lib/documents/view/file-name'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { log } from '@/lib/platform/log'
import { renderInvoicePdf } from '@/lib/documents/pdf/render'
import type { Actor } from '@/lib/core/access/actor'
import { createPdfNamer } from './pdf-names'
import { createFile, type ExportFile } from './zip'

/** Invoices as PDF files in `folder`, one made after the other. The names of those that can't be had are added to `missing`. */
export async function* pdfFiles(
  invoices: AsyncIterable<Invoice>,
  actor: Actor,
  folder: string,
  missing: string[],
): AsyncGenerator<ExportFile> {
  const nameOf = createPdfNamer(folder)
  for await (const invoice of invoices) {
    const view = createDocumentView(invoice, { today: todayIn(actor.timeZone) })
    const name = nameOf(formatDocumentName(view))
    const bytes = await tryOrNoteMissing(name, missing, () => renderPdf(view, invoice, actor))
    if (bytes) yield createFile(name, bytes)
  }
}

/** What one file holds, or null where it can't be had: the export is worth more than any one of them. */
export async function tryOrNoteMissing<T>(
  name: string,
  missing: string[],
  make: () => Promise<T>,
): Promise<T | null> {
  try {
    return await make()
  } catch (error) {
    log.warn({ err: error, file: name }, 'left out of an export')
    missing.push(name)
    return null
  }
}

const MAX_TRIES = 5
/** Seconds. Whoever asks for longer has failed, and is not merely busy. */
const MAX_WAIT_SECONDS = 5

/** An invoice's PDF. While many others are being made, it waits; its owner's next PDF does not wait for this one. */
async function renderPdf(view: InvoiceView, invoice: Invoice, actor: Actor): Promise<Uint8Array> {
  const pdf = await renderInvoicePdf(view, invoice.issueDate, { use: 'export', id: actor.businessId })
  for (let tried = 1; ; tried++) {
    try {
      return await pdf.bytes()
    } catch (error) {
      const wait = error instanceof AppError ? error.retryAfter : undefined
      if (!wait || wait > MAX_WAIT_SECONDS || tried === MAX_TRIES) throw error
      await sleep(wait * 1000)
    }
  }
}

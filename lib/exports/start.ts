import 'server-only'
import { countAttempt } from '@/lib/platform/limits/limits'
import type { Actor } from '@/lib/kernel/access/actor'
import { getInvoice } from '@/lib/documents/queries'
import { idsInAddress } from '@/lib/documents/ids-in-address'
import type { Invoice } from '@/lib/documents/types'
import type { CsvStyle } from './csv'
import { exportFiles, type Exported } from './files'
import type { Part } from './paths'
import { pdfFiles } from './pdfs'
import { MISSING } from './readme'
import { beginExport } from './running'
import { file, zipStream, type ExportFile } from './zip'

/**
 * Everything of the user as a ZIP, or a part of it. Throws 429 while another export of theirs is being made, and after too many.
 */
export async function startExport(
  exported: Exported,
  style: CsvStyle,
  part: Part | null = null,
): Promise<ReadableStream<Uint8Array>> {
  const subject = String(exported.user.id)
  const end = await beginExport(subject)
  try {
    await countAttempt(part ? 'export-part:account' : 'export:account', subject)
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
export async function startPdfs(actor: Actor, ids: string): Promise<ReadableStream<Uint8Array>> {
  const invoices: Invoice[] = []
  for (const id of idsInAddress(ids)) invoices.push(await getInvoice(actor, id))
  await countAttempt('pdfs:account', String(actor.businessId))
  return zipStream(chosenPdfs(invoices, actor), async () => {})
}

async function* chosenPdfs(invoices: Invoice[], actor: Actor): AsyncGenerator<ExportFile> {
  const missing: string[] = []
  yield* pdfFiles(each(invoices), actor, '', missing)
  if (missing.length > 0) yield file('README.txt', [MISSING, ...missing, ''].join('\r\n'))
}

async function* each<T>(items: T[]): AsyncGenerator<T> {
  yield* items
}

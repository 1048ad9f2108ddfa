// Runs in a thread of its own (build/pdf-worker.cjs), so that a long invoice doesn't block requests.
import { parentPort, workerData } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { InvoicePdf } from '@/lib/documents/pdf/layout/document'
import { TablePdf } from '@/lib/documents/pdf/table/document'
import { loadFaces } from '@/lib/documents/pdf/text/fonts'
import type { RenderAnswer, RenderJob, RenderRequest } from '@/lib/documents/pdf/layout/messages'

const { fonts } = workerData as { fonts: string }

async function render(job: RenderJob): Promise<Uint8Array> {
  const createdAt = new Date(job.createdAt)
  if ('table' in job) {
    const { sans } = await loadFaces(fonts, JSON.stringify(job.table), false)
    return renderToBuffer(TablePdf({ table: job.table, faces: sans, createdAt }))
  }
  const { view, logo } = job
  const faces = await loadFaces(fonts, JSON.stringify(view), view.template === 'CLASSIC')
  // Called as a function: it has no state, and react-pdf needs <Document> at the root.
  return renderToBuffer(InvoicePdf({ view, logo, faces, createdAt }))
}

parentPort!.on('message', async ({ id, ...job }: RenderRequest) => {
  try {
    const bytes = new Uint8Array(await render(job))
    answer({ id, bytes }, [bytes.buffer])
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

function answer(message: RenderAnswer, transfer: ArrayBuffer[] = []) {
  parentPort!.postMessage(message, transfer)
}

void loadFaces(fonts, '', true).finally(() => answer({ isReady: true }))

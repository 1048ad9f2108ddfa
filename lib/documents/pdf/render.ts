import 'server-only'
import { createHash } from 'node:crypto'
import { isDay, toDateColumn, type Day } from '@/lib/core/dates'
import { isOwed } from '@/lib/documents/lifecycle/kinds'
import type { LogoRef } from '@/lib/documents/types'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { getExtension } from '@/lib/platform/storage/driver'
import { findLogo } from '@/lib/platform/storage/pictures'
import { ByteCache } from '@/lib/core/byte-cache'
import type { InvoiceJob, Logo, TableJob } from '@/lib/documents/pdf/layout/messages'
import type { TableView } from '@/lib/documents/view/table-view'
import type { PdfOwner } from './pdf-owner'
import { createRenderer, type Renderer } from './renderer'

/** Increase with every change of the look of documents, to invalidate cached files. */
const TEMPLATE_VERSION = 8

/** A PDF whose hash is known before it is rendered. */
interface Pdf {
  /** Hash of everything that the document shows. Files with the same hash are identical. */
  hash: string
  /**
   * Renders the file off the main thread, or returns it from the cache. Throws 429 or 503 if too many are being
   * rendered.
   * @param disconnected aborted when the client has disconnected
   */
  bytes(disconnected?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/** A file that is queued or being rendered, and the number of requests waiting for it. */
interface Rendering {
  bytes: Promise<Uint8Array<ArrayBuffer>>
  askers: number
  unwanted: AbortController
}

interface Holder {
  pdf?: { renderer: Renderer; cache: ByteCache; underway: Map<string, Rendering> }
}

// One thread per process; hot reload must not start another.
const holder = globalThis as Holder
const getState = () =>
  (holder.pdf ??= {
    renderer: createRenderer(),
    cache: new ByteCache(64, 32 * 1024 * 1024),
    underway: new Map(),
  })

/** Prepares the PDF of an invoice. `issueDate` becomes its creation date. */
export async function renderInvoicePdf(view: InvoiceView, issueDate: Day, owner: PdfOwner): Promise<Pdf> {
  const job: InvoiceJob = {
    view: toTimelessView(view),
    logo: view.seller.logo && (await loadLogo(view.seller.logo)),
    createdAt: isDay(issueDate) ? toDateColumn(issueDate).getTime() : 0,
  }
  const hash = hashJob(job)
  return { hash, bytes: (disconnected) => loadOrRender(hash, job, owner, disconnected) }
}

/** Prepares the PDF of a table. `day` becomes its creation date. */
export function renderTablePdf(table: TableView, day: Day, owner: PdfOwner): Pdf {
  const job: TableJob = { table, createdAt: toDateColumn(day).getTime() }
  const hash = hashJob(job)
  return { hash, bytes: (disconnected) => loadOrRender(hash, job, owner, disconnected) }
}

async function loadOrRender(
  hash: string,
  job: InvoiceJob | TableJob,
  owner: PdfOwner,
  disconnected?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { cache, underway } = getState()
  const cached = cache.get(hash)
  if (cached) return cached
  // Join a rendering of the same file.
  const rendering = underway.get(hash) ?? startRendering(hash, job, owner)
  rendering.askers++
  const leave = () => --rendering.askers === 0 && rendering.unwanted.abort()
  if (disconnected?.aborted) leave()
  else disconnected?.addEventListener('abort', leave, { once: true })
  const bytes = await rendering.bytes
  cache.set(hash, bytes)
  return bytes
}

function startRendering(hash: string, job: InvoiceJob | TableJob, owner: PdfOwner): Rendering {
  const { renderer, underway } = getState()
  const unwanted = new AbortController()
  const bytes = renderer.render(job, owner, unwanted.signal).finally(() => underway.delete(hash))
  const rendering: Rendering = { bytes, askers: 0, unwanted }
  underway.set(hash, rendering)
  return rendering
}

/** Returns the thread that renders PDFs. */
export const getPdfRenderer = (): Renderer => getState().renderer

/** Ends the rendering thread, for tests. */
export const closeRenderer = (): Promise<void> => getState().renderer.close()

/**
 * Removes what a file must not contain: due texts, which change daily, and the URL of the logo, because the renderer
 * must not load anything.
 */
function toTimelessView(view: InvoiceView): InvoiceView {
  const badge = isOwed(view) ? null : view.badge
  const timed = { overdue: false, dueText: '', dueNote: '', badge }
  return { ...view, ...timed, seller: { ...view.seller, logo: null } }
}

function hashJob({ logo, ...rest }: InvoiceJob | (TableJob & { logo?: null })): string {
  const hash = createHash('sha256').update(JSON.stringify([TEMPLATE_VERSION, rest]))
  if (logo) hash.update(logo.bytes)
  return hash.digest('base64url')
}

async function loadLogo({ id, width, height }: LogoRef): Promise<Logo | null> {
  const picture = await findLogo(id)
  return (
    picture && {
      bytes: picture.bytes,
      format: getExtension(picture.contentType),
      width,
      height,
    }
  )
}

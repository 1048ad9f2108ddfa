import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { TableView } from '@/lib/documents/view/table-view'

/** A logo as bytes: the renderer never gets a URL or path to load. */
export interface Logo {
  bytes: Uint8Array
  format: 'png' | 'jpg'
  /** Pixels. */
  width: number
  height: number
}

/** Everything needed to render an invoice. */
export interface InvoiceJob {
  view: InvoiceView
  logo: Logo | null
  /** Creation date of the file, in milliseconds since 1970. */
  createdAt: number
}

export interface TableJob extends Pick<InvoiceJob, 'createdAt'> {
  table: TableView
}

export type RenderJob = InvoiceJob | TableJob

export type RenderRequest = RenderJob & { id: number }

export type RenderResult = { id: number; bytes: Uint8Array } | { id: number; error: string }

/** Messages from the thread: ready (once), and the result of each request. */
export type RenderAnswer = { isReady: true } | RenderResult

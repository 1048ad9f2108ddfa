import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { TableView } from '@/lib/documents/view/table-view'

/** A logo as bytes: the renderer is never given an address or a path to read. */
export interface Logo {
  bytes: Uint8Array
  format: 'png' | 'jpg'
  /** Pixels. */
  width: number
  height: number
}

/** What an invoice is rendered from, and nothing else. */
export interface InvoiceJob {
  view: InvoiceView
  logo: Logo | null
  /** Milliseconds since 1970; the file says it was created then. */
  createdAt: number
}

/** A table over many pages. */
export interface TableJob extends Pick<InvoiceJob, 'createdAt'> {
  table: TableView
}

/** Texts to check for characters without a glyph; the answer is JSON, the characters of each text. */
export interface TextsJob {
  texts: string[]
}

export type RenderJob = InvoiceJob | TableJob | TextsJob

export type RenderRequest = RenderJob & { id: number }

export type RenderResult = { id: number; bytes: Uint8Array } | { id: number; error: string }

/** Messages from the thread: that it is ready, once, and the result of each request. */
export type RenderAnswer = { isReady: true } | RenderResult

import type { InvoiceView } from '@/lib/render/view'

/** A logo as bytes: the renderer is never given an address or a path to read. */
export interface Logo {
  bytes: Uint8Array
  format: 'png' | 'jpg'
  /** Pixels. */
  width: number
  height: number
}

/** What a document is rendered from, and nothing else. */
export interface RenderJob {
  view: InvoiceView
  logo: Logo | null
  /** Milliseconds since 1970; the file says it was created then. */
  createdAt: number
}

export interface RenderRequest extends RenderJob {
  id: number
}

export type RenderAnswer = { id: number; bytes: Uint8Array } | { id: number; error: string }

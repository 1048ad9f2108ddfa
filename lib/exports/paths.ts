export const EXPORT_PATH = '/api/user/export'
/** Id of the profile's card that offers the export. */
export const EXPORT_CARD = 'export'

/** Bounds of a part, by invoice ids. */
export interface ChunkBounds {
  /** Number of the part, from 1. */
  number: number
  /** Exclusive lower bound; 0 for the first part. */
  after: number
  /** Inclusive upper bound, if it is fixed. */
  upTo?: number
}

/**
 * A part of an export; the first one also has everything that is not a PDF. Parts are bounded by ids, so that creating
 * or deleting invoices doesn't shift others between them.
 */
export interface ExportChunk extends Required<ChunkBounds> {
  /** Number of invoices in it. */
  invoices: number
  /** Path of the next part; null for the last one. */
  next: string | null
}

export function getChunkPath({ number, after, upTo }: ChunkBounds): string {
  const query = new URLSearchParams({ part: String(number) })
  if (after > 0) query.set('after', String(after))
  if (upTo !== undefined) query.set('upTo', String(upTo))
  return `${EXPORT_PATH}?${query}`
}

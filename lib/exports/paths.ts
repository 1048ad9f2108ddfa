export const EXPORT_PATH = '/api/user/export'
/** Where the profile has it. */
export const EXPORT_CARD = 'export'

/** Where a part begins, and where it has to end if that is settled: ids of invoices. */
export interface ChunkBounds {
  /** Which part it is, counted from 1. */
  number: number
  /** Its invoices have ids above this one, 0 for the first part. */
  after: number
  /** None has an id above this one. */
  upTo?: number
}

/**
 * A part of an export, as it is made: the first holds all that is no PDF too. Ids bound it, so that nothing moves into it or out of
 * it when invoices are made or deleted.
 */
export interface ExportChunk extends Required<ChunkBounds> {
  /** How many invoices it has. */
  invoices: number
  /** The address of the next part, null for the last one. */
  next: string | null
}

/** The address of a part of an export. */
export function getChunkPath({ number, after, upTo }: ChunkBounds): string {
  const query = new URLSearchParams({ part: String(number) })
  if (after > 0) query.set('after', String(after))
  if (upTo !== undefined) query.set('upTo', String(upTo))
  return `${EXPORT_PATH}?${query}`
}

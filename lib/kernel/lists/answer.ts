/** Rows that the API answers of a list at a time, unless fewer are asked for. */
export const MAX_ROWS = 1000

/** Bytes of such an answer: Vercel sends no more than 4.5 MB. */
const MAX_BYTES = 4 * 1024 * 1024

/** Gathers the rows of one answer, as long as they fit into it. */
export class SizedRows<T> {
  readonly rows: T[] = []
  private bytes = 2

  /** Takes a row, the first one whatever its size; false where it no longer fits. */
  take(row: T): boolean {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).byteLength + 1
    if (this.rows.length > 0 && this.bytes + bytes > MAX_BYTES) return false
    this.rows.push(row)
    this.bytes += bytes
    return true
  }
}

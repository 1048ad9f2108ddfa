/** Maximum (and default) number of rows in a list response. */
export const MAX_ROWS = 1000

/** Maximum size of a list response in bytes; Vercel's limit is 4.5 MB. */
const MAX_BYTES = 4 * 1024 * 1024

export class SizedRows<T> {
  readonly rows: T[] = []
  private bytes = 2

  /** Adds a row (the first whatever its size). Returns false if it doesn't fit. */
  take(row: T): boolean {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).byteLength + 1
    if (this.rows.length > 0 && this.bytes + bytes > MAX_BYTES) return false
    this.rows.push(row)
    this.bytes += bytes
    return true
  }
}

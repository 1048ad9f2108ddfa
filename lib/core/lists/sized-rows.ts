/** The most rows in a list response, and the default. */
export const MAX_ROWS = 1000

/** The most bytes in a list response: Vercel's limit is 4.5 MB. */
const MAX_BYTES = 4 * 1024 * 1024

/** Collects rows until the response is full. */
export class SizedRows<T> {
  readonly rows: T[] = []
  private bytes = 2

  /** Adds a row, the first one whatever its size; returns false if it doesn't fit. */
  take(row: T): boolean {
    const bytes = new TextEncoder().encode(JSON.stringify(row)).byteLength + 1
    if (this.rows.length > 0 && this.bytes + bytes > MAX_BYTES) return false
    this.rows.push(row)
    this.bytes += bytes
    return true
  }
}

import { parseId } from '@/lib/core/ids'

export interface Page<T> {
  rows: T[]
  /** Key of the next page; null on the last. */
  next: string | null
}

/** Yields every row of a list, holding only one page in memory. */
export async function* iterateRows<T>(
  loadPage: (before: string | null) => Promise<Page<T>>,
): AsyncGenerator<T> {
  let before: string | null = null
  do {
    const page: Page<T> = await loadPage(before)
    yield* page.rows
    before = page.next
  } while (before)
}

/** Key of the last row of a page: its id, and the values of the columns the list is sorted by. */
export interface PageKey {
  id: number
  values: string[]
}

/** Escapes the separators of a key's parts, and of two keys. */
const encodePart = (value: string) => encodeURIComponent(value).replaceAll('~', '%7E').replaceAll('.', '%2E')

/** Formats a key for the URL: `41`, or `41~EUR~100%2E00`. */
export const formatPageKey = ({ id, values }: PageKey): string =>
  [String(id), ...values.map(encodePart)].join('~')

/** Validates one value of a key. */
export type KeyCheck = (text: string) => boolean

/** Longest text a list is sorted by: an email address. */
const MAX_TEXT_LENGTH = 254

export const isId: KeyCheck = (text) => parseId(text) !== null
export const isText: KeyCheck = (text) =>
  text.length <= MAX_TEXT_LENGTH && text.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(text)

/** Parses a page key; null if it is invalid. */
export function parsePageKey(checks: KeyCheck[], text: string): PageKey | null {
  const [id = '', ...parts] = text.split('~')
  if (!isId(id) || parts.length !== checks.length) return null
  try {
    const values = parts.map(decodeURIComponent)
    return checks.every((check, index) => check(values[index]!)) ? { id: Number(id), values } : null
  } catch {
    return null
  }
}

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

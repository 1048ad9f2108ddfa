import { parseId } from '@/lib/core/id'

/** Where a page of a list ends: the last row's id, and before it what the list is sorted by. */
export interface PageKey {
  id: number
  values: string[]
}

/** Without what separates the parts of a key, and one key from the next. */
const encodePart = (value: string) => encodeURIComponent(value).replaceAll('~', '%7E').replaceAll('.', '%2E')

/** A key as it stands in an address: `41`, or `41~EUR~100%2E00`. */
export const formatPageKey = ({ id, values }: PageKey): string =>
  [String(id), ...values.map(encodePart)].join('~')

/** Whether a part of a key is what it must be. */
export type KeyCheck = (text: string) => boolean

/** The longest text a list is sorted by: an e-mail address. */
const LONGEST = 254

export const isId: KeyCheck = (text) => parseId(text) !== null
export const isText: KeyCheck = (text) =>
  text.length <= LONGEST && text.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(text)

/** Reads a key whose parts fit; null for what is none. */
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

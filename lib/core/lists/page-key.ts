import { parseId } from '@/lib/core/id'

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

import 'server-only'
import { invalid } from '@/lib/i18n/errors'
import { rawReason } from '@/lib/i18n/reason'
import { ids } from './schema'

/** Parses a comma-separated list of ids and removes duplicates. Throws 422 if it is empty, too long or invalid. */
export function parseIds(text: string): number[] {
  const result = ids.safeParse(text.split(',').filter(Boolean).map(Number))
  if (!result.success) throw invalid(rawReason(result.error.issues[0]!.message))
  return [...new Set(result.data)]
}

import 'server-only'
import { invalid } from '@/lib/i18n/errors'
import { rawReason } from '@/lib/i18n/reason'
import { ids } from './schema'

/** The ids in an address, each once. Throws 422 for none, too many, or what is no id. */
export function parseIds(text: string): number[] {
  const result = ids.safeParse(text.split(',').filter(Boolean).map(Number))
  if (!result.success) throw invalid(rawReason(result.error.issues[0]!.message))
  return [...new Set(result.data)]
}

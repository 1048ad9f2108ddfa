import 'server-only'
import { invalid } from '@/lib/words/errors'
import { asWritten } from '@/lib/words/reason'
import { ids } from './schema'

/** The ids in an address, each once. Throws 422 for none, too many, or what is no id. */
export function idsInAddress(text: string): number[] {
  const result = ids.safeParse(text.split(',').filter(Boolean).map(Number))
  if (!result.success) throw invalid(asWritten(result.error.issues[0]!.message))
  return [...new Set(result.data)]
}

import { readId } from '@/lib/kernel/id'
import { searchOf } from '@/lib/kernel/lists/place'
import type { ItemFilter } from './types'

type Params = Record<string, string | undefined>

/** Reads what to look for from query parameters; without a currency it is the user's own. */
export function parseItemFilter(
  { q = '', currency = '', clientId = '' }: Params,
  userCurrency: string,
): ItemFilter {
  return {
    search: searchOf(q),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : userCurrency,
    clientId: readId(clientId),
  }
}

import { parseId } from '@/lib/core/ids'
import { toSearchText } from '@/lib/core/lists/list-params'
import type { ItemFilter } from './types'

type ItemParams = Record<string, string | undefined>

/** Parses the query parameters. `userCurrency` applies without a currency. */
export function parseItemFilter(
  { q = '', currency = '', clientId = '' }: ItemParams,
  userCurrency: string,
): ItemFilter {
  return {
    search: toSearchText(q),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : userCurrency,
    clientId: parseId(clientId),
  }
}

import { readId } from '@/lib/kernel/id'
import type { ItemFilter } from './types'

type Params = Record<string, string | undefined>

/** Reads what to look for from query parameters; without a currency it is the user's own. */
export function parseItemFilter(
  { q = '', currency = '', clientId = '' }: Params,
  userCurrency: string,
): ItemFilter {
  return {
    // A database takes no control characters in text, and nobody looks for them.
    search: q
      .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, 100),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : userCurrency,
    clientId: readId(clientId),
  }
}

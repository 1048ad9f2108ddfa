import * as api from '@/lib/api/definitions/identifiers'
import { route } from '@/lib/api/route'
import { serve } from '@/lib/api/serve'
import { parseIdentifier } from '@/lib/core/countries/parse-identifier'

/** Checks a number without storing it. */
export const { GET, POST, PUT, PATCH, DELETE } = route(
  serve(api.checkIdentifier, async ({ query: { country = null, kind = 'vat', number = '' } }) => {
    const { status, ...result } = parseIdentifier(country, kind, number)
    return { status, reason: 'reason' in result ? result.reason : null }
  }),
)

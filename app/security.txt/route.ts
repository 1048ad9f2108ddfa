import { utc } from '@date-fns/utc'
import { addDays, formatISO, startOfDay } from 'date-fns'
import { getAppOrigin, getSecurityContact } from '@/lib/platform/env'

// The application's URL and contact are known at run time, not at build time.
export const dynamic = 'force-dynamic'

/**
 * Days until `Expires`: well below the year that RFC 9116 recommends as the maximum, and recomputed for each response.
 */
const VALID_DAYS = 180
const HOUR = 3_600

/** Serves the contact for vulnerability reports (RFC 9116), also under /.well-known. */
export function GET(): Response {
  const origin = getAppOrigin()
  const expires = startOfDay(addDays(new Date(), VALID_DAYS, { in: utc }))
  const lines = [
    `Contact: ${getSecurityContact() ?? `${origin}/contact`}`,
    `Expires: ${formatISO(expires)}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
    'Preferred-Languages: en',
  ]
  return new Response(lines.map((line) => `${line}\n`).join(''), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR}`,
    },
  })
}

import { utc } from '@date-fns/utc'
import { addDays, formatISO, startOfDay } from 'date-fns'
import { appOrigin, securityContact } from '@/lib/platform/env'

// Its own address and contact are known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** Days ahead that it says it holds: well below the year that RFC 9116 advises, and told anew with each answer. */
const DAYS = 180
const HOUR = 3_600

/** Whom to tell of a weakness in this installation, for people and programs (RFC 9116). Served under /.well-known too. */
export function GET(): Response {
  const origin = appOrigin()
  const expires = startOfDay(addDays(new Date(), DAYS, { in: utc }))
  const lines = [
    `Contact: ${securityContact() ?? `${origin}/contact`}`,
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

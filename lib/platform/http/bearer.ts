import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound, unauthorized } from '@/lib/i18n/errors'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Checks the bearer token. Throws 404 if no secret is configured, as if the endpoint didn't exist, and 401 for a wrong
 * one.
 */
export function requireBearer(request: Request, secret: string | undefined): void {
  if (!secret) throw notFound('page')
  const header = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(header), digest(`Bearer ${secret}`))) throw unauthorized()
}

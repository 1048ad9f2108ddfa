import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound, unauthorized } from '@/lib/i18n/errors'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Lets a program in that knows `secret`. Throws 404 where none is set, as if there were nothing here, and 401 for any other. */
export function requireBearer(request: Request, secret: string | undefined): void {
  if (!secret) throw notFound('page')
  const given = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw unauthorized()
}

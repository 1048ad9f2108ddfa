import 'server-only'
import { consumeAttempt, extendWindow, resetAttempts } from '@/lib/platform/rate-limits/rate-limits'
import { log } from '@/lib/platform/log'
import { AppError, tooMany } from '@/lib/i18n/errors'

/** Milliseconds; several of them fit into the limit's window. */
const HEARTBEAT_MS = 20_000

/**
 * Says that an export of the user's is being made, and answers how to say that it has ended. Of a process that died, or that its host
 * stopped, nobody hears any more, and the next one may begin within a minute. Throws 429 while another one is being made.
 */
export async function beginExport(subject: string): Promise<() => Promise<void>> {
  await consumeAttempt('export-running:account', subject).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw tooMany(error.retryAfter, 'export.under-way')
  })
  const beat = setInterval(() => {
    extendWindow('export-running:account', subject).catch((error: unknown) =>
      log.warn({ err: error }, 'export not prolonged'),
    )
  }, HEARTBEAT_MS)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await resetAttempts('export-running:account', subject)
  }
}

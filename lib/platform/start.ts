import 'server-only'
import { env } from './env'
import { log } from './log'

/**
 * Checks the environment before the first request: exits if it is invalid, instead of failing every request, and warns
 * about settings that are missing or have no effect.
 */
export function checkStart(): void {
  if (process.env.WEB_CONCURRENCY)
    log.warn(
      'WEB_CONCURRENCY has no effect: the server is one process. For more cores run more containers behind a proxy (docs/operations.md)',
    )
  try {
    if (!env().CRON_SECRET)
      log.warn('no job runs: CRON_SECRET is not set, so /api/cron can’t be called (docs/operations.md)')
  } catch (error) {
    log.fatal((error as Error).message)
    // On Vercel there is no process to exit: the build has already failed, and requests fail.
    if (process.env.VERCEL) throw error
    process.exit(1)
  }
}

import 'server-only'
import { runDeletions } from '@/lib/account/run'
import { log } from '@/lib/log'
import { runOutbox } from '@/lib/outbox/run'
import { runSchedules } from '@/lib/recurring/run'
import { runReminders } from '@/lib/reminders/run'

/** Milliseconds after which no job begins with anything new: hosts cut a call off after five minutes. */
const BUDGET = 240_000

/**
 * What is done by itself, in this order. Each job takes a bounded share of what is due, stops early when told to, and can be
 * run by several processes at once and be killed at any point: it claims what it works on in the database.
 */
const JOBS: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
  schedules: (signal) => runSchedules(new Date(), { signal }),
  reminders: (signal) => runReminders(new Date(), { signal }),
  deletions: (signal) => runDeletions(new Date(), { signal }),
  mail: (signal) => runOutbox({ signal }),
}

/** Runs every job once. One that fails is logged and does not keep the others from running. */
export async function runJobs(
  signal: AbortSignal = AbortSignal.timeout(BUDGET),
): Promise<Record<string, 'done' | 'failed'>> {
  const outcomes: Record<string, 'done' | 'failed'> = {}
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      await job(signal)
      outcomes[name] = 'done'
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
      outcomes[name] = 'failed'
    }
  }
  return outcomes
}

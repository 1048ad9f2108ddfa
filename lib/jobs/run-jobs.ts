import 'server-only'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { deleteUnverifiedAccounts } from '@/lib/auth/accounts/delete-unverified-accounts'
import { deleteExpiredKeys } from '@/lib/platform/idempotency/idempotency'
import { compactTotals } from '@/lib/reports/dashboard/running-totals'
import { foldSearch } from './fold-search'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { withMailScope } from '@/lib/mail/outbox/request-scope'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { runReminders } from '@/lib/reminders/run-reminders'
import { recordRun } from '@/lib/jobs/last-run'

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
  accounts: () => deleteUnverifiedAccounts(),
  keys: () => deleteExpiredKeys(),
  totals: () => compactTotals(),
  mail: (signal) => runOutbox({ signal }),
  search: (signal) => foldSearch({ signal }),
}

type Outcomes = Record<string, 'done' | 'failed'>

/** Runs every job once, and writes down when. One that fails is logged and does not keep the others from running. */
export function runJobs(signal: AbortSignal = AbortSignal.timeout(BUDGET)): Promise<Outcomes> {
  // Mail comes last: it sends what the others queue. What is left waits for the next call.
  return withMailScope(
    () => runAll(signal),
    () => undefined,
  )
}

async function runAll(signal: AbortSignal): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  for (const [name, job] of Object.entries(JOBS))
    outcomes[name] = (await recordRun(name, () => job(signal))) ? 'done' : 'failed'
  return outcomes
}

import 'server-only'
import { runDeletions } from '@/lib/auth/account-deletion/run-deletions'
import { deleteUnverifiedAccounts } from '@/lib/auth/accounts/unverified-accounts'
import { deleteExpiredKeys } from '@/lib/platform/idempotency/idempotency'
import { compactTotals } from '@/lib/reports/dashboard/running-totals'
import { foldSearch } from './fold-search'
import { runOutbox } from '@/lib/mail/worker/run-outbox'
import { withMailScope } from '@/lib/mail/outbox/request-scope'
import { runSchedules } from '@/lib/recurring/runs/run-schedules'
import { runReminders } from '@/lib/reminders/run-reminders'
import { recordRun } from '@/lib/jobs/last-run'

/** Milliseconds after which no job starts anything new: hosts end a call after five minutes. */
const BUDGET = 240_000

/**
 * Jobs in execution order. Each processes a bounded share of what is due and stops early when its signal aborts.
 * Several processes can run a job at once, and it can be killed at any point: it claims its work in the database.
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

/** Runs every job once and records the result. A failure is logged; the others still run. */
export function runJobs(signal: AbortSignal = AbortSignal.timeout(BUDGET)): Promise<Outcomes> {
  // `mail` runs after the jobs that queue email, so nothing more is scheduled here. Emails left over wait for the
  // next call.
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

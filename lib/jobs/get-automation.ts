import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin, env } from '@/lib/platform/env'
import { countDueSchedules } from '@/lib/recurring/schedules/due-schedules'
import { countDueReminders } from '@/lib/reminders/run-reminders'
import { listLastRuns } from '@/lib/jobs/last-run'
import type { Automation } from '@/lib/jobs/automation-types'

/** Returns when the jobs last ran, and the business's data that waits for them. */
export async function getAutomation(actor: Actor, now = new Date()): Promise<Automation> {
  const [runs, mails, invoices, reminders] = await Promise.all([
    listLastRuns(),
    db.outboxMail.count({ where: { businessId: actor.businessId, status: 'QUEUED' } }),
    countDueSchedules(actor, now),
    countDueReminders(actor, now),
  ])
  const ends = runs.flatMap(({ finishedAt }) => finishedAt?.getTime() ?? [])
  return {
    isConfigured: Boolean(env().CRON_SECRET),
    ranAt: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    isFailing: runs.some(({ ok }) => ok === false),
    waiting: { mails, invoices, reminders },
    url: `${getAppOrigin()}/api/cron`,
  }
}

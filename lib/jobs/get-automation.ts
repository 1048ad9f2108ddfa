import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin, env } from '@/lib/platform/env'
import { countDueSchedules } from '@/lib/recurring/schedules/due-schedules'
import { countDueReminders } from '@/lib/reminders/run-reminders'
import { listLastRuns } from '@/lib/jobs/last-run'
import { formatInstant } from '@/lib/core/dates'

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

/** Describes the automation's state in sentences for the settings page. */
export function describeAutomation(
  { isConfigured, ranAt, isFailing, waiting, url }: Automation,
  timeZone: string,
): { state: string; waiting: string; curlCommand: string } {
  return {
    state: describeState({ isConfigured, ranAt, isFailing }, timeZone),
    waiting: describeWaiting(waiting),
    curlCommand: `curl --fail --silent --show-error --header "Authorization: Bearer $CRON_SECRET" ${url}`,
  }
}

function describeState(
  { isConfigured, ranAt, isFailing }: Pick<Automation, 'isConfigured' | 'ranAt' | 'isFailing'>,
  timeZone: string,
) {
  const last = ranAt ? `Last run: ${formatInstant(ranAt, timeZone)}.` : 'It has not run yet.'
  if (!isConfigured) return `Automation is off: CRON_SECRET is not set. ${last}`
  return isFailing ? `${last} A part of it failed and is tried again with the next run.` : last
}

function describeWaiting({ mails, invoices, reminders }: Automation['waiting']): string {
  const parts = [
    formatCount(mails, 'e-mail'),
    formatCount(invoices, 'recurring invoice'),
    formatCount(reminders, 'reminder'),
  ].filter((part) => part !== null)
  return parts.length > 0 ? `Waiting for the next run: ${parts.join(', ')}.` : 'Nothing is waiting.'
}

const formatCount = (count: number, noun: string) =>
  count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`

/** State of the scheduled jobs, as shown to the user. */
interface Automation {
  /** True if `CRON_SECRET` is set, without which nothing calls the jobs. */
  isConfigured: boolean
  /** ISO instant at which they last ended; null if they never ran. */
  ranAt: string | null
  /** True if one of them failed in its last run. */
  isFailing: boolean
  /** Counts of the business's emails, invoices and reminders that wait for the next run. */
  waiting: { mails: number; invoices: number; reminders: number }
  /** URL to call. */
  url: string
}

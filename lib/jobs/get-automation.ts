import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { getAppOrigin, env } from '@/lib/platform/env'
import { countDueSchedules } from '@/lib/recurring/schedules/due-schedules'
import { countDueReminders } from '@/lib/reminders/run-reminders'
import { listLastRuns } from '@/lib/jobs/last-run'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

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
  t: Translator<'settings.automation'>,
  formats: InterfaceFormats,
): { state: string; waiting: string; curlCommand: string } {
  const lastRun = ranAt ? t('lastRun', { at: formats.instant(ranAt, timeZone) }) : t('neverRan')
  const { mails, invoices, reminders } = waiting
  const items = [
    mails > 0 && t('mails', { count: mails }),
    invoices > 0 && t('invoices', { count: invoices }),
    reminders > 0 && t('reminders', { count: reminders }),
  ].filter(Boolean)
  return {
    state: !isConfigured ? t('off', { lastRun }) : isFailing ? t('failing', { lastRun }) : lastRun,
    waiting: items.length > 0 ? t('waiting', { items: items.join(', ') }) : t('nothingWaiting'),
    curlCommand: `curl --fail --silent --show-error --header "Authorization: Bearer $CRON_SECRET" ${url}`,
  }
}

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

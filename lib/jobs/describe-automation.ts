import { formatInstant } from '@/lib/core/dates'
import type { Automation } from './automation-types'

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

import { formatInstant } from '@/lib/core/dates'
import type { Automation } from './automation-types'

/** Describes the automation's state in sentences for the settings page. */
export function describeAutomation(
  { isCallable, ranAt, isFailing, waiting, url }: Automation,
  timeZone: string,
): { state: string; waiting: string; call: string } {
  return {
    state: describeState({ isCallable, ranAt, isFailing }, timeZone),
    waiting: describeWaiting(waiting),
    call: `curl --fail --silent --show-error --header "Authorization: Bearer $CRON_SECRET" ${url}`,
  }
}

function describeState(
  { isCallable, ranAt, isFailing }: Pick<Automation, 'isCallable' | 'ranAt' | 'isFailing'>,
  timeZone: string,
) {
  const last = ranAt ? `Last run: ${formatInstant(ranAt, timeZone)}.` : 'It has not run yet.'
  if (!isCallable)
    return `Nothing runs by itself here: whoever runs this installation has not set CRON_SECRET. ${last}`
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

import { utc } from '@date-fns/utc'
import {
  differenceInDays,
  differenceInHours,
  differenceInMinutes,
  differenceInWeeks,
  parseISO,
} from 'date-fns'

/**
 * Formats the time since an instant in the largest unit that fits, at most weeks: `5 minutes ago`. Returns null for
 * less than a minute. `locale`: language, BCP 47.
 */
export function formatAgo(iso: string, now: Date, locale: string): string | null {
  const at = parseISO(iso)
  const ages = [
    ['week', differenceInWeeks(now, at, { in: utc })],
    ['day', differenceInDays(now, at, { in: utc })],
    ['hour', differenceInHours(now, at)],
    ['minute', differenceInMinutes(now, at)],
  ] as const
  const [unit, count] = ages.find(([, count]) => count > 0) ?? [null, 0]
  return unit && new Intl.RelativeTimeFormat(locale).format(-count, unit)
}

import { utc } from '@date-fns/utc'
import { differenceInMinutes, differenceInWeeks, formatDistanceStrict, parseISO } from 'date-fns'

/** Formats the time since an instant in the largest unit that fits, at most weeks: `5 minutes ago`. */
export function formatAgo(iso: string, now: Date): string {
  const at = parseISO(iso)
  if (differenceInMinutes(now, at) < 1) return 'Just now'
  // date-fns has no weeks between days and months.
  const weeks = differenceInWeeks(now, at, { in: utc })
  if (weeks > 0) return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`
  return formatDistanceStrict(at, now, { addSuffix: true, roundingMethod: 'floor', in: utc })
}

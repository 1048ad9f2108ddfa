import { utc } from '@date-fns/utc'
import { differenceInMinutes, differenceInWeeks, formatDistanceStrict, parseISO } from 'date-fns'

/** How long ago an instant was, in the largest unit that fits, weeks at most: `5 minutes ago`. */
export function formatAgo(iso: string, now: Date): string {
  const at = parseISO(iso)
  if (differenceInMinutes(now, at) < 1) return 'Just now'
  // The distances of date-fns go from days to months.
  const weeks = differenceInWeeks(now, at, { in: utc })
  if (weeks > 0) return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`
  return formatDistanceStrict(at, now, { addSuffix: true, roundingMethod: 'floor', in: utc })
}

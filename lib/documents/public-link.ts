import { formatInstant, fromDateColumn, todayIn } from '@/lib/core/dates'

/** Returns the URL of the public page of an invoice. */
export const getPublicUrl = (origin: string, token: string): string => `${origin}/invoice/${token}`

/** True if a public link has passed its last day, in the time zone of the business. */
export function isLinkExpired(link: { linkExpiresOn: Date | null; business: { timeZone: string } }): boolean {
  return link.linkExpiresOn !== null && fromDateColumn(link.linkExpiresOn) < todayIn(link.business.timeZone)
}

/** Formats the last view and the number of views, such as `Jan 5, 2025, 2:05 PM (3 views)`; null if never viewed. */
export function formatViews(
  use: { lastViewedAt: string | null; viewCount: number },
  timeZone: string,
): string | null {
  if (!use.lastViewedAt) return null
  const views = use.viewCount > 1 ? ` (${use.viewCount} views)` : ''
  return formatInstant(use.lastViewedAt, timeZone) + views
}

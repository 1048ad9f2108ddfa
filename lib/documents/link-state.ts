import { formatInstant, fromDateColumn, todayIn } from '@/lib/core/dates'

/** Whether a public link is past its last day, on the clock of the invoice's owner. */
export function isLinkExpired(link: { linkExpiresOn: Date | null; business: { timeZone: string } }): boolean {
  return link.linkExpiresOn !== null && fromDateColumn(link.linkExpiresOn) < todayIn(link.business.timeZone)
}

/** When the link was opened last, and how often: `Jan 5, 2025, 2:05 PM (3 views)`; null for never. */
export function formatViews(
  use: { lastViewedAt: string | null; viewCount: number },
  timeZone: string,
): string | null {
  if (!use.lastViewedAt) return null
  const views = use.viewCount > 1 ? ` (${use.viewCount} views)` : ''
  return formatInstant(use.lastViewedAt, timeZone) + views
}

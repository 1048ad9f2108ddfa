import { fromDateColumn, todayIn } from '@/lib/dates'

/** Whether a public link is past its last day, on the clock of the invoice's owner. */
export function isExpired(link: { linkExpiresOn: Date | null; user: { timeZone: string } }): boolean {
  return link.linkExpiresOn !== null && fromDateColumn(link.linkExpiresOn) < todayIn(link.user.timeZone)
}

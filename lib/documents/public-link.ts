import { fromDateColumn, todayIn } from '@/lib/core/dates'

/** Returns the URL of the public page of an invoice. */
export const getPublicUrl = (origin: string, token: string): string => `${origin}/invoice/${token}`

/** True if a public link has passed its last day, in the time zone of the business. */
export function isLinkExpired(link: { linkExpiresOn: Date | null; business: { timeZone: string } }): boolean {
  return link.linkExpiresOn !== null && fromDateColumn(link.linkExpiresOn) < todayIn(link.business.timeZone)
}

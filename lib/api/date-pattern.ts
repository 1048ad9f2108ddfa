import 'server-only'
import { headers } from 'next/headers'
import type { CurrentUser } from '@/lib/business/user-response'
import { detectDatePattern, type DatePattern } from '@/lib/core/dates/date-pattern'

/**
 * Returns the date pattern for this request. The page passes it to the browser, so that both format dates the same way.
 */
export const getDatePattern = async ({ country }: Pick<CurrentUser, 'country'>): Promise<DatePattern> =>
  detectDatePattern({ languages: (await headers()).get('accept-language'), country })

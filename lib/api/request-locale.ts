import 'server-only'
import { headers } from 'next/headers'
import type { CurrentUser } from '@/lib/business/user-response'
import {
  detectDatePattern,
  type DatePattern,
  detectDecimalSign,
  type DecimalSign,
} from '@/lib/core/reader-locale'

/**
 * Returns the date pattern for this request. The page passes it to the browser, so that both format dates the same way.
 */
export const getDatePattern = async ({ country }: Pick<CurrentUser, 'country'>): Promise<DatePattern> =>
  detectDatePattern({ languages: (await headers()).get('accept-language'), country })

/**
 * Returns the decimal sign for this request. The page passes it to the browser, so that both parse numbers the same
 * way.
 */
export const getDecimalSign = async ({ country }: Pick<CurrentUser, 'country'>): Promise<DecimalSign> =>
  detectDecimalSign({ languages: (await headers()).get('accept-language'), country })

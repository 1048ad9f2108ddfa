import 'server-only'
import { headers } from 'next/headers'
import type { CurrentUser } from '@/lib/business/user-response'
import { detectDecimalSign, type DecimalSign } from '@/lib/core/money/decimal-sign'

/**
 * Returns the decimal sign for this request. The page passes it to the browser, so that both parse numbers the same
 * way.
 */
export const getDecimalSign = async ({ country }: Pick<CurrentUser, 'country'>): Promise<DecimalSign> =>
  detectDecimalSign({ languages: (await headers()).get('accept-language'), country })

import 'server-only'
import { headers } from 'next/headers'
import type { CurrentUser } from '@/lib/business/types'
import { decimalSignOf, type DecimalSign } from '@/lib/kernel/money/decimal-sign'

/** How whoever asks for this page writes decimals. The page hands it to the browser, so that both read a number alike. */
export const getDecimalSign = async ({ country }: Pick<CurrentUser, 'country'>): Promise<DecimalSign> =>
  decimalSignOf({ languages: (await headers()).get('accept-language'), country })

import { decimal, type Amount } from '@/lib/core/money'
import { isCharged, type TaxCategory } from '@/lib/core/tax/categories'

/** What lines of one rate and category have in common: where nothing is charged, the rate is no matter. */
export const getRateKey = ({ category, rate }: { category?: TaxCategory | null; rate: Amount }): string =>
  `${category ?? null} ${isCharged(category ?? null) ? decimal(rate).toFixed() : '0'}`

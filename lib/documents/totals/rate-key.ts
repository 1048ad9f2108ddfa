import { decimal, type Amount } from '@/lib/core/money'
import { isCharged, type TaxCategory } from '@/lib/core/tax/categories'

/** Key of lines with the same tax rate and category. The rate doesn't matter in untaxed categories. */
export const getRateKey = ({ category, rate }: { category?: TaxCategory | null; rate: Amount }): string =>
  `${category ?? null} ${isCharged(category ?? null) ? decimal(rate).toFixed() : '0'}`

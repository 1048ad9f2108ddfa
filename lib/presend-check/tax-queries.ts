import type { TaxCategory } from '@/lib/core/tax/categories'
import type { CheckedDocument } from './types'

/** Whether any of its lines is taxed. */
export const chargesTax = ({ taxRate, taxes }: CheckedDocument): boolean =>
  taxes.length > 0 ? taxes.some(({ rate }) => rate > 0) : taxRate > 0

/** Whether any of its lines is of one of some categories. */
export const hasTaxCategory = ({ taxes }: CheckedDocument, ...categories: TaxCategory[]): boolean =>
  taxes.some(({ category }) => category && categories.includes(category))

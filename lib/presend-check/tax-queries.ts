import type { TaxCategory } from '@/lib/core/tax/categories'
import type { CheckedDocument } from './types'

/** True if tax is charged at more than 0 %. */
export const chargesTax = ({ taxRate, taxes }: CheckedDocument): boolean =>
  taxes.length > 0 ? taxes.some(({ rate }) => rate > 0) : taxRate > 0

/** True if the document has a tax of one of the categories. */
export const hasTaxCategory = ({ taxes }: CheckedDocument, ...categories: TaxCategory[]): boolean =>
  taxes.some(({ category }) => category && categories.includes(category))

/** Result of comparing a document's deduction lines with what can be deducted now. */
export interface DeductionCheck {
  /** Index of the first line that deducts what nobody charged, or deducts it twice; -1 if all are right. */
  wrong: number
  /** Final invoices: number of the first earlier invoice that isn't deducted; null if all are. */
  missing: string | null
}

/** What a document takes off, beside what was billed before as it stands now. */
export interface DeductionCheck {
  /** Where the first line stands that takes off what nobody charged, or takes it off twice; -1 where all are right. */
  wrong: number
  /** Of a final invoice: the number of the first that was billed before and is not taken off; null where all are. */
  missing: string | null
}

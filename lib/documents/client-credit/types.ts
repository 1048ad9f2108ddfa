/** Labels of the kinds of credit entries. */
export const CREDIT_ENTRY_LABELS = {
  /** A payment exceeded its invoice. */
  OVERPAID: 'Overpaid',
  /** The part of a credit note beyond the balance of its invoice. */
  CREDITED: 'Credited',
  USED: 'Used',
  REFUNDED: 'Refunded',
  /** The payment or refund behind it was changed or deleted. */
  REVERSED: 'Reversed',
} as const
export type CreditKind = keyof typeof CREDIT_ENTRY_LABELS
export const creditKinds = Object.keys(CREDIT_ENTRY_LABELS) as [CreditKind, ...CreditKind[]]

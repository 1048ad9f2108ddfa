/** BLOCK prevents sending, WARN asks for a second look, HINT is just informative. */
export const CHECK_LEVELS = ['BLOCK', 'WARN', 'HINT'] as const
export type CheckLevel = (typeof CHECK_LEVELS)[number]

/** Level and settings label of every rule. Ids are stored, so they never change. */
export const RULE_REGISTRY = {
  'no-lines': { level: 'BLOCK', name: 'No line items' },
  'due-before-issue': { level: 'BLOCK', name: 'Due before the issue date' },
  'number-taken': { level: 'BLOCK', name: 'Number used by another invoice' },
  'deduction-stale': { level: 'BLOCK', name: 'Takes off what was billed otherwise' },
  'deduction-missing': { level: 'BLOCK', name: 'Deposit that is not deducted' },
  'no-supply-day': { level: 'BLOCK', name: 'Supply within the EU without its day' },
  'no-bank-details': { level: 'BLOCK', name: 'Bank transfer without bank details' },
  'no-account': { level: 'WARN', name: 'Bank details without an account to pay into' },
  'no-way-to-pay': { level: 'WARN', name: 'No way to pay' },
  'bad-iban': { level: 'WARN', name: 'IBAN with a typo' },
  'no-client-email': { level: 'WARN', name: 'Client without an e-mail address' },
  'no-client-address': { level: 'WARN', name: 'Client without an address' },
  'no-seller-address': { level: 'WARN', name: 'Your address is missing' },
  'zero-tax': { level: 'WARN', name: 'No tax, though you have a VAT number' },
  'no-tax-number': { level: 'WARN', name: 'Your VAT number is missing' },
  'no-buyer-tax-number': { level: 'WARN', name: 'Reverse charge without the client’s VAT number' },
  'zero-total': { level: 'WARN', name: 'Total of zero' },
  'unusual-total': { level: 'WARN', name: 'Total far above this client’s usual one' },
  'unusual-currency': { level: 'WARN', name: 'Another currency than usual' },
  'sent-already': { level: 'WARN', name: 'Same total as an invoice of the last week' },
  'line-twice': { level: 'WARN', name: 'Same line twice' },
  'due-past': { level: 'WARN', name: 'Due date in the past' },
  'due-far': { level: 'WARN', name: 'Due date more than half a year away' },
  'issue-future': { level: 'WARN', name: 'Issue date in the future' },
  'issue-old': { level: 'WARN', name: 'Issue date more than 30 days ago' },
  'number-gap': { level: 'WARN', name: 'Skipped invoice numbers' },
  'number-order': { level: 'WARN', name: 'Number out of order' },
  'number-pattern': { level: 'WARN', name: 'Number unlike the others' },
  'no-words': { level: 'WARN', name: 'Line without a description' },
  placeholder: { level: 'WARN', name: 'Placeholder left in a text' },
  'no-glyph': { level: 'WARN', name: 'Character that the PDF can’t show' },
  'no-company-name': { level: 'HINT', name: 'No company name' },
  'client-overdue': { level: 'HINT', name: 'Client has overdue invoices' },
  'due-weekend': { level: 'HINT', name: 'Due on a weekend' },
} as const satisfies Record<string, { level: CheckLevel; name: string }>

export type RuleId = keyof typeof RULE_REGISTRY

export const RULE_IDS = Object.keys(RULE_REGISTRY) as [RuleId, ...RuleId[]]

/** Rules that may be silenced: all that don't block sending. */
export const SILENCEABLE_RULES = RULE_IDS.filter((id) => RULE_REGISTRY[id].level !== 'BLOCK') as [
  RuleId,
  ...RuleId[],
]

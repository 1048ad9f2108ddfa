/** BLOCK prevents sending, WARN asks for a second look, HINT is just informative. */
export const CHECK_LEVELS = ['BLOCK', 'WARN', 'HINT'] as const
export type CheckLevel = (typeof CHECK_LEVELS)[number]

/** Level of every rule. Ids are stored, so they never change. */
export const RULE_LEVELS = {
  'no-lines': 'BLOCK',
  'due-before-issue': 'BLOCK',
  'number-taken': 'BLOCK',
  'deduction-stale': 'BLOCK',
  'deduction-missing': 'BLOCK',
  'no-supply-day': 'BLOCK',
  'no-bank-details': 'BLOCK',
  'no-account': 'WARN',
  'no-iban-abroad': 'WARN',
  'no-way-to-pay': 'WARN',
  'bad-account-number': 'WARN',
  'bad-sort-code': 'WARN',
  'bad-iban': 'WARN',
  'bad-swift-code': 'WARN',
  'no-client-email': 'WARN',
  'no-client-address': 'WARN',
  'no-seller-address': 'WARN',
  'no-service-date': 'WARN',
  'zero-tax': 'WARN',
  'tax-home-currency': 'WARN',
  'no-tax-number': 'WARN',
  'bad-tax-number': 'WARN',
  'no-buyer-tax-number': 'WARN',
  'no-domestic-buyer-number': 'WARN',
  'bad-buyer-tax-number': 'WARN',
  'domestic-export': 'WARN',
  'domestic-reverse-charge': 'WARN',
  'no-correction-reason': 'WARN',
  'zero-total': 'WARN',
  'unusual-total': 'WARN',
  'unusual-currency': 'WARN',
  'sent-already': 'WARN',
  'line-twice': 'WARN',
  'due-past': 'WARN',
  'due-far': 'WARN',
  'issue-future': 'WARN',
  'issue-old': 'WARN',
  'number-gap': 'WARN',
  'number-order': 'WARN',
  'number-pattern': 'WARN',
  'no-words': 'WARN',
  placeholder: 'WARN',
  'no-glyph': 'WARN',
  'address-too-long': 'WARN',
  'no-company-name': 'HINT',
  'client-overdue': 'HINT',
  'e-invoice': 'HINT',
  'due-weekend': 'HINT',
} as const satisfies Record<string, CheckLevel>

export type RuleId = keyof typeof RULE_LEVELS

export const RULE_IDS = Object.keys(RULE_LEVELS) as [RuleId, ...RuleId[]]

/** Rules that may be silenced: all that don't block sending. */
export const SILENCEABLE_RULES = RULE_IDS.filter((id) => RULE_LEVELS[id] !== 'BLOCK') as [RuleId, ...RuleId[]]

/** BLOCK prevents sending, WARN asks for a second look, HINT is just informative. */
export const CHECK_LEVELS = ['BLOCK', 'WARN', 'HINT'] as const
export type CheckLevel = (typeof CHECK_LEVELS)[number]

/** Level of every rule. Ids are stored, so they never change. */
export const RULE_REGISTRY = {
  'no-lines': { level: 'BLOCK' },
  'due-before-issue': { level: 'BLOCK' },
  'number-taken': { level: 'BLOCK' },
  'deduction-stale': { level: 'BLOCK' },
  'deduction-missing': { level: 'BLOCK' },
  'no-supply-day': { level: 'BLOCK' },
  'no-bank-details': { level: 'BLOCK' },
  'no-account': { level: 'WARN' },
  'no-way-to-pay': { level: 'WARN' },
  'bad-iban': { level: 'WARN' },
  'no-client-email': { level: 'WARN' },
  'no-client-address': { level: 'WARN' },
  'no-seller-address': { level: 'WARN' },
  'zero-tax': { level: 'WARN' },
  'no-tax-number': { level: 'WARN' },
  'no-buyer-tax-number': { level: 'WARN' },
  'zero-total': { level: 'WARN' },
  'unusual-total': { level: 'WARN' },
  'unusual-currency': { level: 'WARN' },
  'sent-already': { level: 'WARN' },
  'line-twice': { level: 'WARN' },
  'due-past': { level: 'WARN' },
  'due-far': { level: 'WARN' },
  'issue-future': { level: 'WARN' },
  'issue-old': { level: 'WARN' },
  'number-gap': { level: 'WARN' },
  'number-order': { level: 'WARN' },
  'number-pattern': { level: 'WARN' },
  'no-words': { level: 'WARN' },
  placeholder: { level: 'WARN' },
  'no-glyph': { level: 'WARN' },
  'no-company-name': { level: 'HINT' },
  'client-overdue': { level: 'HINT' },
  'due-weekend': { level: 'HINT' },
} as const satisfies Record<string, { level: CheckLevel }>

export type RuleId = keyof typeof RULE_REGISTRY

export const RULE_IDS = Object.keys(RULE_REGISTRY) as [RuleId, ...RuleId[]]

/** Rules that may be silenced: all that don't block sending. */
export const SILENCEABLE_RULES = RULE_IDS.filter((id) => RULE_REGISTRY[id].level !== 'BLOCK') as [
  RuleId,
  ...RuleId[],
]

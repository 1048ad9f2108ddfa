import { amountRules } from './amount-rules'
import { getDocumentKind, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { dateRules } from './date-rules'
import { identifierRules } from './identifier-rules'
import { RULE_IDS, RULE_LEVELS, type RuleId } from './rule-registry'
import { numberRules } from './number-rules'
import { partyRules } from './party-rules'
import { payRules } from './pay-rules'
import { textRules } from './text-rules'
import { createEnglishTranslator } from '@/lib/i18n/english-texts'
import { englishFormats } from '@/lib/i18n/interface-formats'
import type { Finding } from './finding-response'
import { formatFinding } from './format-finding'
import type {
  CheckedBusiness,
  CheckedClient,
  CheckedDocument,
  DocumentHistory,
  CheckRule,
  InvalidNumber,
} from './types'

const findingTexts = createEnglishTranslator('presendCheck.findings')

const RULES: Record<RuleId, CheckRule> = {
  ...payRules,
  ...partyRules,
  ...identifierRules,
  ...dateRules,
  ...numberRules,
  ...amountRules,
  ...textRules,
}

/** Rules that need printed bank details and an amount to pay. */
const PAYMENT_RULES: RuleId[] = [
  'no-bank-details',
  'no-account',
  'no-iban-abroad',
  'no-way-to-pay',
  'bad-account-number',
  'bad-sort-code',
  'bad-iban',
  'bad-swift-code',
  'due-weekend',
]
/** Rules about data that only tax documents must show. */
const TAX_RULES: RuleId[] = [
  'no-tax-number',
  'bad-tax-number',
  'no-buyer-tax-number',
  'no-domestic-buyer-number',
  'bad-buyer-tax-number',
  'domestic-export',
  'domestic-reverse-charge',
  'no-supply-day',
  'no-service-date',
  'e-invoice',
  'tax-home-currency',
]

/** Rules skipped for quotes, pro forma invoices and credit notes. */
const EXCLUDED_BY_KIND: Partial<Record<DocumentKind, RuleId[]>> = {
  QUOTE: [...PAYMENT_RULES, ...TAX_RULES, 'client-overdue'],
  PROFORMA: [...TAX_RULES, 'client-overdue'],
  // Its amounts, taxes and line items are its invoice's, and it is not due.
  CREDIT_NOTE: [
    ...PAYMENT_RULES,
    ...([
      'due-before-issue',
      'no-service-date',
      'due-past',
      'due-far',
      'zero-tax',
      'unusual-total',
      'unusual-currency',
    ] as const),
    ...(['line-twice', 'client-overdue'] as const),
    ...(['no-domestic-buyer-number', 'domestic-export', 'domestic-reverse-charge'] as const),
  ],
}

/**
 * Checks a document before it is sent. Each rule reports at most one finding; the most severe come first, and within a
 * level the order is that of `RULE_LEVELS`. Omits silenced rules, except those that block sending.
 */
export function runPresendCheck(
  document: CheckedDocument,
  business: CheckedBusiness,
  client: CheckedClient,
  history: DocumentHistory,
  invalidNumbers: InvalidNumber[] = [],
): Finding[] {
  const input = { document, business, client, history, invalidNumbers }
  return RULE_IDS.flatMap((rule): Finding[] => {
    const level = RULE_LEVELS[rule]
    if (EXCLUDED_BY_KIND[getDocumentKind(document)]?.includes(rule)) return []
    if (level !== 'BLOCK' && business.silenced.includes(rule)) return []
    const result = RULES[rule](input)
    if (!result) return []
    const { field, values = {}, suggestion = null, link = null } = result
    const message = formatFinding({ rule, values }, findingTexts, englishFormats)
    return [{ rule, level, field, message, values, suggestion, link }]
  })
}

import { amountRules } from './amount-rules'
import { getDocumentKind, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { dateRules } from './date-rules'
import { RULE_IDS, RULE_REGISTRY, type RuleId } from './rule-registry'
import { numberRules } from './number-rules'
import { partyRules } from './party-rules'
import { payRules } from './pay-rules'
import { textRules } from './text-rules'
import type {
  CheckedBusiness,
  CheckedClient,
  CheckedDocument,
  Finding,
  DocumentHistory,
  CheckRule,
  UndrawableCharacter,
} from './types'

const RULES: Record<RuleId, CheckRule> = {
  ...payRules,
  ...partyRules,
  ...dateRules,
  ...numberRules,
  ...amountRules,
  ...textRules,
}

/** Where a bank account is not printed, or nothing is to be paid. */
const PAYMENT_RULES: RuleId[] = ['no-bank-details', 'no-account', 'no-way-to-pay', 'bad-iban', 'due-weekend']
/** What only a document with tax has to show. */
const TAX_RULES: RuleId[] = ['no-tax-number', 'no-buyer-tax-number', 'no-supply-day']

/** What makes no sense for other kinds than invoices. */
const EXCLUDED_BY_KIND: Partial<Record<DocumentKind, RuleId[]>> = {
  QUOTE: [...PAYMENT_RULES, ...TAX_RULES, 'client-overdue'],
  PROFORMA: [...TAX_RULES, 'client-overdue'],
  // Its amounts, taxes and lines are those of its invoice, and it asks for nothing until a day.
  CREDIT_NOTE: [
    ...PAYMENT_RULES,
    ...([
      'due-before-issue',
      'due-past',
      'due-far',
      'zero-tax',
      'unusual-total',
      'unusual-currency',
    ] as const),
    ...(['line-twice', 'client-overdue'] as const),
  ],
}

/**
 * What to look at before an invoice, or another document, is sent: gravest first, each rule once, and nothing of what the business has silenced,
 * which what stops an invoice can't be. The order within a level is that of `RULE_REGISTRY`.
 */
export function runPresendCheck(
  document: CheckedDocument,
  business: CheckedBusiness,
  client: CheckedClient,
  history: DocumentHistory,
  undrawable: UndrawableCharacter[] = [],
): Finding[] {
  const looked = { document, business, client, history, undrawable }
  return RULE_IDS.flatMap((rule): Finding[] => {
    const { level } = RULE_REGISTRY[rule]
    if (EXCLUDED_BY_KIND[getDocumentKind(document)]?.includes(rule)) return []
    if (level !== 'BLOCK' && business.silenced.includes(rule)) return []
    const hit = RULES[rule](looked)
    // A name that was cut off ends its sentence.
    return hit
      ? [{ rule, level, suggestion: null, link: null, ...hit, message: hit.message.replace(/…\.$/, '…') }]
      : []
  })
}

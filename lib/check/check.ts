import { amountRules } from './amount-rules'
import { dateRules } from './date-rules'
import { RULE_IDS, RULE_NAMES, type RuleId } from './names'
import { numberRules } from './number-rules'
import { partyRules } from './party-rules'
import { payRules } from './pay-rules'
import { textRules } from './text-rules'
import type { CheckedBusiness, CheckedClient, CheckedDocument, Finding, History, Rule } from './types'

const RULES: Record<RuleId, Rule> = {
  ...payRules,
  ...partyRules,
  ...dateRules,
  ...numberRules,
  ...amountRules,
  ...textRules,
}

/**
 * What to look at before an invoice is sent: gravest first, each rule once, and nothing of what the business has silenced,
 * which what stops an invoice can't be. The order within a level is that of `RULE_NAMES`.
 */
export function check(
  document: CheckedDocument,
  business: CheckedBusiness,
  client: CheckedClient,
  history: History,
): Finding[] {
  const looked = { document, business, client, history }
  return RULE_IDS.flatMap((rule): Finding[] => {
    const { level } = RULE_NAMES[rule]
    if (level !== 'BLOCK' && business.silenced.includes(rule)) return []
    const hit = RULES[rule](looked)
    // A name that was cut off ends its sentence.
    return hit
      ? [{ rule, level, suggestion: null, link: null, ...hit, message: hit.message.replace(/…\.$/, '…') }]
      : []
  })
}

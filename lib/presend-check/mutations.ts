import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { notFound } from '@/lib/i18n/errors'
import { filterSilenceable } from './queries'
import type { SilenceInput } from './schema'
import type { RuleId } from './rule-registry'

/** Silences one rule for a user, or brings it back, and answers what is silenced then. Doing it twice changes nothing. */
export async function silenceRule(actor: Actor, { rule, silenced }: SilenceInput): Promise<RuleId[]> {
  const where = { id: actor.businessId }
  return db.$transaction(async (tx) => {
    // Two rules that are silenced at the same moment wait for each other.
    if (!(await lockBusiness(tx, actor))) throw notFound('user')
    const business = await tx.business.findUniqueOrThrow({ where, select: { silencedRules: true } })
    const others = business.silencedRules.filter((id) => id !== rule)
    const silencedRules = silenced ? [...others, rule] : others
    await tx.business.update({ where, data: { silencedRules }, select: { id: true } })
    return filterSilenceable(silencedRules)
  })
}

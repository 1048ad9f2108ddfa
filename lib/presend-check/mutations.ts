import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { notFound } from '@/lib/i18n/errors'
import { filterSilenceable } from './queries'
import type { SilenceInput } from './schema'
import type { RuleId } from './rule-registry'

/** Silences a rule for the business, or enables it again. Idempotent. Returns the silenced rules. */
export async function silenceRule(actor: Actor, { rule, silenced }: SilenceInput): Promise<RuleId[]> {
  const where = { id: actor.businessId }
  return db.$transaction(async (tx) => {
    // Serializes concurrent changes of the list.
    if (!(await lockBusiness(tx, actor))) throw notFound('user')
    const business = await tx.business.findUniqueOrThrow({ where, select: { silencedRules: true } })
    const others = business.silencedRules.filter((id) => id !== rule)
    const silencedRules = silenced ? [...others, rule] : others
    await tx.business.update({ where, data: { silencedRules }, select: { id: true } })
    return filterSilenceable(silencedRules)
  })
}

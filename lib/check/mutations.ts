import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { silenceableOf } from './queries'
import type { SilenceInput } from './schema'
import type { RuleId } from './names'

/** Silences one rule for a user, or brings it back, and answers what is silenced then. Doing it twice changes nothing. */
export async function silenceRule(actor: Actor, { rule, silenced }: SilenceInput): Promise<RuleId[]> {
  // In one statement, so that two rules silenced at the same moment both are.
  const rows = silenced
    ? await db.$queryRaw<{ silencedRules: string[] }[]>`
        UPDATE "Business" SET "silencedRules" = array_append(array_remove("silencedRules", ${rule}), ${rule})
        WHERE "id" = ${actor.businessId} RETURNING "silencedRules"`
    : await db.$queryRaw<{ silencedRules: string[] }[]>`
        UPDATE "Business" SET "silencedRules" = array_remove("silencedRules", ${rule})
        WHERE "id" = ${actor.businessId} RETURNING "silencedRules"`
  if (!rows[0]) throw notFound('user')
  return silenceableOf(rows[0].silencedRules)
}

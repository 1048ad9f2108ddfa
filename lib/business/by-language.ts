import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Language } from '@/lib/kernel/languages'
import type { Transaction } from '@/lib/platform/db/client'
import { storedTexts, type OwnWords } from '@/lib/words/own-words'

/** Texts of one language with some of them changed; null takes one away. */
export function withTexts(
  stored: unknown,
  language: Language,
  changes: Record<string, string | null>,
): OwnWords {
  const before = storedTexts(stored) ?? {}
  const after = Object.entries({ ...before[language], ...changes }).filter(([, text]) => text !== null)
  return storedTexts({ ...before, [language]: Object.fromEntries(after) }) ?? {}
}

/** Holds the business, so that two changes of what it says come one after the other. */
export const holdBusiness = (tx: Transaction, { businessId }: Owned) =>
  tx.$queryRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId} FOR NO KEY UPDATE`

import 'server-only'
import type { Language } from '@/lib/core/languages'
import { parseStoredTexts, type CustomLabels } from '@/lib/i18n/custom-labels'

/** Texts of one language with some of them changed; null takes one away. */
export function withTexts(
  stored: unknown,
  language: Language,
  changes: Record<string, string | null>,
): CustomLabels {
  const before = parseStoredTexts(stored) ?? {}
  const after = Object.entries({ ...before[language], ...changes }).filter(([, text]) => text !== null)
  return parseStoredTexts({ ...before, [language]: Object.fromEntries(after) }) ?? {}
}

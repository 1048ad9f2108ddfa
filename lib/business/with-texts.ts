import 'server-only'
import type { Language } from '@/lib/core/languages'
import { parseStoredTexts, type CustomLabels } from '@/lib/i18n/custom-labels'

/** Applies changes to the texts of a language; null deletes a text. */
export function mergeTexts(
  stored: unknown,
  language: Language,
  changes: Record<string, string | null>,
): CustomLabels {
  const texts = parseStoredTexts(stored) ?? {}
  const updated = Object.entries({ ...texts[language], ...changes }).filter(([, text]) => text !== null)
  return parseStoredTexts({ ...texts, [language]: Object.fromEntries(updated) }) ?? {}
}

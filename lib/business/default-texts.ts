import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { resolveLanguages, type Language } from '@/lib/core/languages'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { parseStoredTexts, type TextsByLanguage, type CustomLabels } from '@/lib/i18n/custom-labels'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { DefaultTextsInput } from './schema'
import { TEXT_COLUMNS, TEXT_KEYS, type DefaultTexts, type TextKey } from './texts'

export const defaultTextsSelect = {
  language: true,
  textsByLanguage: true,
  defaultNotes: true,
  defaultTerms: true,
  reminderBeforeSubject: true,
  reminderBeforeMessage: true,
  reminderAfterSubject: true,
  reminderAfterMessage: true,
} as const
type Columns = { language: string | null; textsByLanguage: unknown } & Record<
  (typeof TEXT_COLUMNS)[TextKey],
  string | null
>

/** Returns the default notes, terms and reminder texts in each language that has any. */
export async function getDefaultTexts({ businessId }: BusinessScope, tx: Db = db): Promise<DefaultTexts> {
  const row = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: defaultTextsSelect })
  return toDefaultTexts(row)
}

export function toDefaultTexts(row: Columns): DefaultTexts {
  const { language } = resolveLanguages({ language: row.language })
  const ownTexts = TEXT_KEYS.flatMap((key) => {
    const text = row[TEXT_COLUMNS[key]]
    return text === null ? [] : [[key, text] as const]
  })
  const others: TextsByLanguage<TextKey> = parseStoredTexts(row.textsByLanguage) ?? {}
  return { language, texts: parseStoredTexts({ ...others, [language]: Object.fromEntries(ownTexts) }) ?? {} }
}

/** Saves texts of a language; an empty one is deleted, and omitted ones stay unchanged. */
export async function updateDefaultTexts(
  actor: BusinessScope,
  { language, texts }: DefaultTextsInput,
): Promise<DefaultTexts> {
  return db.$transaction(async (tx) => {
    await lockBusiness(tx, actor)
    const where = { id: actor.businessId }
    const row = await tx.business.findUniqueOrThrow({ where, select: defaultTextsSelect })
    const changes = Object.entries(texts).filter((entry) => entry[1] !== undefined) as [
      TextKey,
      string | null,
    ][]
    const isOwn = language === resolveLanguages({ language: row.language }).language
    const data = isOwn
      ? Object.fromEntries(changes.map(([key, text]) => [TEXT_COLUMNS[key], text]))
      : { textsByLanguage: mergeTexts(row.textsByLanguage, language, Object.fromEntries(changes)) }
    return toDefaultTexts(await tx.business.update({ where, data, select: defaultTextsSelect }))
  })
}

/**
 * Returns the column changes for a new business language; the caller must hold the lock. Texts that exist in the new
 * language move to the columns of the business's own language, and the replaced ones are stored under the old
 * language. A text without a version in the new language keeps applying to all languages.
 */
export async function moveTextsToLanguage(tx: Transaction, { businessId }: BusinessScope, next: Language) {
  const row = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: defaultTextsSelect })
  const { language: before, texts } = toDefaultTexts(row)
  const translated = TEXT_KEYS.filter((key) => before !== next && texts[next]?.[key] !== undefined)
  if (translated.length === 0) return {}
  const remaining = mergeTexts(
    row.textsByLanguage,
    next,
    Object.fromEntries(translated.map((key) => [key, null])),
  )
  const previous = Object.fromEntries(translated.map((key) => [key, row[TEXT_COLUMNS[key]]]))
  return {
    ...Object.fromEntries(translated.map((key) => [TEXT_COLUMNS[key], texts[next]![key]!])),
    textsByLanguage: mergeTexts(remaining, before, previous),
  }
}

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

import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { resolveLanguages, type Language } from '@/lib/core/languages'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { parseStoredTexts, type TextsByLanguage } from '@/lib/i18n/custom-labels'
import { withTexts } from './with-texts'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { DefaultTextsInput } from './schema'
import { TEXT_COLUMNS, TEXT_KEYS, type DefaultTexts, type TextKey } from './texts'

/** What of a business holds its texts. */
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

/** Notes, terms and texts of reminders, in every language in which the business has them. */
export async function getDefaultTexts({ businessId }: BusinessScope, tx: Db = db): Promise<DefaultTexts> {
  const row = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: defaultTextsSelect })
  return toDefaultTexts(row)
}

export function toDefaultTexts(row: Columns): DefaultTexts {
  const { language } = resolveLanguages({ language: row.language })
  const own = TEXT_KEYS.flatMap((key) => {
    const text = row[TEXT_COLUMNS[key]]
    return text === null ? [] : [[key, text] as const]
  })
  const others: TextsByLanguage<TextKey> = parseStoredTexts(row.textsByLanguage) ?? {}
  return { language, texts: parseStoredTexts({ ...others, [language]: Object.fromEntries(own) }) ?? {} }
}

/** Keeps texts in a language; an empty one is taken away. What the change leaves out stays. */
export async function updateDefaultTexts(
  actor: BusinessScope,
  { language, texts }: DefaultTextsInput,
): Promise<DefaultTexts> {
  return db.$transaction(async (tx) => {
    await lockBusiness(tx, actor)
    const where = { id: actor.businessId }
    const row = await tx.business.findUniqueOrThrow({ where, select: defaultTextsSelect })
    const given = Object.entries(texts).filter((entry) => entry[1] !== undefined) as [
      TextKey,
      string | null,
    ][]
    const isOwn = language === resolveLanguages({ language: row.language }).language
    const data = isOwn
      ? Object.fromEntries(given.map(([key, text]) => [TEXT_COLUMNS[key], text]))
      : { textsByLanguage: withTexts(row.textsByLanguage, language, Object.fromEntries(given)) }
    return toDefaultTexts(await tx.business.update({ where, data, select: defaultTextsSelect }))
  })
}

/**
 * What changes with the business's language, which is to be held: texts that it has in the new one become its own, and those that were
 * stay those of the old one. A text that it has in one language alone goes on standing for all.
 */
export async function moveTextsToLanguage(tx: Transaction, { businessId }: BusinessScope, next: Language) {
  const row = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: defaultTextsSelect })
  const { language: before, texts } = toDefaultTexts(row)
  const known = TEXT_KEYS.filter((key) => before !== next && texts[next]?.[key] !== undefined)
  if (known.length === 0) return {}
  const taken = withTexts(row.textsByLanguage, next, Object.fromEntries(known.map((key) => [key, null])))
  const kept = Object.fromEntries(known.map((key) => [key, row[TEXT_COLUMNS[key]]]))
  return {
    ...Object.fromEntries(known.map((key) => [TEXT_COLUMNS[key], texts[next]![key]!])),
    textsByLanguage: withTexts(taken, before, kept),
  }
}

import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import {
  parseStoredTexts,
  listMailLabelsByKey,
  listPlaceholders,
  listLabelsByKey,
  type CustomLabels,
} from '@/lib/i18n/custom-labels'
import { reason } from '@/lib/i18n/reason'
import { findUnknownPlaceholder } from '@/lib/i18n/texts'
import { CATALOGUES } from '@/lib/i18n/get-messages'
import { mergeTexts } from './default-texts'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { CustomLabelsInput } from './schema'

/** Returns the labels that a business uses on its documents and in emails instead of the default ones. */
export async function getCustomLabels({ businessId }: BusinessScope): Promise<CustomLabels> {
  const row = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { ownWords: true },
  })
  return parseStoredTexts(row.ownWords) ?? {}
}

/**
 * Changes document and email labels of a language; an empty text restores the default. Throws 422 for an unknown
 * label or if the text's placeholders differ from the default's.
 */
export async function updateCustomLabels(
  { businessId }: BusinessScope,
  { language, words }: CustomLabelsInput,
): Promise<CustomLabels> {
  const { document, mail } = CATALOGUES[language]
  const standard = { ...listLabelsByKey(document), ...listMailLabelsByKey(mail) }
  for (const [key, text] of Object.entries(words)) {
    const field = `words.${key}`
    if (!Object.hasOwn(standard, key)) throw invalid(reason('words.unknown', { key }), field)
    const expected = listPlaceholders(standard[key]!)
    if (text === null) continue
    const placeholders = expected.join(', ')
    const unknown = findUnknownPlaceholder(text, expected)
    if (unknown && placeholders)
      throw invalid(reason('words.unknown-placeholder', { text: unknown, placeholders }), field)
    if (unknown) throw invalid('words.no-placeholders', field)
    if (listPlaceholders(text).join() !== expected.join())
      throw invalid(reason('words.placeholders', { placeholders }), field)
  }
  return db.$transaction(async (tx) => {
    await lockBusiness(tx, { businessId })
    const where = { id: businessId }
    const row = await tx.business.findUniqueOrThrow({ where, select: { ownWords: true } })
    // A label equal to the default is not stored.
    const changes = Object.entries(words).map(([key, text]) => [key, text === standard[key] ? null : text])
    const updated = mergeTexts(row.ownWords, language, Object.fromEntries(changes))
    await tx.business.update({ where, data: { ownWords: updated } })
    return updated
  })
}

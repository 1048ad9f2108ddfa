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
import { CATALOGUES } from '@/lib/i18n/get-messages'
import { withTexts } from './with-texts'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import type { CustomLabelsInput } from './schema'

/** What a business calls things on its documents and in their mails, where that is not what everybody does. */
export async function getCustomLabels({ businessId }: BusinessScope): Promise<CustomLabels> {
  const row = await db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { ownWords: true },
  })
  return parseStoredTexts(row.ownWords) ?? {}
}

/**
 * Words things anew on documents of a language and in their mails, from now on; an empty text takes a word back. Throws 422 for what there is not, and for
 * a text that lacks what is filled into it.
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
    const wanted = listPlaceholders(standard[key]!)
    if (text !== null && listPlaceholders(text).join() !== wanted.join())
      throw invalid(
        wanted.length > 0
          ? reason('words.placeholders', { placeholders: wanted.join(', ') })
          : reason('words.no-placeholders'),
        field,
      )
  }
  return db.$transaction(async (tx) => {
    await lockBusiness(tx, { businessId })
    const where = { id: businessId }
    const row = await tx.business.findUniqueOrThrow({ where, select: { ownWords: true } })
    // What everybody says is nobody's own.
    const own = Object.entries(words).map(([key, text]) => [key, text === standard[key] ? null : text])
    const after = withTexts(row.ownWords, language, Object.fromEntries(own))
    await tx.business.update({ where, data: { ownWords: after } })
    return after
  })
}

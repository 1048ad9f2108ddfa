import type { Language } from '@/lib/core/languages'
import type { TextsByLanguage } from '@/lib/i18n/custom-labels'

/** Default texts of a business: of its documents, and of reminders before and after the due date. */
export const DOCUMENT_TEXT_KEYS = ['notes', 'terms'] as const
const REMINDER_TEXT_KEYS = ['beforeSubject', 'beforeMessage', 'afterSubject', 'afterMessage'] as const
export const TEXT_KEYS = [...DOCUMENT_TEXT_KEYS, ...REMINDER_TEXT_KEYS] as const
export type TextKey = (typeof TEXT_KEYS)[number]

/** Columns that store the texts in the business's own language. */
export const TEXT_COLUMNS = {
  notes: 'defaultNotes',
  terms: 'defaultTerms',
  beforeSubject: 'reminderBeforeSubject',
  beforeMessage: 'reminderBeforeMessage',
  afterSubject: 'reminderAfterSubject',
  afterMessage: 'reminderAfterMessage',
} as const satisfies Record<TextKey, string>

/** Default texts of a business, in each language that has any. */
export interface DefaultTexts<Key extends TextKey = TextKey> {
  language: Language
  texts: TextsByLanguage<Key>
}

export type DocumentTextKey = (typeof DOCUMENT_TEXT_KEYS)[number]

/**
 * Returns the notes and terms of new documents by language; null if the business has them in its own language only.
 */
export function findDocumentTexts({ language, texts }: DefaultTexts): DefaultTexts<DocumentTextKey> | null {
  const documentTexts = Object.entries(texts).map(
    ([code, { notes, terms }]) => [code, { notes, terms }] as const,
  )
  const isOtherLanguage = ([code, { notes, terms }]: (typeof documentTexts)[number]) =>
    code !== language && (notes !== undefined || terms !== undefined)
  return documentTexts.some(isOtherLanguage) ? { language, texts: Object.fromEntries(documentTexts) } : null
}

/**
 * Returns the initial notes and terms of a document: in its language, otherwise in the business's own; empty if
 * neither.
 */
export function getDocumentTexts(
  { language: own, texts }: DefaultTexts<DocumentTextKey>,
  language: Language,
) {
  const getText = (key: DocumentTextKey) => texts[language]?.[key] ?? texts[own]?.[key] ?? ''
  return { notes: getText('notes'), termsAndConditions: getText('terms') }
}

import type { Language } from '@/lib/core/languages'
import type { TextsByLanguage } from '@/lib/i18n/custom-labels'

/** What a business says again and again: on its documents, and in its reminders up to the due date and after it. */
export const DOCUMENT_TEXT_KEYS = ['notes', 'terms'] as const
export const REMINDER_TEXT_KEYS = ['beforeSubject', 'beforeMessage', 'afterSubject', 'afterMessage'] as const
export const TEXT_KEYS = [...DOCUMENT_TEXT_KEYS, ...REMINDER_TEXT_KEYS] as const
export type TextKey = (typeof TEXT_KEYS)[number]

/** The column that holds a text in the business's own language. */
export const TEXT_COLUMNS = {
  notes: 'defaultNotes',
  terms: 'defaultTerms',
  beforeSubject: 'reminderBeforeSubject',
  beforeMessage: 'reminderBeforeMessage',
  afterSubject: 'reminderAfterSubject',
  afterMessage: 'reminderAfterMessage',
} as const satisfies Record<TextKey, string>

/** A business's texts, each in the languages in which it has one. */
export interface DefaultTexts<Key extends TextKey = TextKey> {
  /** The business's own language. */
  language: Language
  texts: TextsByLanguage<Key>
}

export type DocumentTextKey = (typeof DOCUMENT_TEXT_KEYS)[number]

/** What documents begin with, where that depends on their language. */
export function findDocumentTexts({ language, texts }: DefaultTexts): DefaultTexts<DocumentTextKey> | null {
  const kept = Object.entries(texts).map(([code, { notes, terms }]) => [code, { notes, terms }] as const)
  const isAnother = ([code, { notes, terms }]: (typeof kept)[number]) =>
    code !== language && (notes !== undefined || terms !== undefined)
  return kept.some(isAnother) ? { language, texts: Object.fromEntries(kept) } : null
}

/** What a document in a language begins with: the text of that language, else the business's own; empty where there is neither. */
export function getDocumentTexts(
  { language: own, texts }: DefaultTexts<DocumentTextKey>,
  language: Language,
) {
  const textOf = (key: DocumentTextKey) => texts[language]?.[key] ?? texts[own]?.[key] ?? ''
  return { notes: textOf('notes'), termsAndConditions: textOf('terms') }
}

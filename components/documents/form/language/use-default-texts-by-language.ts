import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { getDocumentTexts, type DefaultTexts, type DocumentTextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/core/languages'
import type { InvoiceFields } from '../invoice-form-values'

/**
 * Notes and terms in the language of the document: with another one they change to what the business says in that, each unless somebody
 * has written something else. @param began the language that the form began with
 */
export function useDefaultTextsByLanguage(
  texts: DefaultTexts<DocumentTextKey> | null,
  language: Language,
  began: Language,
): void {
  const { getValues, setValue } = useFormContext<InvoiceFields>()
  const before = useRef(began)
  useEffect(() => {
    const was = before.current
    before.current = language
    if (!texts || was === language) return
    const [old, next] = [getDocumentTexts(texts, was), getDocumentTexts(texts, language)]
    for (const field of ['notes', 'termsAndConditions'] as const)
      if (getValues(field).trim() === old[field].trim()) setValue(field, next[field], { shouldDirty: true })
  }, [texts, language, getValues, setValue])
}

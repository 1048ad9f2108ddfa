'use client'

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { languageName, listLanguages } from '@/components/shared/language-options'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { type DefaultTexts, type DocumentTextKey, getDocumentTexts } from '@/lib/business/texts'
import { resolveLanguages, type Language } from '@/lib/core/languages'
import type { Seller } from '@/lib/documents/types'
import type { ClientOption } from '@/lib/clients/client-response'
import type { InvoiceFields } from '../invoice-form-values'
import { useEffect, useRef } from 'react'

interface LanguageFieldsProps {
  seller: Seller
  clients: ClientOption[]
  /** Default texts by language, if they differ. */
  texts?: DefaultTexts<DocumentTextKey> | null
  className?: string
}

/** Language of the document, by default the client's, and an optional second one. */
export default function LanguageFields({ seller, clients, texts = null, className }: LanguageFieldsProps) {
  const { control } = useFormContext<InvoiceFields>()
  const { defaultValues } = useFormState({ control })
  const [clientId, language] = useWatch({ control, name: ['clientId', 'language'] })
  const findClient = (key?: string) => clients.find(({ id }) => String(id) === key)
  const client = findClient(clientId)
  const inherited = resolveLanguages(client ?? {}, seller)
  useDefaultTextsByLanguage(
    texts,
    resolveLanguages({ language }, inherited).language,
    resolveLanguages({ language: defaultValues?.language }, findClient(defaultValues?.clientId) ?? {}, seller)
      .language,
  )
  const names = [inherited.language, inherited.secondLanguage].flatMap((code) => code ?? []).map(languageName)
  const defaultHint = client?.language ? 'As your client’s' : 'As in your settings'
  return (
    <>
      <LabeledField control={control} name="language" label="Language" className={className}>
        {(field) => (
          <OptionSelect
            {...field}
            options={[{ value: '', label: `${defaultHint}: ${names.join(' and ')}` }, ...listLanguages()]}
          />
        )}
      </LabeledField>
      {language && (
        <LabeledField control={control} name="secondLanguage" label="Second language" className={className}>
          {(field) => (
            <OptionSelect {...field} options={[{ value: '', label: 'None' }, ...listLanguages(language)]} />
          )}
        </LabeledField>
      )}
    </>
  )
}

/** Replaces default notes and terms when the document's language changes, except texts that the user edited. */
function useDefaultTextsByLanguage(
  texts: DefaultTexts<DocumentTextKey> | null,
  language: Language,
  initialLanguage: Language,
): void {
  const { getValues, setValue } = useFormContext<InvoiceFields>()
  const previousLanguage = useRef(initialLanguage)
  useEffect(() => {
    const previous = previousLanguage.current
    previousLanguage.current = language
    if (!texts || previous === language) return
    const [previousTexts, nextTexts] = [getDocumentTexts(texts, previous), getDocumentTexts(texts, language)]
    for (const field of ['notes', 'termsAndConditions'] as const)
      if (getValues(field).trim() === previousTexts[field].trim())
        setValue(field, nextTexts[field], { shouldDirty: true })
  }, [texts, language, getValues, setValue])
}

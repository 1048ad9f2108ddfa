'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLanguageNames } from '@/components/shared/language-options'
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
  const t = useTranslations('documentForm.language')
  const { languageName, listLanguages } = useLanguageNames()
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
  const { language: first, secondLanguage: second } = inherited
  const languages = second
    ? t('both', { first: languageName(first), second: languageName(second) })
    : languageName(first)
  const inheritedLabel = t('inherited', { from: client?.language ? 'client' : 'settings', languages })
  return (
    <>
      <LabeledField control={control} name="language" label={t('label')} className={className}>
        {(field) => (
          <OptionSelect {...field} options={[{ value: '', label: inheritedLabel }, ...listLanguages()]} />
        )}
      </LabeledField>
      {language && (
        <LabeledField control={control} name="secondLanguage" label={t('second')} className={className}>
          {(field) => (
            <OptionSelect
              {...field}
              options={[{ value: '', label: t('noSecond') }, ...listLanguages(language)]}
            />
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

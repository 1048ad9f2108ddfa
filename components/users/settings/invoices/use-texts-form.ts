import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { TEXT_KEYS, type TextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/core/languages'
import type { updateDefaultTexts, getDefaultTexts } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { createLazyResolver } from '../../lazy-resolver'
import type { SettingsPlace } from '../settings-tabs'
import { submitPart, useSettingsPart } from '../settings-parts'
import { toastError } from '@/components/shared/toast-error'

export type TextFields = Record<TextKey, string>
type Texts = Partial<TextFields>

const PATH = '/api/user/texts'
const resolver = createLazyResolver<TextFields, 'texts'>('texts')

const toFields = (texts: Texts, defaults: Texts): TextFields => {
  const getText = (key: TextKey) => texts[key] ?? defaults[key] ?? ''
  return Object.fromEntries(TEXT_KEYS.map((key) => [key, getText(key)])) as TextFields
}

/**
 * Returns a form of the business's texts in another language, loaded on first use and saved with the settings.
 * `onDirtyChange(isDirty)`. `defaults`: texts shown, but not stored, if there are none.
 */
export function useTextsForm(
  { language, place, defaults = {} }: { language: Language; place: SettingsPlace; defaults?: Texts },
  onDirtyChange: (isDirty: boolean) => void,
) {
  const t = useTranslations('settings')
  const tCommon = useTranslations('common')
  const [isLoaded, setLoaded] = useState(false)
  const form = useForm({
    resolver,
    defaultValues: toFields({}, defaults),
  })
  const { reset, getValues, setError, formState } = form
  const { dirtyFields } = formState
  useReportDirty(formState.isDirty, onDirtyChange)

  const showLoadError = useEffectEvent((error: unknown) => toastError(t('loadFailed'), error))
  useEffect(() => {
    let isStale = false
    callApi<typeof getDefaultTexts>({ method: 'GET', path: PATH }).then(
      ({ texts }) => {
        if (isStale) return
        reset(toFields(texts[language] ?? {}, defaults))
        setLoaded(true)
      },
      (error: unknown) => isStale || showLoadError(error),
    )
    return () => {
      isStale = true
    }
    // A language's default texts never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language])

  const send = async () => {
    const fields = getValues()
    const changed = TEXT_KEYS.filter((key) => dirtyFields[key]).map((key) => [
      key,
      fields[key].trim() === defaults[key] ? null : fields[key],
    ])
    try {
      const body = { language, texts: Object.fromEntries(changed) }
      const { texts } = await callApi<typeof updateDefaultTexts>({ method: 'PATCH', path: PATH, body })
      reset(toFields(texts[language] ?? {}, defaults))
      return true
    } catch (error) {
      // The API has the texts under `texts`.
      const renamed = renameFields(error, (field) => field.replace(/^texts\./, ''))
      showServerErrors({ setError }, renamed, TEXT_KEYS)
      toastError(tCommon('saveFailed'), error)
      return false
    }
  }
  useSettingsPart({ place, save: () => submitPart(form.handleSubmit, send) }, formState.isDirty)
  return { form, isLoaded }
}

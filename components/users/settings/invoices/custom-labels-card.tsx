'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/core/languages'
import { PanelCard, SaveButton, onEnter } from '../panel-card'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { useHasPermission } from '@/components/shared/permissions'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { useLanguageNames } from '@/components/shared/language-options'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import type { updateCustomLabels, getCustomLabels } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import {
  isMultiline,
  listMailLabelsByKey,
  getMaxLabelLength,
  listLabelsByKey,
  isBankLabel,
} from '@/lib/i18n/custom-labels'
import { LanguageChoice } from './texts-language-select'
import { toastError } from '@/components/shared/toast-error'

/** Labels of a document in the order users look for them. Derived labels are left out. */
const GROUPS = [
  {
    name: 'sheet',
    begins: /^(sheet\.(?!kindMark|partPaid|beforeDiscount|totalWithTax|netUnitPrice)|amount)/,
  },
  { name: 'kinds', begins: /^(kinds|proformaNote)/ },
  {
    name: 'taxes',
    begins: /^(tax|includesTax|unitPriceWithTax|untaxed|categories|discount|lineDiscount|withholding)/,
  },
  { name: 'details', begins: /^(facts|references|seller|types|paymentMethods)/ },
  { name: 'bank', begins: /^account/ },
  { name: 'status', begins: /^(statuses|partPaid)/ },
  { name: 'mail', begins: /^letter\.(?!kinds)/ },
  { name: 'otherMail', begins: /^letter\.kinds/ },
  { name: 'receipts', begins: /^receipt\./ },
] as const

const PATH = '/api/user/words'

/** Custom labels on the business's documents, by language. The form loads when it is opened. */
export function CustomLabelsCard({ language }: { language: Language }) {
  const t = useTranslations('settings.words')
  const [chosen, setChosen] = useState<Language | null>(null)
  return (
    <PanelCard title={t('title')} description={t('description')}>
      {chosen ? (
        <CustomLabelsForm key={chosen} language={chosen} onLanguageChange={setChosen} />
      ) : (
        <Button variant="outline" onClick={() => setChosen(language)}>
          {t('change')}
        </Button>
      )}
    </PanelCard>
  )
}

interface LabelGroup {
  name: (typeof GROUPS)[number]['name']
  words: [key: string, word: string][]
}

/** Groups the defaults labels. `withBank`: true to include the labels of the bank details. */
function groupLabels(defaults: Record<string, string>, withBank: boolean): LabelGroup[] {
  return GROUPS.filter(({ name }) => withBank || name !== 'bank').map(({ name, begins }) => ({
    name,
    words: Object.entries(defaults).filter(([key]) => begins.test(key) && (withBank || !isBankLabel(key))),
  }))
}

type Labels = Record<string, string>

/** Replaces dots, which React Hook Form reads as object paths. */
const toFieldName = (key: string) => key.replaceAll('.', '/')

const toFields = (defaults: Labels, custom: Labels): Labels =>
  Object.fromEntries(Object.keys(defaults).map((key) => [toFieldName(key), custom[key] ?? '']))

interface CustomLabelsFormProps {
  language: Language
  onLanguageChange: (language: Language) => void
}

/** Custom labels in one language. Saved by their own button. */
function CustomLabelsForm({ language, onLanguageChange }: CustomLabelsFormProps) {
  const { listLanguages } = useLanguageNames()
  const t = useTranslations('settings.words')
  const tSettings = useTranslations('settings')
  const tCommon = useTranslations('common')
  const router = useRouter()
  // Labels of the bank details require the permission to change bank details.
  const mayChangeBank = useHasPermission('bank')
  /** Standard labels; null until loaded. */
  const [defaults, setDefaults] = useState<Labels | null>(null)
  const form = useForm<Labels>({ defaultValues: {} })
  const { control, reset, formState } = form
  const { isDirty, isSubmitting, dirtyFields } = formState
  const { leave } = useUnsavedChanges(isDirty)

  const showLoadError = useEffectEvent((error: unknown) => toastError(tSettings('loadFailed'), error))
  useEffect(() => {
    let isStale = false
    void Promise.all([
      import('@/lib/i18n/load-messages').then(({ loadMailMessages }) => loadMailMessages({ language })),
      callApi<typeof getCustomLabels>({ method: 'GET', path: PATH }),
    ]).then(
      ([{ document, mail }, { words: own }]) => {
        if (isStale) return
        const loaded = { ...listLabelsByKey(document), ...listMailLabelsByKey(mail) }
        reset(toFields(loaded, own[language] ?? {}))
        setDefaults(loaded)
      },
      (error: unknown) => showLoadError(error),
    )
    return () => {
      isStale = true
    }
  }, [language, reset])

  const save = form.handleSubmit(async (fields) => {
    if (!defaults) return
    const changed = Object.keys(defaults).filter((key) => dirtyFields[toFieldName(key)])
    try {
      const typed = Object.fromEntries(changed.map((key) => [key, fields[toFieldName(key)]]))
      const body = { language, words: typed }
      const { words } = await callApi<typeof updateCustomLabels>({ method: 'PATCH', path: PATH, body })
      reset(toFields(defaults, words[language] ?? {}))
      router.refresh()
      toast({ title: t('saved'), description: t('savedHint') })
    } catch (error) {
      const renamed = renameFields(error, (field) => toFieldName(field.replace(/^words\./, '')))
      showServerErrors(form, renamed, Object.keys(fields))
      toastError(tCommon('saveFailed'), error)
    }
  })

  return (
    <Form {...form}>
      {/* Enter saves this card, not the surrounding form. */}
      <div className="grid gap-6" onKeyDown={onEnter(() => isDirty && !isSubmitting && void save())}>
        <LanguageChoice
          label={t('language')}
          value={language}
          onChange={(next) => leave(() => onLanguageChange(next))}
          options={listLanguages()}
        />
        {defaults &&
          groupLabels(defaults, mayChangeBank).map(({ name, words }) => (
            <fieldset key={name}>
              <legend className="mb-2 font-semibold">{t(`group.${name}`)}</legend>
              <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                {words.map(([key, word]) => (
                  <LabeledField isPrinted key={key} control={control} name={toFieldName(key)} label={word}>
                    {(field) =>
                      isMultiline(key) ? (
                        <Textarea
                          {...field}
                          lang={language}
                          placeholder={word}
                          rows={2}
                          maxLength={getMaxLabelLength(key)}
                        />
                      ) : (
                        <Input
                          {...field}
                          lang={language}
                          placeholder={word}
                          maxLength={getMaxLabelLength(key)}
                          autoComplete="off"
                        />
                      )
                    }
                  </LabeledField>
                ))}
              </div>
            </fieldset>
          ))}
        <SaveButton save={save}>{t('save')}</SaveButton>
      </div>
    </Form>
  )
}

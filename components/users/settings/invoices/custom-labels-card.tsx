'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, useEffectEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/core/languages'
import { PanelCard } from '../panel-card'
import { submitPart, useSettingsPart } from '../settings-parts'
import { useForm, useFormContext } from 'react-hook-form'
import { useHasPermission } from '@/components/shared/permissions'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { useLanguageNames } from '@/components/shared/language-options'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
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
    begins: /^(sheet\.(?!kindMark|partPaid|beforeDiscount|totalWithTax|netUnitPrice|netAmount)|amount)/,
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

const PLACE = { tab: 'invoices', section: 'language' } as const

/** Custom labels in one language. */
function CustomLabelsForm({ language, onLanguageChange }: CustomLabelsFormProps) {
  const { listLanguages } = useLanguageNames()
  const t = useTranslations('settings.words')
  const tSettings = useTranslations('settings')
  const tCommon = useTranslations('common')
  // Labels of the bank details require the permission to change bank details.
  const mayChangeBank = useHasPermission('bank')
  /** Standard labels; null until loaded. */
  const [defaults, setDefaults] = useState<Labels | null>(null)
  const [search, setSearch] = useState('')
  const hint = useId()
  const matches = (text: string) => text.toLowerCase().includes(search.trim().toLowerCase())
  const form = useForm<Labels>({ defaultValues: {} })
  const { reset, formState } = form
  const { isDirty, dirtyFields } = formState

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

  const send = async (fields: Labels) => {
    if (!defaults) return true
    const changed = Object.keys(defaults).filter((key) => dirtyFields[toFieldName(key)])
    try {
      const typed = Object.fromEntries(changed.map((key) => [key, fields[toFieldName(key)]]))
      const body = { language, words: typed }
      const { words } = await callApi<typeof updateCustomLabels>({ method: 'PATCH', path: PATH, body })
      reset(toFields(defaults, words[language] ?? {}))
      return true
    } catch (error) {
      const renamed = renameFields(error, (field) => toFieldName(field.replace(/^words\./, '')))
      // The field has to be shown.
      setSearch('')
      showServerErrors(form, renamed, Object.keys(fields))
      toastError(tCommon('saveFailed'), error)
      return false
    }
  }
  const { leave } = useSettingsPart(
    { place: PLACE, save: () => submitPart(form.handleSubmit, send) },
    isDirty,
  )

  return (
    <Form {...form}>
      <div className="grid gap-6">
        <LanguageChoice
          label={t('language')}
          value={language}
          onChange={(next) => leave(() => onLanguageChange(next))}
          options={listLanguages()}
        />
        <div className="grid gap-1.5">
          <Input
            type="search"
            aria-label={t('search')}
            aria-describedby={hint}
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            // Saves nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p id={hint} className="text-caption text-muted-foreground">
            {t('hint')}
          </p>
        </div>
        {defaults && (
          <LabelGroups
            groups={groupLabels(defaults, mayChangeBank)}
            language={language}
            isMatch={(key, word) => matches(word) || matches(form.getValues(toFieldName(key)))}
            isFiltered={search.trim() !== ''}
          />
        )}
      </div>
    </Form>
  )
}

interface LabelGroupsProps {
  groups: LabelGroup[]
  language: Language
  isMatch: (key: string, word: string) => boolean
  /** True to open all groups and show only matching labels. */
  isFiltered: boolean
}

/** Fields of the labels; the first group is open. */
function LabelGroups({ groups, language, isMatch, isFiltered }: LabelGroupsProps) {
  const t = useTranslations('settings.words')
  const shown = groups.flatMap(({ name, words }) => {
    const matching = isFiltered ? words.filter(([key, word]) => isMatch(key, word)) : words
    return matching.length > 0 ? [{ name, words: matching }] : []
  })
  if (shown.length === 0) return <p className="text-muted-foreground">{t('nothingFound')}</p>
  return (
    <div className="divide-y border-y">
      {shown.map(({ name, words }) => (
        // Mounted anew for a search, which opens it.
        <details key={`${name} ${isFiltered}`} open={isFiltered || name === 'sheet'} className="py-3">
          <summary className="touch-target cursor-pointer py-1 font-semibold">{t(`group.${name}`)}</summary>
          <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {words.map(([key, word]) => (
              <LabelField key={key} name={key} word={word} language={language} />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

function LabelField({ name, word, language }: { name: string; word: string; language: Language }) {
  const { control } = useFormContext<Labels>()
  return (
    <LabeledField isPrinted control={control} name={toFieldName(name)} label={word}>
      {(field) =>
        isMultiline(name) ? (
          <Textarea {...field} lang={language} rows={2} maxLength={getMaxLabelLength(name)} />
        ) : (
          <Input {...field} lang={language} maxLength={getMaxLabelLength(name)} autoComplete="off" />
        )
      }
    </LabeledField>
  )
}

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { REMINDER_PLACEHOLDERS } from '@/lib/business/reminder-choices'
import { type Language, DEFAULT_LANGUAGE } from '@/lib/core/languages'
import type { ReminderMessage } from '@/lib/reminders/reminders-response'
import { type TextFields, useTextsForm } from './use-texts-form'
import { useEffect, useState } from 'react'
import { catalogue } from '@/lib/i18n/documents/en'
import { Form } from '@/components/ui/form'

/** Before or after the due date. */
type ReminderPhase = 'before' | 'after'

/** The product's texts of reminders, used unless the business has its own. */
export type DefaultReminderTexts = Record<ReminderPhase, ReminderMessage>

export type ReminderTextFields = Pick<
  TextFields,
  'beforeSubject' | 'beforeMessage' | 'afterSubject' | 'afterMessage'
>

const TEXTS = [
  { subject: 'beforeSubject', message: 'beforeMessage', phase: 'before' },
  { subject: 'afterSubject', message: 'afterMessage', phase: 'after' },
] as const

/** Returns the default texts by field name. */
export const toReminderTextFields = ({ before, after }: DefaultReminderTexts): ReminderTextFields => ({
  beforeSubject: before.subject,
  beforeMessage: before.message,
  afterSubject: after.subject,
  afterMessage: after.message,
})

/** Texts of reminders: one until the due date, one after it. `lang`: their language. */
export function ReminderTexts({ lang }: { lang: Language }) {
  const t = useTranslations('settings.reminders')
  const { control } = useFormContext<ReminderTextFields>()
  const texts = TEXTS.map(({ subject, message, phase }) => (
    <fieldset key={subject} className="grid content-start gap-4 border-t pt-5">
      <legend className="float-left mb-1 font-semibold">{t(phase)}</legend>
      <LabeledField control={control} name={subject} label={t('subject')} className="clear-both">
        {(field) => <Input {...field} lang={lang} maxLength={200} autoComplete="off" />}
      </LabeledField>
      <LabeledField
        control={control}
        name={message}
        label={t('message')}
        description={t('messageHint', { placeholders: REMINDER_PLACEHOLDERS.join(', ') })}
      >
        {(field) => <Textarea {...field} lang={lang} rows={8} maxLength={5000} />}
      </LabeledField>
    </fieldset>
  ))
  return <div className="grid gap-5 @3xl/reminders:grid-cols-2 @3xl/reminders:gap-x-8">{texts}</div>
}

/** Returns the default reminder texts in a language; null until loaded. */
export function useDefaultReminderTexts(language: Language): DefaultReminderTexts | null {
  const [loaded, setLoaded] = useState<{ language: Language; reminder: DefaultReminderTexts } | null>(null)
  const isEnglish = language === DEFAULT_LANGUAGE
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/i18n/load-messages')
      .then(({ loadMailMessages }) => loadMailMessages({ language }))
      .then(({ mail: { reminder } }) => stale || setLoaded({ language, reminder }))
    return () => {
      stale = true
    }
  }, [language, isEnglish])
  if (isEnglish) return catalogue.mail.reminder
  return loaded?.language === language ? loaded.reminder : null
}

const PLACE = { tab: 'invoices', section: 'reminders' } as const

interface TranslatedReminderTextsProps {
  language: Language
  onDirtyChange: (isDirty: boolean) => void
}

/** Reminder texts in a language other than the business's, at first the product's. */
export function TranslatedReminderTexts({ language, onDirtyChange }: TranslatedReminderTextsProps) {
  const defaults = useDefaultReminderTexts(language)
  return defaults && <Texts language={language} onDirtyChange={onDirtyChange} defaults={defaults} />
}

function Texts({
  language,
  onDirtyChange,
  defaults,
}: TranslatedReminderTextsProps & { defaults: DefaultReminderTexts }) {
  const { form, isLoaded } = useTextsForm(
    { language, place: PLACE, defaults: toReminderTextFields(defaults) },
    onDirtyChange,
  )
  if (!isLoaded) return null
  return (
    <Form {...form}>
      <ReminderTexts lang={language} />
    </Form>
  )
}

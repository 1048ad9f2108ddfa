'use client'

import { useTranslations } from 'next-intl'
import { useForm, useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Form, FormField } from '@/components/ui/form'
import type { Language } from '@/lib/core/languages'
import type { updateReminders } from '@/lib/api/definitions/reminders'
import { callApi } from '@/lib/platform/http/api-client'
import type { Reminders, CustomReminderTexts } from '@/lib/reminders/reminders-response'
import { createLazyResolver } from '../../lazy-resolver'
import { HourSelect } from './hour-select'
import {
  ReminderTexts,
  type DefaultReminderTexts,
  toReminderTextFields,
  type ReminderTextFields,
  TranslatedReminderTexts,
} from './reminder-texts'
import { TextsLanguageSelect } from './texts-language-select'
import { submitPart, useSettingsPart } from '../settings-parts'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import { REMINDER_DAYS } from '@/lib/business/reminder-choices'
import { toastError } from '@/components/shared/toast-error'

/** Fields of the reminders form; texts are the default ones unless customised. */
type ReminderFields = ReminderTextFields & { days: number[]; hour: number }

function toReminderFields(
  { days, hour, before, after }: Reminders,
  defaults: DefaultReminderTexts,
): ReminderFields {
  const texts = toReminderTextFields(defaults)
  return {
    days,
    hour,
    beforeSubject: before.subject ?? texts.beforeSubject,
    beforeMessage: before.message ?? texts.beforeMessage,
    afterSubject: after.subject ?? texts.afterSubject,
    afterMessage: after.message ?? texts.afterMessage,
  }
}

/** Returns null for an unchanged default text, so that it follows when the default changes. */
function toReminders(fields: ReminderFields, defaults: DefaultReminderTexts) {
  const toCustomText = (text: string, defaultsText: string) => (text.trim() === defaultsText ? null : text)
  const toWords = (
    subject: string,
    message: string,
    defaultsText: DefaultReminderTexts['before'],
  ): CustomReminderTexts => ({
    subject: toCustomText(subject, defaultsText.subject),
    message: toCustomText(message, defaultsText.message),
  })
  return {
    days: REMINDER_DAYS.filter((day) => fields.days.includes(day)),
    hour: fields.hour,
    before: toWords(fields.beforeSubject, fields.beforeMessage, defaults.before),
    after: toWords(fields.afterSubject, fields.afterMessage, defaults.after),
  }
}

/** Maps an API field to a form field: `before.message` is `beforeMessage`. */
const toFieldName = (field: string): string =>
  field.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase())

const check = createLazyResolver<ReminderFields, 'reminders'>('reminders')

interface RemindersCardProps {
  reminders: Reminders
  defaults: DefaultReminderTexts
  /** Language of the business. */
  language: Language
  /** True if texts in other languages can be entered. */
  offersLanguages: boolean
}

const PLACE = { tab: 'invoices', section: 'reminders' } as const

/** Days, time and texts of reminders. */
export function RemindersCard({ reminders, defaults, language, offersLanguages }: RemindersCardProps) {
  const t = useTranslations('settings.reminders')
  const form = useForm({
    resolver: check,
    defaultValues: toReminderFields(reminders, defaults),
  })
  const { control, formState } = form

  const send = async () => {
    const fields = form.getValues()
    try {
      const body = toReminders(fields, defaults)
      const saved = await callApi<typeof updateReminders>({
        method: 'PATCH',
        path: '/api/user/reminders',
        body,
      })
      form.reset(toReminderFields(saved, defaults))
      return true
    } catch (error) {
      showServerErrors(
        form,
        renameFields(error, toFieldName),
        Object.keys(fields) as (keyof ReminderFields)[],
      )
      toastError(t('saveFailed'), error)
      return false
    }
  }
  useSettingsPart({ place: PLACE, save: () => submitPart(form.handleSubmit, send) }, formState.isDirty)
  const texts = <ReminderTexts lang={language} />

  return (
    <Form {...form}>
      <Card className="@container/reminders">
        <CardHeader>
          <CardTitle>{t('title')}</CardTitle>
          <CardDescription>{t('description')}</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-5">
          <ReminderDays />
          <LabeledField
            control={control}
            name="hour"
            label={t('hour')}
            description={t('hourHint')}
            className="sm:max-w-80"
          >
            {(field) => <HourSelect {...field} />}
          </LabeledField>
          {offersLanguages ? (
            <TextsLanguageSelect
              label={t('textsIn')}
              hint={t('textsHint')}
              defaultLanguage={language}
              renderTexts={(other, onDirtyChange) => (
                <TranslatedReminderTexts key={other} language={other} onDirtyChange={onDirtyChange} />
              )}
            >
              {texts}
            </TextsLanguageSelect>
          ) : (
            texts
          )}
        </CardContent>
      </Card>
    </Form>
  )
}

function ReminderDays() {
  const t = useTranslations('settings.reminders')
  const { control } = useFormContext<{ days: number[] }>()
  return (
    <FormField
      control={control}
      name="days"
      render={({ field: { value, onChange } }) => (
        <fieldset>
          <Label asChild className="mb-2">
            <legend>{t('when')}</legend>
          </Label>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 @3xl/reminders:grid-cols-4">
            {REMINDER_DAYS.map((day) => (
              <label key={day} className="touch-target flex items-center gap-2.5">
                <Checkbox
                  checked={value.includes(day)}
                  onCheckedChange={(checked) =>
                    onChange(REMINDER_DAYS.filter((one) => (one === day ? checked : value.includes(one))))
                  }
                />
                {day < 0
                  ? t('daysBefore', { days: -day })
                  : day > 0
                    ? t('daysAfter', { days: day })
                    : t('onDueDate')}
              </label>
            ))}
          </div>
          {value.length === 0 && <p className="text-caption text-muted-foreground mt-2">{t('noneHint')}</p>}
        </fieldset>
      )}
    />
  )
}

import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { REMINDER_PLACEHOLDERS } from '@/lib/business/reminder-choices'
import type { Language } from '@/lib/core/languages'
import type { ReminderMessage } from '@/lib/reminders/reminders-response'
import type { TextFields } from './use-texts-form'

/** Before or after the due date. */
type ReminderPhase = 'before' | 'after'

/** Texts of reminders without custom ones. */
export type DefaultReminderTexts = Record<ReminderPhase, ReminderMessage>

export type ReminderTextFields = Pick<
  TextFields,
  'beforeSubject' | 'beforeMessage' | 'afterSubject' | 'afterMessage'
>

const TEXTS = [
  { subject: 'beforeSubject', message: 'beforeMessage', title: 'Up to the due date' },
  { subject: 'afterSubject', message: 'afterMessage', title: 'Once it is overdue' },
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
  const { control } = useFormContext<ReminderTextFields>()
  return TEXTS.map(({ subject, message, title }) => (
    <fieldset key={subject} className="grid gap-4 border-t pt-5">
      <legend className="float-left mb-1 font-semibold">{title}</legend>
      <LabeledField control={control} name={subject} label="Subject" className="clear-both">
        {(field) => <Input {...field} lang={lang} maxLength={200} autoComplete="off" />}
      </LabeledField>
      <LabeledField
        control={control}
        name={message}
        label="Message"
        description={`Filled in for each invoice: ${REMINDER_PLACEHOLDERS.join(', ')}`}
      >
        {(field) => <Textarea {...field} lang={lang} rows={8} maxLength={5000} />}
      </LabeledField>
    </fieldset>
  ))
}

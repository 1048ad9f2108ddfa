import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { REMINDER_PLACEHOLDERS } from '@/lib/business/reminder-choices'
import type { Language } from '@/lib/kernel/languages'
import type { ReminderWords } from '@/lib/reminders/types'

/** The two texts of a reminder. */
export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

/** What reminders say where the user has written nothing else. */
export type StandardReminders = Record<Side, ReminderWords>

const LABELS: Record<Side, string> = {
  before: 'Up to the due date',
  after: 'Once it is overdue',
}

interface ReminderTextsProps {
  texts: Record<Side, ReminderWords>
  onChange: (side: Side, words: Partial<ReminderWords>) => void
  /** What is wrong, by `before.message` and the like. */
  errors: Record<string, string[]>
  /** What they are written in. */
  lang: Language
}

/** What reminders say: one text up to the due date, one after it. */
export const ReminderTexts = ({ texts, onChange, errors, lang }: ReminderTextsProps) =>
  SIDES.map((side) => (
    <fieldset key={side} className="grid gap-4 border-t pt-5">
      <legend className="float-left mb-1 font-semibold">{LABELS[side]}</legend>
      <FormField label="Subject" error={errors[`${side}.subject`]?.[0]} className="clear-both">
        <Input
          lang={lang}
          maxLength={200}
          autoComplete="off"
          value={texts[side].subject}
          onChange={(event) => onChange(side, { subject: event.target.value })}
        />
      </FormField>
      <FormField
        label="Message"
        error={errors[`${side}.message`]?.[0]}
        hint={`Filled in for each invoice: ${REMINDER_PLACEHOLDERS.join(', ')}`}
      >
        <Textarea
          lang={lang}
          rows={8}
          maxLength={5000}
          value={texts[side].message}
          onChange={(event) => onChange(side, { message: event.target.value })}
        />
      </FormField>
    </fieldset>
  ))

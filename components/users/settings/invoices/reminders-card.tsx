'use client'

import { useRouter } from 'next/navigation'
import { useState, type KeyboardEvent } from 'react'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/legacy/checkbox'
import { FormField } from '@/components/ui/legacy/form-field'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/legacy/select'
import { toast } from '@/components/hooks/use-toast'
import type { Language } from '@/lib/kernel/languages'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import { hourLabel, REMINDER_DAYS, reminderLabel } from '@/lib/business/reminder-choices'
import type { OwnWords, Reminders, ReminderWords } from '@/lib/reminders/types'
import { ReminderTexts, type Side, type StandardReminders } from './reminder-texts'
import { ReminderTextsIn } from './reminder-texts-in'
import { TextsLanguage } from './texts-language'

export type { Reminders }

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

type Fields = Omit<Reminders, Side> & Record<Side, ReminderWords>

interface RemindersCardProps {
  reminders: Reminders
  standard: StandardReminders
  /** The business's own language. */
  language: Language
  /** Whether reminders may want others. */
  offersLanguages: boolean
}

/** When clients are reminded of what is due, and with which words. Kept by a button of its own. */
export function RemindersCard({ reminders, standard, language, offersLanguages }: RemindersCardProps) {
  const router = useRouter()
  const [kept, setKept] = useState(reminders)
  const [fields, setFields] = useState(() => fieldsOf(reminders, standard))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [pending, setPending] = useState(false)
  const isChanged = JSON.stringify(fields) !== JSON.stringify(fieldsOf(kept, standard))
  useUnsaved(isChanged)
  const change = (some: Partial<Fields>) => setFields({ ...fields, ...some })

  const toggle = (day: number, on: boolean) =>
    change({ days: REMINDER_DAYS.filter((one) => (one === day ? on : fields.days.includes(one))) })

  const save = async () => {
    setPending(true)
    setErrors({})
    try {
      const body = bodyOf(fields, standard)
      const saved = await apiFetch<Reminders>('/api/user/reminders', { method: 'PATCH', body })
      setKept(saved)
      setFields(fieldsOf(saved, standard))
      router.refresh()
      toast({
        title: 'Reminders saved',
        description: saved.days.length > 0 ? undefined : 'No reminders will be sent automatically.',
      })
    } catch (thrown) {
      if (thrown instanceof ApiError) setErrors(thrown.errors)
      toast({ title: 'Failed to save reminders', description: messageOf(thrown), variant: 'destructive' })
    }
    setPending(false)
  }

  /** Enter in a single line means this card, which has a button of its own, and not the form that lies around it. */
  const saveByEnter = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent
    if (event.key !== 'Enter' || isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isChanged && !pending) void save()
  }

  const texts = (
    <ReminderTexts
      lang={language}
      texts={fields}
      onChange={(side, words) => change({ [side]: { ...fields[side], ...words } })}
      errors={errors}
    />
  )

  return (
    <Card onKeyDown={saveByEnter}>
      <CardHeader>
        <CardTitle>Reminders</CardTitle>
        <CardDescription>
          Automatic e-mails about unpaid invoices, sent on the days you choose.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5">
        <fieldset>
          <Label asChild className="mb-2">
            <legend>When</legend>
          </Label>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {REMINDER_DAYS.map((day) => (
              <label key={day} className="touch-target flex items-center gap-2.5">
                <Checkbox
                  checked={fields.days.includes(day)}
                  onChange={(event) => toggle(day, event.target.checked)}
                />
                {reminderLabel(day)}
              </label>
            ))}
          </div>
        </fieldset>
        <FormField
          label="Send at"
          hint="In your time zone. Anyone copied on the invoice is copied on its reminders."
          error={errors.hour?.[0]}
          className="sm:max-w-80"
        >
          <Select
            value={String(fields.hour)}
            onChange={(event) => change({ hour: Number(event.target.value) })}
          >
            {HOURS.map((hour) => (
              <option key={hour} value={hour}>
                {hourLabel(hour)}
              </option>
            ))}
          </Select>
        </FormField>
        {offersLanguages ? (
          <TextsLanguage
            label="Reminder texts in"
            hint="A reminder speaks the language of its invoice."
            own={language}
            others={(other, onTyped) => <ReminderTextsIn key={other} language={other} onTyped={onTyped} />}
          >
            {texts}
          </TextsLanguage>
        ) : (
          texts
        )}
        <Button
          variant="outline"
          className="justify-self-end"
          disabled={!isChanged}
          loading={pending}
          onClick={save}
        >
          Save reminders
        </Button>
      </CardContent>
    </Card>
  )
}

function fieldsOf({ days, hour, ...texts }: Reminders, standard: StandardReminders): Fields {
  const wordsOf = (side: Side): ReminderWords => ({
    subject: texts[side].subject ?? standard[side].subject,
    message: texts[side].message ?? standard[side].message,
  })
  return { days, hour, before: wordsOf('before'), after: wordsOf('after') }
}

/** What stayed, or became again, the product's own words is kept as such: it follows when they change. */
function bodyOf(fields: Fields, standard: StandardReminders): Reminders {
  const own = (side: Side): OwnWords => {
    const { subject, message } = standard[side]
    const written = fields[side]
    return {
      subject: written.subject.trim() === subject ? null : written.subject,
      message: written.message.trim() === message ? null : written.message,
    }
  }
  return { days: fields.days, hour: fields.hour, before: own('before'), after: own('after') }
}

'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { FormField } from '@/components/ui/form-field'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { ApiError, apiFetch, messageOf } from '@/lib/http/client'
import {
  DEFAULT_REMINDER,
  REMINDER_DAYS,
  REMINDER_PLACEHOLDERS,
  reminderLabel,
} from '@/lib/reminders/choices'

export interface Reminders {
  days: number[]
  message: string | null
}

/** When clients are reminded of what is due, and with which words. Kept by a button of its own. */
export function RemindersCard({ reminders }: { reminders: Reminders }) {
  const router = useRouter()
  const [kept, setKept] = useState(reminders)
  const [days, setDays] = useState(reminders.days)
  const [message, setMessage] = useState(reminders.message ?? DEFAULT_REMINDER)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const isChanged = days.join() !== kept.days.join() || message !== (kept.message ?? DEFAULT_REMINDER)

  const toggle = (day: number, on: boolean) =>
    setDays(REMINDER_DAYS.filter((one) => (one === day ? on : days.includes(one))))

  const save = async () => {
    setPending(true)
    setError(undefined)
    try {
      const body = { days, message: message.trim() === DEFAULT_REMINDER ? null : message }
      setKept(await apiFetch<Reminders>('/api/user/reminders', { method: 'PATCH', body }))
      router.refresh()
      toast({
        title: 'Reminders saved',
        description: days.length > 0 ? undefined : 'Nobody is reminded of anything.',
      })
    } catch (thrown) {
      if (thrown instanceof ApiError) setError(thrown.errors.message?.[0])
      toast({ title: 'Failed to save reminders', description: messageOf(thrown), variant: 'destructive' })
    }
    setPending(false)
  }

  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>Reminders</CardTitle>
          <CardDescription>
            Sent by e-mail for what is sent and not paid. None, unless you choose when.
          </CardDescription>
        </div>
      </CardHeader>
      <CardContent className="grid gap-5">
        <fieldset>
          <legend className="ui-label mb-2">When</legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {REMINDER_DAYS.map((day) => (
              <label key={day} className="touch-target flex items-center gap-2.5">
                <Checkbox
                  checked={days.includes(day)}
                  onChange={(event) => toggle(day, event.target.checked)}
                />
                {reminderLabel(day)}
              </label>
            ))}
          </div>
        </fieldset>
        <FormField
          label="Reminder text"
          error={error}
          hint={`Filled in for each invoice: ${REMINDER_PLACEHOLDERS.join(', ')}`}
        >
          <Textarea
            rows={8}
            maxLength={5000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </FormField>
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

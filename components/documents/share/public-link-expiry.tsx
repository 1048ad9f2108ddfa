'use client'

import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { FormField } from '@/components/ui/form-field'
import { proseDay, type Day } from '@/lib/kernel/dates'
import { messageOf } from '@/lib/platform/http/client'

interface LinkExpiryProps {
  expiresOn: Day | null
  today: Day
  onSave: (expiresOn: Day | null) => Promise<void>
}

/** The last day the link works on, if there is to be one. */
export function LinkExpiry({ expiresOn, today, onSave }: LinkExpiryProps) {
  const [day, setDay] = useState(expiresOn ?? '')
  const [error, setError] = useState('')
  const [saving, setSaving] = useState(false)
  const isOver = expiresOn !== null && expiresOn < today

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setError('')
    try {
      await onSave(day || null)
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setSaving(false)
    }
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col items-start gap-2">
      {isOver && (
        <p className="text-caption text-destructive">
          The link stopped working after {proseDay(expiresOn)}. Choose a later day or create a new link.
        </p>
      )}
      <FormField
        label="Last day (optional)"
        hint={!expiresOn && 'Without one, the link works until you revoke it.'}
        error={error}
        className="w-full"
      >
        <DateInput min={today} value={day} onChange={(event) => setDay(event.target.value)} />
      </FormField>
      {day !== (expiresOn ?? '') && (
        <Button type="submit" variant="outline" size="sm" loading={saving}>
          {day ? 'Save last day' : 'Remove last day'}
        </Button>
      )}
    </form>
  )
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import { ApiError, apiFetch, messageOf } from '@/lib/http/client'
import { scheduleSchema, type ScheduleInput } from '@/lib/recurring/schema'
import { FREQUENCY_LABELS, type Schedule } from '@/lib/recurring/types'
import { NextDates } from './next-dates'

type Fields = {
  frequency: ScheduleInput['frequency']
  every: number
  startsOn: string
  endsOn: string
  maxRuns: number | null
  autoSend: boolean
}

interface ScheduleDialogProps {
  invoiceId: number
  schedule: Schedule | null
  startsOn: string
  onClose: () => void
  onSaved: () => void
}

const whole = (text: unknown) => (text === '' || text === null ? null : Number(text))

/** How often, until when, and whether what is written is sent at once. */
export function ScheduleDialog({ invoiceId, schedule, startsOn, onClose, onSaved }: ScheduleDialogProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<Fields, unknown, ScheduleInput>({
    resolver: zodResolver(scheduleSchema) as never,
    defaultValues: {
      frequency: schedule?.frequency ?? 'MONTHLY',
      every: schedule?.every ?? 1,
      startsOn: schedule?.startsOn ?? startsOn,
      endsOn: schedule?.endsOn ?? '',
      maxRuns: schedule?.maxRuns ?? null,
      autoSend: schedule?.autoSend ?? false,
    },
  })
  const { errors, isSubmitting } = formState
  const [frequency, every, first, endsOn, maxRuns] = useWatch({
    control,
    name: ['frequency', 'every', 'startsOn', 'endsOn', 'maxRuns'],
  })

  const save = async (input: ScheduleInput) => {
    try {
      await apiFetch(`/api/invoices/${invoiceId}/schedule`, { method: 'PATCH', body: input })
    } catch (error) {
      toast({ title: 'Failed to save the schedule', description: messageOf(error), variant: 'destructive' })
      if (error instanceof ApiError)
        for (const [field, [message]] of Object.entries(error.errors))
          setError(field as keyof Fields, { message }, { shouldFocus: true })
      return
    }
    toast({ title: 'Schedule saved' })
    onSaved()
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Schedule</DialogTitle>
            <DialogDescription>
              Each new invoice is a copy of this one, with its own number and dates. {'{month}'},{' '}
              {'{quarter}'}, {'{year}'} and {'{date}'} in its texts are filled in.
            </DialogDescription>
          </DialogHeader>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label="Repeats" error={errors.frequency?.message}>
              <Select {...register('frequency')}>
                {Object.entries(FREQUENCY_LABELS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </FormField>
            <FormField label="Every" error={errors.every?.message}>
              <Input {...register('every', { setValueAs: Number })} type="number" min={1} max={99} />
            </FormField>
            <FormField required label="First date" error={errors.startsOn?.message}>
              <DateInput {...register('startsOn')} />
            </FormField>
            <FormField label="Last date" error={errors.endsOn?.message} hint="Empty: it does not end.">
              <DateInput {...register('endsOn')} />
            </FormField>
            <FormField label="At most so many" error={errors.maxRuns?.message} hint="Empty: no limit.">
              <Input {...register('maxRuns', { setValueAs: whole })} type="number" min={1} max={999} />
            </FormField>
          </div>
          <label className="flex w-fit items-center gap-2.5">
            <Checkbox {...register('autoSend')} />
            Send each one by e-mail at once
          </label>
          <NextDates
            rule={{
              frequency,
              every: Number(every),
              startsOn: first,
              endsOn: endsOn || null,
              maxRuns: whole(maxRuns),
            }}
            written={schedule?.written ?? 0}
          />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting} loadingText="Saving...">
              Save schedule
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { toFieldName } from '@/components/documents/form/field-errors'
import { schemaResolver } from '@/components/documents/form/schema-resolver'
import { useDateFormat } from '@/components/shared/format-settings'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/hooks/use-toast'
import type { Day } from '@/lib/core/dates'
import type { saveSchedule } from '@/lib/api/definitions/series'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { scheduleSchema, type ScheduleInput } from '@/lib/documents/recurrence/schema'
import { RecurrenceFieldset } from '@/components/documents/form/recurrence/recurrence-fieldset'
import {
  toRecurrenceFields,
  toRecurrenceInput,
  type RecurrenceFields,
} from '@/components/documents/form/recurrence/recurrence-values'
import { toastError } from '@/components/shared/toast-error'

interface ScheduleDialogProps {
  invoiceId: number
  /** Start date of the schedule. */
  startsOn: Day
  /** Issue date of the first invoice. */
  issueDate: Day
  today: Day
  onClose: () => void
  onSaved: () => void
}

const toScheduleInput = (fields: RecurrenceFields) => ({
  ...toRecurrenceInput(fields),
  startsOn: fields.recurringDate,
})

/** Makes an invoice recurring: interval, end, and whether new invoices are sent at once. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { invoiceId, startsOn, issueDate, today, onClose, onSaved } = props
  const t = useTranslations('recurring.dialog')
  const tCommon = useTranslations('common')
  const { pattern } = useDateFormat()
  const form = useForm<RecurrenceFields, unknown, ScheduleInput>({
    resolver: useMemo(() => schemaResolver(scheduleSchema, toScheduleInput, pattern), [pattern]),
    defaultValues: toRecurrenceFields(null, startsOn),
  })
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)

  const save = async (body: ScheduleInput) => {
    try {
      await callApi<typeof saveSchedule>({
        method: 'PATCH',
        path: `/api/invoices/${invoiceId}/schedule`,
        body,
      })
    } catch (error) {
      toastError(t('failed'), error)
      if (error instanceof ApiError)
        for (const [field, [message]] of Object.entries(error.errors))
          form.setError(toFieldName(field) as keyof RecurrenceFields, { message }, { shouldFocus: true })
      return
    }
    toast({ title: t('done') })
    onSaved()
    onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-lg">
        <Form {...form}>
          <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription>{t('intro')}</DialogDescription>
            </DialogHeader>
            <RecurrenceFieldset today={today} issueDate={issueDate} />
            <DialogFooter>
              <Button variant="outline" onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={isSubmitting} loadingText={tCommon('saving')}>
                {t('submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

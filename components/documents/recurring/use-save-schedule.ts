'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { get, type FieldErrors, type Path, type UseFormReturn } from 'react-hook-form'
import { toFieldName } from '@/components/documents/form/field-errors'
import { toast } from '@/components/hooks/use-toast'
import type { saveSeries } from '@/lib/api/definitions/series'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import type { RecurringScheduleInput } from '@/lib/recurring/schedules/recurring-schedule-schema'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleFields } from './schedule-values'
import { useFormats } from '@/components/shared/formats'
import { toastError } from '@/components/shared/toast-error'

interface Options {
  id: number
  /** True if saving restarts a schedule that has ended. */
  isRestart: boolean
  form: UseFormReturn<ScheduleFields, unknown, RecurringScheduleInput>
  element: RefObject<HTMLFormElement | null>
  onSaved: (series: RecurringSchedule) => void
}

/** Saves a schedule. Runs one at a time and shows each error where it can be fixed. */
export function useSaveSchedule({ id, isRestart, form, element, onSaved }: Options) {
  const t = useTranslations('recurring.form')
  const formats = useFormats()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  // A second click can arrive before the first one is rendered.
  const busy = useRef(false)

  /** Focuses the first invalid field in page order. */
  const focusFirstInvalid = (isInvalid: (name: string) => boolean) =>
    [...(element.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
      .find((field) => isInvalid(field.getAttribute('name')!))
      ?.focus()

  const showInvalid = (errors: FieldErrors<ScheduleFields>) =>
    focusFirstInvalid((name) => Boolean(get(errors, name)))

  const save = async (input: RecurringScheduleInput) => {
    try {
      const series = await callApi<typeof saveSeries>({
        method: 'PATCH',
        path: `/api/series/${id}`,
        // Without the parts, an unchanged rate would keep the stored ones.
        body: { ...input, taxParts: input.taxParts ?? null },
      })
      const [next] = series.nextDates
      toast(
        isRestart && next
          ? { title: t('restarted'), description: t('restartedHint', { date: formats.inlineDay(next) }) }
          : { title: t('done'), description: t('doneHint') },
      )
      onSaved(series)
      router.refresh()
    } catch (error) {
      toastError(t('failed'), error)
      if (!(error instanceof ApiError)) return
      const errors = Object.entries(error.errors).map(
        ([name, [message]]) => [toFieldName(name) as Path<ScheduleFields>, message] as const,
      )
      for (const [field, message] of errors) form.setError(field, { type: 'server', message })
      if (error.status === 409 && errors.length === 0) setConflict(error.message)
      focusFirstInvalid((name) => errors.some(([field]) => field === name))
    }
  }

  const run = async () => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await form.handleSubmit(save, showInvalid)()
    } catch (error) {
      // The validation code could not be loaded.
      toastError(t('failed'), error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { pending, conflict, run }
}

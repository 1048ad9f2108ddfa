'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Repeat } from 'lucide-react'
import { useFormats } from '@/components/shared/formats'
import { Button } from '@/components/ui/button'
import { parseCount } from '@/lib/core/money/parse'
import { isDay } from '@/lib/core/dates'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

/** "Monthly, next on Dec 27, 2026, as drafts": the schedule in the form. */
export function RecurrenceSummary() {
  const formats = useFormats()
  const t = useTranslations('recurrence')
  const { control } = useFormContext<InvoiceFields>()
  const [day, frequency, every, autoSend] = useWatch({
    control,
    name: ['recurringDate', 'frequency', 'every', 'autoSend'],
  })
  return t('summary', {
    interval: t('interval', { frequency, every: parseCount(every) || 1 }),
    date: isDay(day) ? formats.inlineDay(day) : 'none',
    autoSend: String(autoSend),
  })
}

/** Opens the details at the schedule, which is further down the form. */
function showSchedule({ currentTarget }: MouseEvent<HTMLElement>) {
  const date = currentTarget.closest('form')?.querySelector<HTMLElement>('[name=recurringDate]')
  const details = date?.closest('details')
  if (details) details.open = true
  date?.focus()
}

/** Schedule of a recurring invoice beside its dates; nothing for any other. */
export function RecurrenceNotice() {
  const t = useTranslations('recurrence')
  const { control } = useFormContext<InvoiceFields>()
  const type = useWatch({ control, name: 'invoiceType' })
  if (type !== 'RECURRING') return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t pt-3">
      <Repeat className="text-muted-foreground size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <RecurrenceSummary />
      </span>
      <Button variant="link" className="h-auto p-0" onClick={showSchedule}>
        {t('change')}
      </Button>
    </p>
  )
}

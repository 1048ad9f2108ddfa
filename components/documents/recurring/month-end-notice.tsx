'use client'

import { getDate } from 'date-fns'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toDate } from '@/lib/core/dates'
import type { Schedule, RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import { useScheduleActions } from './use-schedule-actions'
import { useFormats } from '@/components/shared/formats'

/** Offers to restore a schedule that drifted from the end of the month to an earlier day; otherwise renders nothing. */
export function MonthEndNotice({
  series,
}: {
  series: Schedule & Pick<RecurringSchedule, 'monthEndCorrection'>
}) {
  const formats = useFormats()
  const t = useTranslations('recurring.monthEnd')
  const format = useFormatter()
  const { pending, act } = useScheduleActions(series)
  const { monthEndCorrection: correction, startsOn } = series
  if (!correction) return null
  return (
    <section
      aria-label={t('label')}
      className="bg-warning-soft grid gap-3 rounded-lg px-4 py-3 sm:flex sm:items-center sm:justify-between"
    >
      <p>
        {t('explanation', {
          original: correction.dayOfMonth,
          current: getDate(toDate(startsOn)),
          dates: format.list(correction.nextDates.map(formats.inlineDay)),
        })}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="shrink-0"
        loading={pending === 'month-end'}
        disabled={pending !== null}
        onClick={() => void act('month-end')}
      >
        {t('restore', { original: correction.dayOfMonth })}
      </Button>
    </section>
  )
}

'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import { ScheduleCard, type ScheduleSummary } from './schedule-card'
import { ScheduleForm, type ScheduleFormProps } from './schedule-form'

interface EndedScheduleProps extends Omit<ScheduleFormProps, 'children' | 'onCancel'> {
  /** Its state as the card shows it. */
  schedule: Schedule
  summary: ScheduleSummary
}

/** A recurring schedule that has ended, with its invoices. Its form opens only to restart it. */
export function EndedSchedule({ schedule, summary, ...form }: EndedScheduleProps) {
  const [isRestarting, setRestarting] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const cancel = () => {
    flushSync(() => setRestarting(false))
    element.current?.querySelector('button')?.focus()
  }
  if (isRestarting)
    return (
      <ScheduleForm {...form} onCancel={cancel}>
        <ScheduleCard schedule={schedule} summary={summary} />
      </ScheduleForm>
    )
  return (
    <div ref={element} className="grid max-w-3xl gap-4">
      <ScheduleCard schedule={schedule} summary={summary} onRestart={() => setRestarting(true)} />
      {form.invoices}
    </div>
  )
}

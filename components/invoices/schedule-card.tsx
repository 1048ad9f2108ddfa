'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatDay, type Day } from '@/lib/dates'
import type { Schedule, ScheduleStatus } from '@/lib/recurring/types'
import { useSchedule } from './use-schedule'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)
const ScheduleDialog = lazy(() =>
  import('./schedule-dialog').then((module) => ({ default: module.ScheduleDialog })),
)

/** A schedule with its texts final. */
export interface ShownSchedule {
  /** "Monthly", "Every 2 weeks". */
  rhythm: string
  nextDates: string[]
}

interface ScheduleCardProps {
  invoiceId: number
  schedule: Schedule | null
  shown: ShownSchedule | null
  /** What a new schedule starts with. */
  startsOn: Day
  today: Day
}

const STATES: Record<ScheduleStatus, { label: string; variant: 'default' | 'secondary' | 'warning' }> = {
  ACTIVE: { label: 'Active', variant: 'default' },
  PAUSED: { label: 'Paused', variant: 'warning' },
  ENDED: { label: 'Ended', variant: 'secondary' },
}

function writtenText({ written, maxRuns }: Schedule): string {
  if (maxRuns !== null) return `${written} of ${maxRuns} written.`
  return written === 0 ? 'None written yet.' : `${written} written so far.`
}

/** When the next invoices of the series are written, and what can be done about it. */
export function ScheduleCard({ invoiceId, schedule, shown, startsOn, today }: ScheduleCardProps) {
  const router = useRouter()
  const { pending, act } = useSchedule(invoiceId, schedule)
  const [open, setOpen] = useState<'change' | Asked | null>(null)

  const button = (action: 'pause' | 'resume' | 'run' | 'skip', label: string) => (
    <Button
      variant="outline"
      size="sm"
      loading={pending === action}
      disabled={pending !== null && pending !== action}
      onClick={() => (action === 'run' || action === 'skip' ? setOpen(action) : void act(action))}
    >
      {label}
    </Button>
  )

  return (
    <Card>
      <CardHeader>
        <CardTitle>Schedule</CardTitle>
        {schedule && <Badge variant={STATES[schedule.status].variant}>{STATES[schedule.status].label}</Badge>}
      </CardHeader>
      <CardContent className="grid gap-3">
        {schedule && shown ? (
          <>
            <p>
              {shown.rhythm}, {schedule.autoSend ? 'sent at once' : 'as a draft'}.{' '}
              <span className="text-muted-foreground">{writtenText(schedule)}</span>
            </p>
            {schedule.problem && <p role="alert">{schedule.problem}</p>}
            {shown.nextDates.length > 0 && (
              <div>
                <p className="text-caption text-muted-foreground">Next dates</p>
                <ol aria-label="Next dates" className="tabular">
                  {shown.nextDates.map((date) => (
                    <li key={date}>{date}</li>
                  ))}
                </ol>
              </div>
            )}
          </>
        ) : (
          <p className="text-caption text-muted-foreground">This invoice does not repeat by itself yet.</p>
        )}
        <div className="flex flex-wrap gap-2">
          {schedule?.status === 'ACTIVE' && button('pause', 'Pause')}
          {schedule?.status === 'PAUSED' && button('resume', 'Resume')}
          {schedule && schedule.status !== 'ENDED' && (
            <>
              {button('run', 'Run now')}
              {button('skip', 'Skip next')}
            </>
          )}
          <Button variant="outline" size="sm" onClick={() => setOpen('change')}>
            {schedule ? 'Change' : 'Set up'}
          </Button>
          {schedule && schedule.status !== 'ENDED' && (
            <Button variant="ghost" size="sm" className="text-destructive" onClick={() => setOpen('end')}>
              End
            </Button>
          )}
        </div>
      </CardContent>
      <Suspense>
        {open === 'change' && (
          <ScheduleDialog
            invoiceId={invoiceId}
            schedule={schedule}
            startsOn={startsOn}
            today={today}
            onClose={() => setOpen(null)}
            onSaved={() => router.refresh()}
          />
        )}
        {open !== null && open !== 'change' && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpen(null)}
            {...question(open, schedule)}
            onConfirm={() => act(open)}
          />
        )}
      </Suspense>
    </Card>
  )
}

/** What can't be taken back is asked about first. */
type Asked = 'run' | 'skip' | 'end'

function question(asked: Asked, schedule: Schedule | null) {
  const day = schedule?.nextDates[0]
  const next = day ? `the invoice of ${formatDay(day)}` : 'the next invoice'
  switch (asked) {
    case 'run':
      return {
        title: `Write ${next} now?`,
        description: schedule?.autoSend
          ? 'It is dated today and sent to your client at once. The series goes on with the day after it.'
          : 'It is dated today and waits for you as a draft. The series goes on with the day after it.',
        confirmLabel: 'Run now',
        variant: 'default' as const,
      }
    case 'skip':
      return {
        title: `Skip ${next}?`,
        description: 'It will not be written, now or later. The series goes on with the day after it.',
        confirmLabel: 'Skip it',
      }
    case 'end':
      return {
        title: 'End this schedule?',
        description: 'No more invoices are written. Those that were stay as they are.',
        confirmLabel: 'End',
      }
  }
}

'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import type { Day } from '@/lib/dates'
import { apiFetch, messageOf } from '@/lib/http/client'
import { isOfADay, type Schedule, type ScheduleAction, type ScheduleStatus } from '@/lib/recurring/types'

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

const DONE: Record<ScheduleAction, string> = {
  pause: 'Schedule paused',
  resume: 'Schedule resumed',
  skip: 'Next invoice skipped',
  run: 'Invoice created',
  end: 'Schedule ended',
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
  const [pending, setPending] = useState<ScheduleAction | null>(null)
  const [open, setOpen] = useState<'change' | 'end' | null>(null)

  /** Says how it went; `false` keeps the question open. */
  const act = async (action: ScheduleAction): Promise<boolean> => {
    setPending(action)
    let isDone = false
    try {
      const path = `/api/invoices/${invoiceId}/schedule/${action}`
      // The day that is shown is the one that is meant, also when somebody was faster.
      const body = isOfADay(action) ? { day: schedule?.nextDates[0] } : undefined
      const { status } = await apiFetch<Schedule>(path, { method: 'POST', body })
      toast({ title: DONE[action === 'resume' && status === 'ENDED' ? 'end' : action] })
      isDone = true
    } catch (error) {
      toast({ title: 'Failed to change the schedule', description: messageOf(error), variant: 'destructive' })
    }
    setPending(null)
    router.refresh()
    return isDone
  }
  const button = (action: ScheduleAction, label: string) => (
    <Button
      variant="outline"
      size="sm"
      loading={pending === action}
      disabled={pending !== null && pending !== action}
      onClick={() => act(action)}
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
        {open === 'end' && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpen(null)}
            title="End this schedule?"
            description="No more invoices are written. Those that were stay as they are."
            confirmLabel="End"
            onConfirm={() => act('end')}
          />
        )}
      </Suspense>
    </Card>
  )
}

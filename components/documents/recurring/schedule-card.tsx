'use client'

import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatDayInline } from '@/lib/core/dates'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleAction, ScheduleStatus } from '@/lib/recurring/schedules/types'
import type { CatchUp } from '@/lib/documents/recurrence/types'
import { useScheduleActions } from './use-schedule-actions'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** Schedule formatted as text. */
export interface ScheduleSummary {
  /** "Monthly", "Every 2 weeks". */
  recurrence: string
  nextDates: string[]
  missedDates: string[]
}

interface ScheduleCardProps {
  schedule: Schedule
  summary: ScheduleSummary
}

export const SCHEDULE_STATUS_BADGES: Record<
  ScheduleStatus,
  { label: string; variant: 'default' | 'secondary' | 'warning' }
> = {
  ACTIVE: { label: 'Active', variant: 'default' },
  PAUSED: { label: 'Paused', variant: 'warning' },
  ENDED: { label: 'Ended', variant: 'secondary' },
}

function formatCreatedCount({ written, maxRuns }: Schedule): string {
  if (maxRuns !== null) return `${written} of ${maxRuns} created.`
  return written === 0 ? 'None created yet.' : `${written} created so far.`
}

/** Next invoices of a schedule, and its actions. */
export function ScheduleCard({ schedule, summary }: ScheduleCardProps) {
  const { pending, act } = useScheduleActions(schedule)
  const [openDialog, setOpenDialog] = useState<ConfirmedAction | null>(null)
  const { status } = schedule
  const missed = summary.missedDates.length > 0

  const button = (
    label: string,
    action: ScheduleAction,
    { needsConfirmation = false, choice }: ActionOptions = {},
  ) => (
    <Button
      variant="outline"
      size="sm"
      loading={pending === `${action} ${choice ?? ''}`.trim()}
      disabled={pending !== null}
      onClick={() =>
        needsConfirmation ? setOpenDialog(action as ConfirmedAction) : void act(action, choice)
      }
    >
      {label}
    </Button>
  )

  return (
    <Card>
      <CardHeader>
        <CardTitle>Schedule</CardTitle>
        <CardAction>
          <Badge variant={SCHEDULE_STATUS_BADGES[status].variant}>
            {SCHEDULE_STATUS_BADGES[status].label}
          </Badge>
        </CardAction>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p>
          {summary.recurrence}, {schedule.autoSend ? 'sent automatically' : 'as a draft'}.{' '}
          <span className="text-muted-foreground">{formatCreatedCount(schedule)}</span>
        </p>
        {schedule.problem && <p role="alert">{schedule.problem}</p>}
        <Dates label="Missed" dates={summary.missedDates} />
        {!missed && <Dates label="Next dates" dates={summary.nextDates} />}
        {status !== 'ENDED' && (
          <div className="flex flex-wrap gap-2">
            {missed ? (
              <>
                {button('Create missed invoices', 'catch-up', { choice: 'EACH' })}
                {summary.missedDates.length > 1 &&
                  button('Create only the latest', 'catch-up', { choice: 'LATEST' })}
                {button('Resume without them', 'resume')}
              </>
            ) : (
              <>
                {status === 'ACTIVE' ? button('Pause', 'pause') : button('Resume', 'resume')}
                {button('Run now', 'run', { needsConfirmation: true })}
                {button('Skip next', 'skip', { needsConfirmation: true })}
              </>
            )}
            <Button
              variant="ghost"
              size="sm"
              className="text-destructive"
              onClick={() => setOpenDialog('end')}
            >
              End
            </Button>
          </div>
        )}
      </CardContent>
      <Suspense>
        {openDialog && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpenDialog(null)}
            {...getConfirmation(openDialog, schedule)}
            onConfirm={() => act(openDialog)}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface ActionOptions {
  /** True if the action needs confirmation. */
  needsConfirmation?: boolean
  /** Missed invoices to create. */
  choice?: CatchUp
}

function Dates({ label, dates }: { label: string; dates: string[] }) {
  if (dates.length === 0) return null
  return (
    <div>
      <p className="text-caption text-muted-foreground">{label}</p>
      <ol aria-label={label} className="tabular-nums">
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ol>
    </div>
  )
}

/** Actions that need confirmation, because they can't be undone. */
type ConfirmedAction = 'run' | 'skip' | 'end'

function getConfirmation(openDialog: ConfirmedAction, schedule: Schedule) {
  const day = schedule.nextDates[0]
  const next = day ? `the ${formatDayInline(day)} invoice` : 'the next invoice'
  switch (openDialog) {
    case 'run':
      return {
        title: `Create ${next} now?`,
        description: schedule.autoSend
          ? 'It will be dated today and sent to your client right away. The schedule continues with the next date.'
          : 'It will be dated today and saved as a draft. The schedule continues with the next date.',
        confirmLabel: 'Run now',
        variant: 'default' as const,
      }
    case 'skip':
      return {
        title: `Skip ${next}?`,
        description: 'It won’t be created. The schedule continues with the next date.',
        confirmLabel: 'Skip it',
      }
    case 'end':
      return {
        title: 'End this schedule?',
        description: 'No more invoices will be created. Existing ones won’t change.',
        confirmLabel: 'End',
      }
  }
}

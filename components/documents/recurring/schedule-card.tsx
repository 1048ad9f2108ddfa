'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ScheduleAction } from '@/lib/recurring/schedules/types'
import type { CatchUp } from '@/lib/documents/recurrence/types'
import { getConfirmation, type ConfirmedAction } from './schedule-confirmation'
import { ScheduleBadge } from './schedule-badge'
import { useScheduleActions } from './use-schedule-actions'
import { useFormats } from '@/components/shared/formats'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** Dates of a schedule formatted as text. */
export interface ScheduleSummary {
  nextDates: string[]
  missedDates: string[]
}

interface ScheduleCardProps {
  schedule: Schedule
  summary: ScheduleSummary
  /** Restarts a schedule that has ended. */
  onRestart?: () => void
}

/** "Monthly, as a draft." */
export function RecurrenceText({ schedule }: Pick<ScheduleCardProps, 'schedule'>) {
  const t = useTranslations('recurring')
  const tRecurrence = useTranslations('recurrence')
  const { frequency, every, autoSend } = schedule
  const recurrence = tRecurrence('interval', { frequency, every })
  return t('sending', { recurrence, autoSend: String(autoSend) })
}

/** Next invoices of a schedule, and its actions. */
export function ScheduleCard({ schedule, summary, onRestart }: ScheduleCardProps) {
  const formats = useFormats()
  const t = useTranslations('recurring')
  const { pending, act } = useScheduleActions(schedule)
  const [openDialog, setOpenDialog] = useState<ConfirmedAction | null>(null)
  const { status, written, maxRuns } = schedule
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
        <CardTitle>{t('card.title')}</CardTitle>
        <CardAction>
          <ScheduleBadge status={status} />
        </CardAction>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p>
          <RecurrenceText schedule={schedule} />{' '}
          <span className="text-muted-foreground">
            {maxRuns === null
              ? t('card.created', { count: written })
              : t('card.createdOf', { count: written, max: maxRuns })}
          </span>
        </p>
        {schedule.problem && <p role="alert">{schedule.problem}</p>}
        <Dates label={t('card.missed')} dates={summary.missedDates} />
        {status !== 'ENDED' && (
          <div className="flex flex-wrap gap-2">
            {missed ? (
              <>
                {button(t('card.createMissed'), 'catch-up', { choice: 'EACH' })}
                {summary.missedDates.length > 1 &&
                  button(t('card.createLatest'), 'catch-up', { choice: 'LATEST' })}
                {button(t('card.skipMissed'), 'resume')}
              </>
            ) : (
              <>
                {status === 'ACTIVE' ? button(t('card.pause'), 'pause') : button(t('card.resume'), 'resume')}
                {button(t('card.run'), 'run', { needsConfirmation: true })}
                {button(t('card.skip'), 'skip', { needsConfirmation: true })}
              </>
            )}
            <Button
              variant="ghost"
              size="sm"
              className="text-destructive"
              onClick={() => setOpenDialog('end')}
            >
              {t('card.end')}
            </Button>
          </div>
        )}
        {onRestart && (
          <Button variant="outline" size="sm" className="w-fit" onClick={onRestart}>
            {t('card.restart')}
          </Button>
        )}
      </CardContent>
      <Suspense>
        {openDialog && (
          <ConfirmDialog
            open
            onOpenChange={() => setOpenDialog(null)}
            {...getConfirmation(openDialog, schedule, t, formats)}
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

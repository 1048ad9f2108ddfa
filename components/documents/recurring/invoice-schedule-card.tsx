'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import { ScheduleBadge } from './schedule-badge'
import { RecurrenceText, type ScheduleSummary } from './schedule-card'

const ScheduleDialog = lazy(() =>
  import('./schedule-dialog').then((module) => ({ default: module.ScheduleDialog })),
)

interface InvoiceScheduleCardProps {
  invoiceId: number
  /** Schedule the invoice belongs to; null for a recurring invoice without one. */
  schedule: Schedule | null
  summary: ScheduleSummary | null
  /** Start date of a new schedule. */
  startsOn: Day
  issueDate: Day
  today: Day
}

/** Recurring schedule of an invoice, with a link to it. */
export function InvoiceScheduleCard({
  invoiceId,
  schedule,
  summary,
  startsOn,
  issueDate,
  today,
}: InvoiceScheduleCardProps) {
  const t = useTranslations('recurring')
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useHasPermission('write')
  if (schedule && summary)
    return (
      <Card>
        <CardHeader>
          <CardTitle>{t('invoiceCard.title')}</CardTitle>
          <CardAction>
            <ScheduleBadge status={schedule.status} />
          </CardAction>
        </CardHeader>
        <CardContent className="grid gap-3">
          <p>
            <RecurrenceText schedule={schedule} />{' '}
            {summary.nextDates[0] && schedule.status === 'ACTIVE' && (
              <span className="text-muted-foreground">
                {t('invoiceCard.next', { date: summary.nextDates[0] })}
              </span>
            )}
          </p>
          {schedule.problem && <p role="alert">{schedule.problem}</p>}
          {mayWrite && (
            <Button asChild variant="outline" size="sm" className="w-fit">
              <Link href={`/invoices/series/${schedule.id}`}>{t('invoiceCard.view')}</Link>
            </Button>
          )}
        </CardContent>
      </Card>
    )
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('invoiceCard.titleNone')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p className="text-caption text-muted-foreground">{t('invoiceCard.none')}</p>
        {mayWrite && (
          <Button variant="outline" size="sm" className="w-fit" onClick={() => setOpen(true)}>
            {t('invoiceCard.setUp')}
          </Button>
        )}
      </CardContent>
      <Suspense>
        {isOpen && (
          <ScheduleDialog
            invoiceId={invoiceId}
            startsOn={startsOn}
            issueDate={issueDate}
            today={today}
            onClose={() => setOpen(false)}
            onSaved={() => router.refresh()}
          />
        )}
      </Suspense>
    </Card>
  )
}

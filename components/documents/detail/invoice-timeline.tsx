import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { DocumentKind } from '@/lib/documents/types'
import { site } from '@/lib/core/site'
import type { EventAuthor, TimelineEntry } from '@/lib/activity/types'
import { useFormats } from '@/components/shared/formats'

interface InvoiceTimelineProps {
  kind?: DocumentKind
  events: TimelineEntry[]
  timeZone: string
  /** Id of the current user. */
  currentUserId: number
}

/** History of an invoice, newest first, in the user's time zone. */
export function InvoiceTimeline({ kind = 'INVOICE', events, timeZone, currentUserId }: InvoiceTimelineProps) {
  const formats = useFormats()
  const t = useTranslations('documents.detail.timeline')
  return (
    // Without a box: what happened is read last.
    <Card className="border-0 bg-transparent shadow-none">
      <CardHeader>
        <CardTitle className="text-sm">{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ol className="flex flex-col">
          {events.map((event, index) => (
            <li
              key={events.length - index}
              className="before:bg-border after:bg-muted-foreground first:after:bg-primary relative pb-4 pl-5 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[3px] before:w-px after:absolute after:top-2 after:left-0 after:size-[7px] after:rounded-full last:pb-0 last:before:hidden"
            >
              <p className="font-medium">
                {t(`event.${event.type}`, { kind, isCredit: String(event.isCredit ?? false) })}
              </p>
              {event.detail && (
                <p className="text-caption wrap-anywhere">
                  {event.aboutInvoiceId ? (
                    <Link
                      href={`/invoices/${event.aboutInvoiceId}`}
                      className="text-primary underline-offset-4 hover:underline"
                    >
                      {event.detail}
                    </Link>
                  ) : (
                    event.detail
                  )}
                </p>
              )}
              {event.also && (
                <p className="text-caption text-muted-foreground">
                  {event.also
                    .map((type) => t(`event.${type}`, { kind, isCredit: String(event.isCredit ?? false) }))
                    .join(' · ')}
                </p>
              )}
              {event.letter && <SentEmail {...event.letter} />}
              <p className="text-caption text-muted-foreground flex gap-1 whitespace-nowrap">
                <time dateTime={event.at} className="tabular-nums">
                  {formats.instant(event.at, timeZone)}
                </time>
                {event.by && <Author by={event.by} you={currentUserId} />}
              </p>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

/** Author of an event; a long name is truncated so that the time stays visible. */
function Author({ by, you }: { by: EventAuthor; you: number }) {
  const t = useTranslations('documents.detail.timeline')
  const name = by === 'client' ? t('client') : by === 'job' ? site.name : by.id === you ? t('you') : by.name
  return (
    <>
      <span aria-hidden="true">·</span>
      <bdi className="min-w-0 truncate" title={name}>
        {name}
      </bdi>
    </>
  )
}

/** Text of an email as it was sent. */
function SentEmail({ subject, message }: { subject: string; message: string }) {
  const t = useTranslations('documents.detail.timeline')
  return (
    <details className="my-1">
      <summary className="text-caption text-primary touch-target w-fit cursor-pointer underline-offset-4 hover:underline">
        {t('showMessage')}
      </summary>
      {/* Focusable, because it scrolls. */}
      <div
        role="region"
        aria-label={t('message', { subject })}
        tabIndex={0}
        className="bg-muted text-caption mt-1 max-h-64 overflow-y-auto rounded-lg p-3 wrap-anywhere"
      >
        <p className="font-medium">{subject}</p>
        <p className="mt-2 whitespace-pre-wrap">{message}</p>
      </div>
    </details>
  )
}

import Link from 'next/link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatInstant } from '@/lib/dates'
import { EVENT_LABELS, type TimelineEntry } from '@/lib/events/types'

/** What happened to the invoice, newest first, on the user's clock. */
export function InvoiceTimeline({ events, timeZone }: { events: TimelineEntry[]; timeZone: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Timeline</CardTitle>
      </CardHeader>
      <CardContent>
        <ol className="flex flex-col">
          {events.map((event) => (
            <li
              key={event.id}
              className="before:bg-border after:bg-muted-foreground first:after:bg-primary relative pb-4 pl-5 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[3px] before:w-px after:absolute after:top-2 after:left-0 after:size-[7px] after:rounded-full last:pb-0 last:before:hidden"
            >
              <p className="font-medium">{EVENT_LABELS[event.type]}</p>
              {event.detail && (
                <p className="break-anywhere text-caption">
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
              <time dateTime={event.at} className="tabular text-caption text-muted-foreground">
                {formatInstant(event.at, timeZone)}
              </time>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

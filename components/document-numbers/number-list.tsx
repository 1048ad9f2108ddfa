import Link from 'next/link'
import { FileClock } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
import type { NumberRow } from './number-row'

/** Assigned numbers with their state and the gaps below them. */
export function NumberList({ rows }: { rows: NumberRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon={FileClock}
        title="No numbers yet"
        text="Every number that an invoice gets is listed here, for good."
      />
    )
  return (
    <ol aria-label="Document numbers" className="divide-y">
      {rows.map((row) => (
        <NumberItem key={row.id} row={row} />
      ))}
    </ol>
  )
}

function NumberItem({ row }: { row: NumberRow }) {
  const { number, href, status, state, client, amount, assignment, release, releaseReason, gaps } = row
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere tabular-nums">
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              <bdi>{number}</bdi>
            </Link>
          ) : (
            <bdi>{number}</bdi>
          )}
        </span>
        {status ? <StatusBadge status={status} /> : <Badge variant="draft">{state}</Badge>}
        {amount && <span className="ml-auto tabular-nums">{amount}</span>}
      </div>
      <p className="text-muted-foreground mt-0.5 text-sm">
        {client && (
          <>
            <bdi>{client}</bdi> ·{' '}
          </>
        )}
        {assignment}
      </p>
      {release && (
        <p className="mt-1 text-sm wrap-anywhere">
          {release} {releaseReason}
        </p>
      )}
      {gaps.map(({ text, isKnown }) => (
        <p
          key={text}
          className={cn(
            'mt-2 border-t border-dashed pt-2 text-sm wrap-anywhere',
            isKnown ? 'text-muted-foreground' : 'text-destructive',
          )}
        >
          <span className="sr-only">Gap: </span>
          <bdi>{text}</bdi>
        </p>
      ))}
    </li>
  )
}

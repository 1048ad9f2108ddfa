'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { Money } from '@/components/shared/text/money'
import { Button } from '@/components/ui/button'
import type { Day } from '@/lib/core/dates'
import type { SuggestedAction } from '@/lib/reports/dashboard/suggested-actions'
import { cn } from '@/lib/utils'
import { getActionLabels, getActionHref } from './action-labels'
import type { ActionOutcome } from './use-suggested-actions'

interface SuggestedActionRowProps {
  action: SuggestedAction
  outcome: ActionOutcome | null
  /** User's date. */
  day: Day
  /** Opens the dialog for an action that sends an email. */
  onReview: () => void
  onUndo: () => void
}

/** Suggested action. Once done, the row stays and shows the outcome. */
export function SuggestedActionRow({ action, outcome, day, onReview, onUndo }: SuggestedActionRowProps) {
  const { description, buttonLabel, isLinkOnly } = getActionLabels(action, day)
  const { kind, invoiceId, invoiceNumber, clientName, currency, amount, isCovered } = action
  const link = useRef<HTMLAnchorElement>(null)
  const label = (verb: string) => `${verb}: ${invoiceNumber}, ${clientName}`
  const variant = isLinkOnly ? 'ghost' : 'outline'
  const opensDialog = kind === 'FAILED' || (kind === 'OVERDUE' && !isCovered)
  const isLate = outcome === null && (kind === 'OVERDUE' || kind === 'FAILED')
  const isUndoExpired = outcome !== null && outcome.requestId === null
  const hadFocus = useRef(false)

  useEffect(() => {
    // When Undo expires its button is removed, so focus moves to the row.
    if (isUndoExpired && hadFocus.current) link.current?.focus()
  }, [isUndoExpired])

  return (
    <li className="flex items-center gap-3 py-1.5 *:last:min-w-19">
      <Link
        ref={link}
        href={`/invoices/${invoiceId}`}
        className="group grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-sm py-1 @xl:grid-cols-[fit-content(60%)_minmax(0,max-content)_auto]"
      >
        <bdi className="truncate font-medium underline-offset-4 group-hover:underline">
          {clientName || 'Unknown Client'}
        </bdi>
        <span
          className={cn(
            'text-caption col-span-full row-start-2 @xl:col-span-1 @xl:col-start-2 @xl:row-start-1 @xl:truncate',
            isLate ? 'text-destructive' : 'text-muted-foreground',
          )}
        >
          <span className="text-muted-foreground hidden @xl:inline">{invoiceNumber} · </span>
          <span role="status">{outcome ? outcome.text : description}</span>
        </span>
        <span className="tabular-nums @xl:justify-self-end">
          <Money amount={amount} currency={currency} />
        </span>
      </Link>
      {opensDialog ? (
        !isUndoExpired && (
          <Button
            variant={variant}
            size="sm"
            aria-label={label(outcome ? 'Undo' : buttonLabel)}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
            onClick={outcome ? onUndo : onReview}
          >
            {outcome ? 'Undo' : buttonLabel}
          </Button>
        )
      ) : (
        <Button asChild variant={variant} size="sm">
          <Link href={getActionHref(action)} aria-label={label(buttonLabel)}>
            {buttonLabel}
          </Link>
        </Button>
      )}
    </li>
  )
}

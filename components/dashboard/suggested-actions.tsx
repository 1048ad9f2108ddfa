'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, type ComponentType, useEffect, useId, useRef } from 'react'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog-props'
import { Button } from '@/components/ui/button'
import type { SuggestedAction, SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'
import type { Day } from '@/lib/core/dates'
import { useSuggestedActions, type ActionOutcome } from './use-suggested-actions'
import Link from 'next/link'
import { Money } from '@/components/shared/text/money'
import { cn } from '@/lib/utils'
import { useActionLabels, getActionHref } from './use-action-labels'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)
const RemindAllDialog = lazy(() =>
  import('./remind-all-dialog').then((module) => ({ default: module.RemindAllDialog })),
)

interface SuggestedActionsProps {
  actions: SuggestedActionList
  /** User's date. */
  day: Day
  /** Dialog that shows a reminder before it is sent. */
  ReminderDialog: ComponentType<ReminderDialogProps>
}

/** List of suggested actions. Those that email a client first open a dialog with recipients and text. */
export function SuggestedActions({ actions, day, ReminderDialog }: SuggestedActionsProps) {
  const t = useTranslations('dashboard')
  const { rows, remindable, reminded, undo, remindAll, sendAgain } = useSuggestedActions(actions)
  const [selected, setSelected] = useState<SuggestedAction | 'all' | null>(null)
  const close = () => setSelected(null)
  if (rows.length === 0) return null
  return (
    <div className="relative border-b px-4 pt-1.5 pb-2.5 sm:px-5">
      {remindable.length > 1 && (
        // On the line of the card's heading, which comes before.
        <Button
          variant="ghost"
          size="sm"
          className="text-primary absolute -top-7 right-2 sm:right-3 pointer-coarse:-top-8.5"
          onClick={() => setSelected('all')}
        >
          {t('reminders.remindAll', { count: remindable.length })}
        </Button>
      )}
      <ol
        aria-label={t('actions.label')}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 @xl:grid-cols-[minmax(0,1fr)_fit-content(50%)_auto_auto]"
      >
        {rows.map(({ key, action, outcome }) => (
          <SuggestedActionRow
            key={key}
            action={action}
            outcome={outcome}
            day={day}
            onReview={() => setSelected(action)}
            onUndo={() => outcome && void undo(action, outcome)}
          />
        ))}
      </ol>
      <Suspense>
        {selected === 'all' ? (
          <RemindAllDialog
            invoices={remindable}
            skipped={actions.reminders.skipped}
            onConfirm={remindAll}
            onClose={close}
          />
        ) : selected?.kind === 'FAILED' ? (
          <ConfirmDialog
            open
            onOpenChange={close}
            title={t('actions.sendAgainDialog.title', { number: selected.invoiceNumber })}
            description={
              <span className="wrap-anywhere">
                {t('actions.sendAgainDialog.recipients', { recipients: selected.to.join(', ') })}
              </span>
            }
            confirmLabel={t('actions.sendAgain')}
            variant="default"
            onConfirm={() => sendAgain(selected)}
          />
        ) : (
          selected && (
            <ReminderDialog
              invoice={{ id: selected.invoiceId, invoiceNumber: selected.invoiceNumber }}
              onClose={close}
              onSent={(requestId) => {
                close()
                reminded(selected, requestId)
              }}
            />
          )
        )}
      </Suspense>
    </div>
  )
}

interface SuggestedActionRowProps {
  action: SuggestedAction
  outcome: ActionOutcome | null
  /** User's date. */
  day: Day
  /** Opens the dialog for an action that sends an email. */
  onReview: () => void
  onUndo: () => void
}

/** Above the link that covers the row. */
const BUTTON = 'relative col-start-2 row-start-2 w-full @xl:col-start-4 @xl:row-start-1'

/** Suggested action. Once done, the row stays and shows the outcome. */
function SuggestedActionRow({ action, outcome, day, onReview, onUndo }: SuggestedActionRowProps) {
  const t = useTranslations('dashboard')
  const tCommon = useTranslations('common')
  const { description, buttonLabel, isLinkOnly } = useActionLabels(action, day)
  const { kind, invoiceId, invoiceNumber, clientName, currency, amount, isCovered } = action
  const link = useRef<HTMLAnchorElement>(null)
  const variant = isLinkOnly ? 'ghost' : 'outline'
  const opensDialog = kind === 'FAILED' || (kind === 'OVERDUE' && !isCovered)
  const shownLabel = opensDialog && outcome ? tCommon('undo') : buttonLabel
  const fullLabel = t('actions.buttonFor', { action: shownLabel, number: invoiceNumber, client: clientName })
  const isLate = outcome === null && (kind === 'OVERDUE' || kind === 'FAILED')
  const isUndoExpired = outcome !== null && outcome.requestId === null
  const hadFocus = useRef(false)
  const factsId = useId()

  useEffect(() => {
    // When Undo expires its button is removed, so focus moves to the row.
    if (isUndoExpired && hadFocus.current) link.current?.focus()
  }, [isUndoExpired])

  return (
    <li className="group relative col-span-full grid grid-cols-subgrid items-center gap-y-0.5 border-b py-2 last:border-0 @xl:border-0 @xl:py-1">
      <Link
        ref={link}
        href={`/invoices/${invoiceId}`}
        aria-describedby={factsId}
        // Covers the row up to its button.
        className="col-start-1 row-start-1 truncate rounded-sm py-0.5 font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        <bdi>{clientName || tCommon('unknownClient')}</bdi>
      </Link>
      <span
        id={factsId}
        className={cn(
          'text-caption col-start-1 row-start-2 @xl:col-start-2 @xl:row-start-1 @xl:truncate',
          isLate ? 'text-destructive' : 'text-muted-foreground',
        )}
      >
        <span className="text-muted-foreground">{invoiceNumber} · </span>
        <span role="status">{outcome ? t(`actions.${outcome.result}`) : description}</span>
      </span>
      <Money
        amount={amount}
        currency={currency}
        className="col-start-2 row-start-1 text-right @xl:col-start-3"
      />
      {opensDialog ? (
        !isUndoExpired && (
          <Button
            variant={variant}
            size="sm"
            className={BUTTON}
            aria-label={fullLabel}
            onFocus={() => (hadFocus.current = true)}
            onBlur={() => (hadFocus.current = false)}
            onClick={outcome ? onUndo : onReview}
          >
            {shownLabel}
          </Button>
        )
      ) : (
        <Button asChild variant={variant} size="sm" className={BUTTON}>
          <Link href={getActionHref(action)} aria-label={fullLabel}>
            {shownLabel}
          </Link>
        </Button>
      )}
    </li>
  )
}

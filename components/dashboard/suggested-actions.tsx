'use client'

import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { ReminderDialogProps } from '@/components/shared/reminder-dialog-props'
import { Button } from '@/components/ui/button'
import type { SuggestedAction, SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'
import type { Day } from '@/lib/core/dates'
import { SuggestedActionRow } from './suggested-action-row'
import { useSuggestedActions } from './use-suggested-actions'

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
  const { rows, remindable, reminded, undo, remindAll, sendAgain } = useSuggestedActions(actions)
  const [selected, setSelected] = useState<SuggestedAction | 'all' | null>(null)
  const close = () => setSelected(null)
  if (rows.length === 0) return null
  return (
    <div className="grid border-b px-4 pt-1.5 pb-3 sm:px-5">
      <ol aria-label="Ready to send" className="grid">
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
      {remindable.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-1 justify-self-end"
          onClick={() => setSelected('all')}
        >
          Remind all {remindable.length}
        </Button>
      )}
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
            title={`Send the e-mail about ${selected.invoiceNumber} again?`}
            description={<span className="wrap-anywhere">To {selected.to.join(', ')}</span>}
            confirmLabel="Send again"
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

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { formatItemCount } from '@/components/shared/list/bulk-results'
import { Money } from '@/components/shared/text/money'
import type { SuggestedAction, SkippedReminder } from '@/lib/reports/dashboard/suggested-actions'
import { formatDaysOverdue, formatUnusedCredit, formatSkippedReminders } from './action-labels'

interface RemindAllDialogProps {
  invoices: SuggestedAction[]
  skipped: SkippedReminder[]
  /** Resolves to true when the dialog can close. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Lists who would and would not get a reminder, before any is sent. */
export function RemindAllDialog({ invoices, skipped, onConfirm, onClose }: RemindAllDialogProps) {
  const reminders = formatItemCount(invoices.length, 'reminder')
  const unused = new Set(
    invoices.flatMap(({ credit, currency, clientName }) =>
      credit > 0 ? `${formatUnusedCredit(credit, currency)}: ${clientName}` : [],
    ),
  )
  const left = formatSkippedReminders(skipped, { one: 'is', other: 'are' })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Send ${reminders}?`}
      description="Each is sent by e-mail with the link and the PDF."
      confirmLabel={`Send ${reminders}`}
      variant="default"
      onConfirm={onConfirm}
    >
      {unused.size > 0 && (
        <ul aria-label="Unused credit" className="bg-muted rounded-md px-4 py-3">
          {[...unused].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ul aria-label="Recipients" className="max-h-[min(20rem,40dvh)] divide-y overflow-y-auto border-y">
        {invoices.map(({ invoiceId, invoiceNumber, clientName, to, amount, currency, daysOverdue }) => (
          <li key={invoiceId} className="py-2 wrap-anywhere">
            <p className="flex justify-between gap-3">
              <bdi className="font-medium">{clientName || 'Unknown Client'}</bdi>
              <Money amount={amount} currency={currency} />
            </p>
            <p className="text-caption text-muted-foreground">
              {invoiceNumber} · {formatDaysOverdue(daysOverdue)} · {to.join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {left && <p className="text-caption text-muted-foreground">{left}</p>}
    </ConfirmDialog>
  )
}

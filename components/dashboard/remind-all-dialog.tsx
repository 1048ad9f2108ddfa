import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { Money } from '@/components/shared/text/money'
import type { SuggestedAction, SkippedReminder } from '@/lib/reports/dashboard/suggested-actions'
import { useSkippedReminders } from './use-skipped-reminders'
import { useFormats } from '@/components/shared/formats'

interface RemindAllDialogProps {
  invoices: SuggestedAction[]
  skipped: SkippedReminder[]
  /** Resolves to true when the dialog can close. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Lists who would and would not get a reminder, before any is sent. */
export function RemindAllDialog({ invoices, skipped, onConfirm, onClose }: RemindAllDialogProps) {
  const formats = useFormats()
  const t = useTranslations('dashboard')
  const tCommon = useTranslations('common')
  const formatSkippedReminders = useSkippedReminders('planned')
  const count = invoices.length
  const unused = new Set(
    invoices.flatMap(({ credit, currency, clientName }) =>
      credit > 0
        ? t('reminders.unusedCredit', { amount: formats.money(credit, currency), client: clientName })
        : [],
    ),
  )
  const left = formatSkippedReminders(skipped)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reminders.title', { count })}
      description={t('reminders.text')}
      confirmLabel={t('reminders.submit', { count })}
      variant="default"
      onConfirm={onConfirm}
    >
      {unused.size > 0 && (
        <ul aria-label={t('reminders.unusedCredits')} className="bg-muted rounded-md px-4 py-3">
          {[...unused].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <ul
        aria-label={t('reminders.recipients')}
        className="max-h-[min(20rem,40dvh)] divide-y overflow-y-auto border-y"
      >
        {invoices.map(({ invoiceId, invoiceNumber, clientName, to, amount, currency, daysOverdue }) => (
          <li key={invoiceId} className="py-2 wrap-anywhere">
            <p className="flex justify-between gap-3">
              <bdi className="font-medium">{clientName || tCommon('unknownClient')}</bdi>
              <Money amount={amount} currency={currency} />
            </p>
            <p className="text-caption text-muted-foreground">
              {invoiceNumber} · {t('actions.daysOverdue', { days: daysOverdue })} · {to.join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {left && <p className="text-caption text-muted-foreground">{left}</p>}
    </ConfirmDialog>
  )
}

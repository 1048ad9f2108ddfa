import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormats } from '@/components/shared/formats'
import { Button } from '@/components/ui/button'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'

interface MailDraftNoticesProps {
  start: Pick<MailDraft, 'again' | 'credit' | 'unnamedBalance' | 'balance' | 'currency'>
  /** Opens the dialog that applies credit. */
  onApply?: () => void
}

/** Notices for the sender before a client is asked for money; the client never sees them. */
export function MailDraftNotices({
  start: { again, credit, unnamedBalance, balance, currency },
  onApply,
}: MailDraftNoticesProps) {
  const formats = useFormats()
  const t = useTranslations('sending.form')
  const bold = (text: ReactNode) => <span className="font-medium tabular-nums">{text}</span>
  const figures = (text: ReactNode) => <span className="tabular-nums">{text}</span>
  return (
    <>
      {credit && (
        <div
          role="status"
          className="bg-muted flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
        >
          <p>
            {credit.canApply
              ? t.rich('creditToApply', { credit: formats.money(credit.value, currency), amount: bold })
              : t.rich('creditLater', { credit: formats.money(credit.value, currency), amount: bold })}
          </p>
          {credit.canApply && onApply && (
            <Button variant="outline" size="sm" onClick={onApply}>
              {t('applyCredit')}
            </Button>
          )}
        </div>
      )}
      {unnamedBalance && (
        <p role="status" className="bg-muted rounded-md px-4 py-3">
          {t.rich('otherBalance', { balance: formats.money(balance, currency), amount: figures })}
        </p>
      )}
      {again && (
        <p role="status" className="bg-muted rounded-md px-4 py-3">
          {t('remindedToday')}
        </p>
      )}
    </>
  )
}

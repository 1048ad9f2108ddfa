import { Button } from '@/components/ui/button'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'

interface MailDraftNoticesProps {
  start: Pick<MailDraft, 'again' | 'credit' | 'unnamedBalance'>
  /** Opens the dialog that applies credit. */
  onApply?: () => void
}

/** Notices for the sender before a client is asked for money; the client never sees them. */
export function MailDraftNotices({
  start: { again, credit, unnamedBalance },
  onApply,
}: MailDraftNoticesProps) {
  return (
    <>
      {credit && (
        <div
          role="status"
          className="bg-muted flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
        >
          <p>
            <span className="font-medium tabular-nums">{credit.amount}</span> of credit is unused.
            {!credit.canApply && ' You can apply it once the invoice is sent.'}
          </p>
          {credit.canApply && onApply && (
            <Button variant="outline" size="sm" onClick={onApply}>
              Apply credit
            </Button>
          )}
        </div>
      )}
      {unnamedBalance && (
        <p role="status" className="bg-muted rounded-md px-4 py-3">
          You saved this message earlier. Now <span className="tabular-nums">{unnamedBalance}</span> is left
          to pay.
        </p>
      )}
      {again && (
        <p role="status" className="bg-muted rounded-md px-4 py-3">
          A reminder went out within the last 24 hours. Sending now reminds your client again.
        </p>
      )}
    </>
  )
}

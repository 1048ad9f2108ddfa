'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import { formatInstant } from '@/lib/core/dates'
import type { cancelMail, resendMail } from '@/lib/api/definitions/mails'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import type { MailKind, MailStatus } from '@/lib/mail/outbox/types'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const LOOKS: Record<MailStatus, { label: string; variant: 'secondary' | 'default' | 'destructive' }> = {
  QUEUED: { label: 'Queued', variant: 'secondary' },
  SENDING: { label: 'Sending', variant: 'secondary' },
  SENT: { label: 'Sent', variant: 'default' },
  FAILED: { label: 'Failed', variant: 'destructive' },
  CANCELLED: { label: 'Not sent', variant: 'secondary' },
}

const KINDS: Record<MailKind, string> = { INVOICE: '', REMINDER: 'Reminder to ', RECEIPT: 'Receipt to ' }

/**
 * Formats the recipients: To, then copies. A temporarily rejected recipient is listed alone and may have been any of
 * these.
 */
const recipients = ({ to, cc, bcc }: InvoiceMail): string =>
  [to.join(', '), cc.length > 0 && `cc ${cc.join(', ')}`, bcc.length > 0 && `bcc ${bcc.join(', ')}`]
    .filter(Boolean)
    .join(', ')

interface MailsCardProps {
  /** Null if the invoice was deleted; then there are no actions. */
  invoiceId: number | null
  mails: InvoiceMail[]
  timeZone: string
}

/** Emails of an invoice. Failed ones can be sent again, queued ones cancelled. */
export function MailsCard({ invoiceId, mails, timeZone }: MailsCardProps) {
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  const [pending, setPending] = useState<string | null>(null)
  const [selected, setSelected] = useState<InvoiceMail | null>(null)
  const confirmation = selected && getConfirmation(selected)

  /** Shows the result in a toast; `false` keeps the confirmation open. */
  const changeMail = async (id: string, method: 'POST' | 'DELETE'): Promise<boolean> => {
    if (invoiceId === null) return false
    setPending(id)
    let isDone = false
    const again = method === 'POST'
    try {
      await callApi<typeof resendMail | typeof cancelMail>({
        method,
        path: `/api/invoices/${invoiceId}/mails/${id}`,
      })
      toast(
        again
          ? { title: 'E-mail queued', description: 'It will be sent shortly.' }
          : { title: 'E-mail cancelled' },
      )
      isDone = true
    } catch (error) {
      const title = again ? 'Failed to send e-mail' : 'Failed to cancel e-mail'
      toastError(title, error)
    }
    setPending(null)
    router.refresh()
    return isDone
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>E-mails</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-label="E-mails" className="divide-y">
          {mails.map((mail) => (
            <li key={mail.id} className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
              <p className="flex items-start justify-between gap-2">
                <span className="font-medium wrap-anywhere">
                  {KINDS[mail.kind]}
                  {recipients(mail)}
                </span>
                <Badge variant={LOOKS[mail.status].variant}>{LOOKS[mail.status].label}</Badge>
              </p>
              <time
                dateTime={mail.sentAt ?? mail.createdAt}
                className="text-caption text-muted-foreground tabular-nums"
              >
                {formatInstant(mail.sentAt ?? mail.createdAt, timeZone)}
              </time>
              {mail.error && <p className="text-caption text-muted-foreground">{mail.error}</p>}
              {mayWrite && invoiceId !== null && (mail.status === 'FAILED' || mail.status === 'QUEUED') && (
                <Button
                  variant="outline"
                  size="sm"
                  className="mt-1 w-fit"
                  loading={pending === mail.id}
                  onClick={() => setSelected(mail)}
                >
                  {mail.status === 'FAILED' ? 'Send again' : 'Cancel'}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
      {selected && confirmation && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={() => setSelected(null)}
            {...confirmation.words}
            onConfirm={() => changeMail(selected.id, confirmation.method)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** Returns the confirmation for resending a failed email or cancelling a queued one. */
function getConfirmation(mail: InvoiceMail) {
  const to = recipients(mail)
  if (mail.status === 'FAILED')
    return {
      method: 'POST',
      words: {
        title: 'Send this e-mail again?',
        description: <span className="wrap-anywhere">To {to}</span>,
        confirmLabel: 'Send again',
        variant: 'default',
      },
    } as const
  return {
    method: 'DELETE',
    words: {
      title: 'Cancel this e-mail?',
      description: `It won’t be sent to ${to}.`,
      confirmLabel: 'Cancel e-mail',
      cancelLabel: 'Keep it',
    },
  } as const
}

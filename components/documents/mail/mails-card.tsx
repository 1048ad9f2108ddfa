'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useHasPermission } from '@/components/shared/permissions'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import type { cancelMail, resendMail } from '@/lib/api/definitions/mails'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import type { MailStatus } from '@/lib/mail/outbox/types'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'
import { useFormats } from '@/components/shared/formats'
import type { Translator } from '@/lib/i18n/translator'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const BADGES: Record<MailStatus, 'secondary' | 'sent' | 'destructive'> = {
  QUEUED: 'secondary',
  SENDING: 'secondary',
  SENT: 'sent',
  FAILED: 'destructive',
  CANCELLED: 'secondary',
}

/**
 * Formats the recipients: To, then copies. A temporarily rejected recipient is listed alone and may have been any of
 * these.
 */
const formatRecipients = (t: Translator<'sending.mails'>, { to, cc, bcc }: InvoiceMail): string =>
  [
    to.join(', '),
    cc.length > 0 && t('cc', { recipients: cc.join(', ') }),
    bcc.length > 0 && t('bcc', { recipients: bcc.join(', ') }),
  ]
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
  const formats = useFormats()
  const t = useTranslations('sending.mails')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  const [pending, setPending] = useState<string | null>(null)
  const [selected, setSelected] = useState<InvoiceMail | null>(null)

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
      toast(again ? { title: t('queued'), description: t('queuedText') } : { title: t('cancelled') })
      isDone = true
    } catch (error) {
      toastError(again ? t('sendFailed') : t('cancelFailed'), error)
    }
    setPending(null)
    router.refresh()
    return isDone
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-label={t('title')} className="divide-y">
          {mails.map((mail) => (
            <li key={mail.id} className="grid gap-1 py-2.5 first:pt-0 last:pb-0">
              <p className="flex items-start justify-between gap-2">
                <span className="font-medium wrap-anywhere">
                  {t(`recipients.${mail.kind}`, { recipients: formatRecipients(t, mail) })}
                </span>
                <Badge variant={BADGES[mail.status]}>{t(`status.${mail.status}`)}</Badge>
              </p>
              <time
                dateTime={mail.sentAt ?? mail.createdAt}
                className="text-caption text-muted-foreground tabular-nums"
              >
                {formats.instant(mail.sentAt ?? mail.createdAt, timeZone)}
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
                  {mail.status === 'FAILED' ? t('sendAgain') : tCommon('cancel')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
      {selected && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={() => setSelected(null)}
            {...getConfirmation(t, selected)}
            onConfirm={() => changeMail(selected.id, selected.status === 'FAILED' ? 'POST' : 'DELETE')}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** Returns the confirmation for resending a failed email or cancelling a queued one. */
function getConfirmation(
  t: Translator<'sending.mails'>,
  mail: InvoiceMail,
): Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'variant'
> {
  const recipients = formatRecipients(t, mail)
  if (mail.status === 'FAILED')
    return {
      title: t('sendAgainTitle'),
      description: <span className="wrap-anywhere">{t('sendAgainText', { recipients })}</span>,
      confirmLabel: t('sendAgain'),
      variant: 'default',
    }
  return {
    title: t('cancelTitle'),
    description: t('cancelText', { recipients }),
    confirmLabel: t('confirmCancel'),
    cancelLabel: t('keep'),
  }
}

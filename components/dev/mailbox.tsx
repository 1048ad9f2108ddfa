import { useLocale, useTranslations } from 'next-intl'
import { Inbox } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { Card } from '@/components/ui/card'
import type { ReceivedMail } from '@/lib/mail/transports/types'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/core/site'
import { MAILBOX_PATH } from '@/lib/mail/transports/local-mailbox-key'
import { MailboxKeyField } from './mailbox-key-field'

/** Emails that stayed on this machine, newest first; the newest is open. */
export function MailboxList({ mails }: { mails: ReceivedMail[] }) {
  const t = useTranslations('mailbox')
  const instants = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'medium' })
  if (mails.length === 0)
    return (
      <Card>
        <EmptyState icon={Inbox} title={t('empty.title')} text={t('empty.text')} />
      </Card>
    )
  return (
    <ul className="grid gap-3">
      {mails.map((mail, index) => (
        <li key={mail.id}>
          <Card>
            <details open={index === 0}>
              <summary className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 rounded-lg p-4 sm:px-5">
                <span className="text-base font-semibold wrap-anywhere">{mail.subject}</span>
                <time
                  dateTime={mail.createdAt.toISOString()}
                  className="text-muted-foreground text-caption tabular-nums"
                >
                  {instants.format(mail.createdAt)}
                </time>
                <span className="text-muted-foreground w-full wrap-anywhere">
                  {mail.replyTo
                    ? t('replyTo', { email: mail.to, replyTo: mail.replyTo })
                    : t('to', { email: mail.to })}
                </span>
              </summary>
              {mail.attachments.length > 0 && (
                <ul className="flex flex-wrap gap-3 px-4 pb-3 sm:px-5">
                  {mail.attachments.map((file) => (
                    <li key={file.id}>
                      <a
                        href={`/api/dev/mailbox/${file.id}`}
                        download
                        className="text-primary underline-offset-4 hover:underline"
                      >
                        {file.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {/* No scripts, no forms, and links open in a new tab only. */}
              <iframe
                title={mail.subject}
                srcDoc={mail.html}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                className="h-[42rem] w-full rounded-b-lg border-t bg-white"
              />
            </details>
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface MailboxKeyFormProps {
  /** Requested email address. */
  to: string | null
  /** True if a wrong key was entered. */
  isInvalid: boolean
}

/** Explains where the local mailbox's key is, with a field for it. */
export function MailboxKeyForm({ to, isInvalid }: MailboxKeyFormProps) {
  const t = useTranslations('mailbox.key')
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <div className="grid gap-3">
        <p className="max-w-prose text-pretty">{t('text', { product: site.name })}</p>
        {/* The line as `npm start` prints it. */}
        <code className="bg-muted block rounded-md px-3.5 py-2.5 text-xs wrap-anywhere">
          <span className="text-muted-foreground">Local mailbox: …{MAILBOX_PATH}?key=</span>
          <span className="bg-primary-soft text-primary rounded-xs px-1 py-0.5">{'•'.repeat(12)}</span>
        </code>
      </div>
      {/* Submitting the key sets a cookie and redirects back without it. */}
      <form className="grid gap-5 sm:max-w-md">
        {to !== null && <input type="hidden" name="to" value={to} />}
        <MailboxKeyField isInvalid={isInvalid} />
        <Button type="submit" className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
      <p className="text-muted-foreground text-caption max-w-prose text-pretty">
        {t.rich('hint', { file: (name) => <code className="wrap-anywhere">{name}</code> })}
      </p>
    </Card>
  )
}

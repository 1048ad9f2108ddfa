import { format } from 'date-fns'
import { Inbox } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { Card } from '@/components/ui/card'
import type { ReceivedMail } from '@/lib/mail/transports/types'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

/** Emails that stayed on this machine, newest first; the newest is open. */
export function MailboxList({ mails }: { mails: ReceivedMail[] }) {
  if (mails.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Inbox}
          title="No mail yet"
          text="Whatever the product sends arrives here, as long as no mail server is configured."
        />
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
                  {format(mail.createdAt, 'PPpp')}
                </time>
                <span className="text-muted-foreground w-full wrap-anywhere">
                  To {mail.to}
                  {mail.replyTo && ` · Reply to ${mail.replyTo}`}
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
  return (
    <Card className="grid gap-6 p-5 sm:p-6">
      <p className="text-pretty">
        Links that reset a password arrive here, so the mailbox opens with a key. Follow the address with the
        key that stands in the terminal where the product was started, or enter the key here. It is also in
        the file <code className="wrap-anywhere">.data/mailbox-key</code>.
      </p>
      {/* Submitting the key sets a cookie and redirects back without it. */}
      <form className="grid gap-5 sm:max-w-md">
        {to !== null && <input type="hidden" name="to" value={to} />}
        <div className="grid gap-1.5">
          <Label htmlFor="mailbox-key">Key</Label>
          <Input
            id="mailbox-key"
            name="key"
            required
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? 'mailbox-key-error' : undefined}
            className="font-mono"
          />
          {isInvalid && (
            <p id="mailbox-key-error" className="text-caption text-destructive font-medium">
              This is not the key of this mailbox
            </p>
          )}
        </div>
        <Button type="submit" className="justify-self-start">
          Open the mailbox
        </Button>
      </form>
    </Card>
  )
}

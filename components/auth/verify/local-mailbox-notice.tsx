import { AuthNotice } from '@/components/auth/auth-notice'
import { TEXT_LINK } from '@/components/auth/text-link'

/** For whoever runs the product on their own machine without a mail server: where the mail is. */
export function LocalMailboxNotice({ to }: { to: string }) {
  const query = to && `?${new URLSearchParams({ to })}`
  return (
    <AuthNotice>
      No mail server is set up, so e-mails stay on this machine.{' '}
      {/* A page for this machine alone: no prefetch of other people's mail. */}
      <a href={`/dev/mailbox${query}`} className={TEXT_LINK}>
        Open the local mailbox
      </a>
    </AuthNotice>
  )
}

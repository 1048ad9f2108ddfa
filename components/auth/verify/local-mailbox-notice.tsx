import { AuthNotice } from '@/components/auth/auth-notice'
import { TEXT_LINK } from '@/components/auth/text-link'

/** Link to the local mailbox, for installations without a mail server on the user's own machine. */
export function LocalMailboxNotice({ to }: { to: string }) {
  const query = to && `?${new URLSearchParams({ to })}`
  return (
    <AuthNotice>
      No mail server is set up, so e-mails stay on this machine.{' '}
      {/* Plain link without prefetch: the page is only for this machine and contains other people's emails. */}
      <a href={`/dev/mailbox${query}`} className={TEXT_LINK}>
        Open the local mailbox
      </a>
    </AuthNotice>
  )
}

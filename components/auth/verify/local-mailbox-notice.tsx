import { useTranslations } from 'next-intl'
import { AuthNotice } from '@/components/auth/auth-notice'
import { TEXT_LINK } from '@/components/auth/text-link'

/** Link to the local mailbox, for installations without a mail server on the user's own machine. */
export function LocalMailboxNotice({ to }: { to: string }) {
  const t = useTranslations('auth.mail')
  const query = to && `?${new URLSearchParams({ to })}`
  return (
    <AuthNotice>
      {t.rich('local', {
        // Plain link without prefetch: the page is only for this machine and contains other people's emails.
        link: (text) => (
          <a href={`/dev/mailbox${query}`} className={TEXT_LINK}>
            {text}
          </a>
        ),
      })}
    </AuthNotice>
  )
}

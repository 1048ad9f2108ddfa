import { getOperator } from '@/lib/platform/env'
import { AuthNotice } from '@/components/auth/auth-notice'
import { TEXT_LINK } from '@/components/auth/text-link'

/** Warning that no email is sent and the visitor can't read a local mailbox, with the operator's contact. */
export function MailNotConfiguredNotice() {
  const { name, email } = getOperator()
  return (
    <AuthNotice tone="error" title="No e-mail will reach you">
      This installation can’t send e-mail yet, because no mail server is set up. Until it can, no address can
      be confirmed and no password reset. Please ask {name ?? 'whoever runs it'}
      {email && (
        <>
          {' '}
          (
          <a href={`mailto:${email}`} className={TEXT_LINK}>
            {email}
          </a>
          )
        </>
      )}
      .
    </AuthNotice>
  )
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/text-link'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

export const metadata: Metadata = { title: 'Forgot password' }

export default async function ForgotPasswordPage() {
  const place = getMailLocation(await headers())
  return (
    <div className="grid gap-7">
      {place === 'nowhere' ? (
        <>
          <AuthHeading heading="Forgot your password?" text="It is reset by a link in an e-mail." />
          <MailNotConfiguredNotice />
        </>
      ) : (
        <>
          <AuthHeading heading="Forgot your password?" text="We’ll email you a link to reset it." />
          <ForgotPasswordForm isMailLocal={place === 'mailbox'} />
        </>
      )}
      <BackToLoginLink />
    </div>
  )
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/back-to-login'
import { VerificationPending } from '@/components/auth/verify/check-inbox'
import { EmailConfirmation } from '@/components/auth/verify/confirm-email'
import { SignInSync } from '@/components/auth/sign-in/follow-sign-in'
import { MailNotConfiguredNotice } from '@/components/auth/verify/no-mail-notice'
import { isRegistrationDevice } from '@/lib/identity/registering-browser'
import { getMailLocation } from '@/lib/platform/mail/mailbox-access'

export const metadata: Metadata = { title: 'Verify your email', referrer: 'no-referrer' }

export default async function VerifyEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const [{ token }, sent] = await Promise.all([searchParams, headers()])
  const place = getMailLocation(sent)
  const isMailLocal = place === 'mailbox'
  if (typeof token === 'string' && token) {
    const isRegistering = await isRegistrationDevice(token)
    return <EmailConfirmation token={token} isRegistering={isRegistering} isMailLocal={isMailLocal} />
  }
  return (
    <div className="grid gap-7">
      {/* The link opens in another tab, and signs this browser in there. */}
      <SignInSync />
      {place === 'nowhere' ? (
        <>
          <AuthHeading
            heading="Your email has to be confirmed"
            text="It is confirmed by a link in an e-mail, and you can sign in after that."
          />
          <MailNotConfiguredNotice />
        </>
      ) : (
        <VerificationPending
          heading="Check your inbox"
          text="Please check your email to confirm your account. The link expires in 24 hours."
          isMailLocal={isMailLocal}
        />
      )}
      <BackToLoginLink />
    </div>
  )
}

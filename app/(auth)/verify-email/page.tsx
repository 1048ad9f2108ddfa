import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/text-link'
import { VerificationPending } from '@/components/auth/verify/verification-pending'
import { EmailConfirmation } from '@/components/auth/verify/email-confirmation'
import { SignInSync } from '@/components/auth/sign-in/sign-in-sync'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { isRegistrationDevice } from '@/lib/auth/trusted-devices/trusted-devices'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

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
      {/* The email's link opens in another tab; this tab follows when that one signs in. */}
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

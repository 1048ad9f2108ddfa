import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLogin } from '@/components/auth/back-to-login'
import { CheckInbox } from '@/components/auth/verify/check-inbox'
import { ConfirmEmail } from '@/components/auth/verify/confirm-email'
import { FollowSignIn } from '@/components/auth/sign-in/follow-sign-in'
import { NoMailNotice } from '@/components/auth/verify/no-mail-notice'
import { isRegisteringBrowser } from '@/lib/identity/registering-browser'
import { mailPlace } from '@/lib/platform/mail/mailbox-access'

export const metadata: Metadata = { title: 'Verify your email', referrer: 'no-referrer' }

export default async function VerifyEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const [{ token }, sent] = await Promise.all([searchParams, headers()])
  const place = mailPlace(sent)
  const isMailLocal = place === 'mailbox'
  if (typeof token === 'string' && token) {
    const isRegistering = await isRegisteringBrowser(token)
    return <ConfirmEmail token={token} isRegistering={isRegistering} isMailLocal={isMailLocal} />
  }
  return (
    <div className="grid gap-7">
      {/* The link opens in another tab, and signs this browser in there. */}
      <FollowSignIn />
      {place === 'nowhere' ? (
        <>
          <AuthHeading
            heading="Your email has to be confirmed"
            text="It is confirmed by a link in an e-mail, and you can sign in after that."
          />
          <NoMailNotice />
        </>
      ) : (
        <CheckInbox
          heading="Check your inbox"
          text="Please check your email to confirm your account. The link expires in 24 hours."
          isMailLocal={isMailLocal}
        />
      )}
      <BackToLogin />
    </div>
  )
}

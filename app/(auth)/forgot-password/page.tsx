import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLogin } from '@/components/auth/back-to-login'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { NoMailNotice } from '@/components/auth/verify/no-mail-notice'
import { mailPlace } from '@/lib/platform/mail/mailbox-access'

export const metadata: Metadata = { title: 'Forgot password' }

export default async function ForgotPasswordPage() {
  const place = mailPlace(await headers())
  return (
    <div className="grid gap-7">
      {place === 'nowhere' ? (
        <>
          <AuthHeading heading="Forgot your password?" text="It is reset by a link in an e-mail." />
          <NoMailNotice />
        </>
      ) : (
        <>
          <AuthHeading heading="Forgot your password?" text="We’ll email you a link to reset it." />
          <ForgotPasswordForm isMailLocal={place === 'mailbox'} />
        </>
      )}
      <BackToLogin />
    </div>
  )
}

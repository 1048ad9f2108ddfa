import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/text-link'
import { VerificationPending } from '@/components/auth/verify/verification-pending'
import { EmailConfirmation } from '@/components/auth/verify/email-confirmation'
import { SignInSync } from '@/components/auth/sign-in/sign-in-sync'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { isRegistrationDevice } from '@/lib/auth/trusted-devices/trusted-devices'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.verifyEmail')
  return { title: t('pageTitle'), referrer: 'no-referrer' }
}

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
  const t = await getTranslations('auth.verifyEmail')
  return (
    <div className="grid gap-7">
      {/* The email's link opens in another tab; this tab follows when that one signs in. */}
      <SignInSync />
      {place === 'nowhere' ? (
        <>
          <AuthHeading heading={t('withoutMail.title')} text={t('withoutMail.text')} />
          <MailNotConfiguredNotice />
        </>
      ) : (
        <VerificationPending heading={t('inbox.title')} text={t('inbox.text')} isMailLocal={isMailLocal} />
      )}
      <BackToLoginLink />
    </div>
  )
}

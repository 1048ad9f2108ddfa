import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/text-link'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgotPassword')
  return { title: t('pageTitle') }
}

export default async function ForgotPasswordPage() {
  const t = await getTranslations('auth.forgotPassword')
  const place = getMailLocation(await headers())
  return (
    <div className="grid gap-7">
      {place === 'nowhere' ? (
        <>
          <AuthHeading heading={t('title')} text={t('introWithoutMail')} />
          <MailNotConfiguredNotice />
        </>
      ) : (
        <>
          <AuthHeading heading={t('title')} text={t('intro')} />
          <ForgotPasswordForm isMailLocal={place === 'mailbox'} />
        </>
      )}
      <BackToLoginLink />
    </div>
  )
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { OrDivider } from '@/components/auth/auth-shell'
import { AuthHeading } from '@/components/auth/auth-heading'
import { TextLink } from '@/components/auth/text-link'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { RegisterForm } from '@/components/auth/register-form'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.register')
  return { title: t('title') }
}

export default async function RegisterPage() {
  const t = await getTranslations('auth.register')
  const place = getMailLocation(await headers())
  return (
    <div className="grid gap-7">
      <AuthHeading heading={t('title')} text={t('intro')} />
      {place === 'nowhere' && <MailNotConfiguredNotice />}
      <RegisterForm />
      <OrDivider />
      <GoogleButton label={t('withGoogle')} isConfigured={isGoogleConfigured()} returnPath="/" />
      <p className="text-muted-foreground text-center">
        {t.rich('haveAccount', { link: (text) => <TextLink href="/login">{text}</TextLink> })}
      </p>
    </div>
  )
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { OrDivider } from '@/components/auth/auth-shell'
import { AuthHeading } from '@/components/auth/auth-heading'
import { TextLink } from '@/components/auth/text-link'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { MailNotConfiguredNotice } from '@/components/auth/verify/mail-not-configured-notice'
import { RegisterForm } from '@/components/auth/register-form'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { getMailLocation } from '@/lib/mail/transports/local-mailbox-access'

export const metadata: Metadata = { title: 'Create your account' }

export default async function RegisterPage() {
  const place = getMailLocation(await headers())
  return (
    <div className="grid gap-7">
      <AuthHeading heading="Create your account" text="Your first invoice is a few minutes away." />
      {place === 'nowhere' && <MailNotConfiguredNotice />}
      <RegisterForm />
      <OrDivider />
      <GoogleButton label="Sign up with Google" isConfigured={isGoogleConfigured()} returnPath="/" />
      <p className="text-muted-foreground text-center">
        Have an account? <TextLink href="/login">Sign in</TextLink>
      </p>
    </div>
  )
}

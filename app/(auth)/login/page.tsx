import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrDivider } from '@/components/auth/auth-shell'
import { AuthHeading } from '@/components/auth/auth-heading'
import { TextLink } from '@/components/auth/text-link'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { EndedSessionCleanup } from '@/components/auth/sign-in/ended-session-cleanup'
import { AuthNotice } from '@/components/auth/auth-notice'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { toSafeReturnPath } from '@/lib/auth/rules/paths'
import { site } from '@/lib/core/site'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signIn')
  return { title: t('title') }
}

type Query = Promise<Record<string, string | string[] | undefined>>
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const t = await getTranslations('auth.signIn')
  const query = await searchParams
  const returnPath = toSafeReturnPath(first(query.callbackUrl))
  const hasEnded = query.ended !== undefined
  return (
    <div className="grid gap-7">
      <AuthHeading
        heading={t('heading', { product: site.name })}
        text={t.rich('intro', {
          link: (text) => (
            <TextLink href="/landing" prefetch={false} className="whitespace-nowrap">
              {text}
            </TextLink>
          ),
        })}
      />
      {hasEnded && <AuthNotice>{t('endedSession')}</AuthNotice>}
      {hasEnded && <EndedSessionCleanup />}
      <LoginForm
        returnPath={returnPath}
        error={first(query.error)}
        isAfterGoogle={first(query.step) === 'google'}
      >
        <OrDivider />
        <GoogleButton label={t('withGoogle')} isConfigured={isGoogleConfigured()} returnPath={returnPath} />
        <p className="text-muted-foreground text-center">
          {t.rich('newHere', {
            // Invited users create their account on the invitation's page.
            link: (text) => (
              <TextLink href={returnPath.startsWith('/invitation/') ? returnPath : '/register'}>
                {text}
              </TextLink>
            ),
          })}
        </p>
      </LoginForm>
    </div>
  )
}

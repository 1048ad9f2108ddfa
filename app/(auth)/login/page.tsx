import type { Metadata } from 'next'
import { OrDivider, AuthHeading } from '@/components/auth/auth-shell'
import { TextLink } from '@/components/auth/text-link'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { EndedSessionCleanup } from '@/components/auth/sign-in/ended-session-cleanup'
import { AuthNotice } from '@/components/auth/auth-notice'
import { isGoogleConfigured } from '@/lib/auth/google/google'
import { toSafeReturnPath } from '@/lib/auth/rules/paths'
import { site } from '@/lib/core/site'

export const metadata: Metadata = { title: 'Sign in' }

type Query = Promise<Record<string, string | string[] | undefined>>
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams
  const returnPath = toSafeReturnPath(first(query.callbackUrl))
  const hasEnded = query.ended !== undefined
  return (
    <div className="grid gap-7">
      <AuthHeading heading="Welcome back" text={`Sign in to ${site.name}.`} />
      {hasEnded && <AuthNotice>Please sign in again to continue.</AuthNotice>}
      {hasEnded && <EndedSessionCleanup />}
      <LoginForm
        returnPath={returnPath}
        error={first(query.error)}
        isAfterGoogle={first(query.step) === 'google'}
      >
        <OrDivider />
        <GoogleButton
          label="Sign in with Google"
          isConfigured={isGoogleConfigured()}
          returnPath={returnPath}
        />
        <p className="text-muted-foreground text-center">
          New here? {/* Invited users create their account on the invitation's page. */}
          <TextLink href={returnPath.startsWith('/invitation/') ? returnPath : '/register'}>
            Create an account
          </TextLink>
        </p>
      </LoginForm>
    </div>
  )
}

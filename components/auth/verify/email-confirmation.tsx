'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthHeading } from '@/components/auth/auth-heading'
import type { verifyEmail } from '@/lib/api/definitions/auth'
import { callAuth, getAuthErrorMessage } from '@/components/auth/call-auth'
import { VerificationPending } from './verification-pending'
import { PasswordConfirmation, type VerificationCredential } from './password-confirmation'
import { AuthNotice } from '@/components/auth/auth-notice'
import { TextLink } from '@/components/auth/text-link'

type State = 'ready' | 'pending' | 'verified' | 'invalid'

interface EmailConfirmationProps {
  token: string
  /** True if this browser registered the address, so that it is verified without confirmation. */
  isRegistering?: boolean
  /** True if emails stay on this machine and the visitor may read them. */
  isMailLocal?: boolean
}

/**
 * Verifies automatically in the browser that registered. Any other browser asks for the password chosen there, so that
 * the owner of an address that a stranger registered doesn't open the account for the stranger.
 */
export function EmailConfirmation({ token, isRegistering = false, isMailLocal }: EmailConfirmationProps) {
  const [state, setState] = useState<State>(isRegistering ? 'pending' : 'ready')

  /** Throws the error of the credential; an invalid link sets the state instead. */
  const verify = async (credential?: VerificationCredential) => {
    try {
      const body = { token, ...credential }
      const { isSignedIn } = await callAuth<typeof verifyEmail>({
        method: 'POST',
        path: '/api/auth/verify-email',
        body,
      })
      if (!isSignedIn) return setState('verified')
    } catch (error) {
      if (error instanceof ApiError && (error.status === 410 || error.errors.token))
        return setState('invalid')
      throw error
    }
    toastAfterLoad({ title: 'Email verified', description: 'You are signed in.' })
    // A full page load clears what was fetched before sign-in.
    loadPage('/onboarding')
  }
  const verifyHere = async () => {
    setState('pending')
    try {
      await verify()
    } catch (error) {
      setState('ready')
      toast({ title: 'Verification failed', description: getAuthErrorMessage(error), variant: 'destructive' })
    }
  }

  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isRegistering || hasStarted.current) return
    hasStarted.current = true
    void verifyHere()
  })

  if (state === 'invalid') return <InvalidLink isMailLocal={isMailLocal} />
  if (state === 'verified')
    return (
      <div className="grid gap-8" role="status">
        <AuthHeading heading="Email verified" text="You can sign in now." />
        <Button asChild size="lg" className="w-full">
          <Link href="/login">Sign in</Link>
        </Button>
      </div>
    )
  if (!isRegistering) return <PasswordConfirmation onSubmit={verify} />
  return (
    <div className="grid gap-8">
      <AuthHeading heading="Confirm your email" text="One last step and your account is ready." />
      <Button
        size="lg"
        className="w-full"
        loading={state === 'pending'}
        loadingText="Verifying..."
        onClick={verifyHere}
      >
        Verify email
      </Button>
    </div>
  )
}

const InvalidLink = ({ isMailLocal }: { isMailLocal?: boolean }) => (
  <div className="grid gap-8">
    <AuthNotice tone="error" title="This link no longer works">
      It has expired or was already used. If your email is already verified,{' '}
      <TextLink href="/login">sign in</TextLink>.
    </AuthNotice>
    <VerificationPending
      heading="Get a new link"
      text="Enter your email and we’ll send you another one."
      isMailLocal={isMailLocal}
    />
  </div>
)

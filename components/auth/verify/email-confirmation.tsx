'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthHeading } from '@/components/auth/auth-heading'
import { postAuth } from '@/components/auth/post-auth'
import { VerificationPending } from './verification-pending'
import { PasswordConfirmation } from './password-confirmation'
import { AuthNotice } from '@/components/auth/auth-notice'
import { TextLink } from '@/components/auth/text-link'
import { authMessageOf } from '@/components/auth/auth-failure'
import type { VerificationCredential } from './password-confirmation'

type State = 'ready' | 'pending' | 'verified' | 'spent'

interface EmailConfirmationProps {
  token: string
  /** This browser registered the address: it is verified and signed in without another press. */
  isRegistering?: boolean
  /** Whether mail stays on this machine, and may be read by whoever looks. */
  isMailLocal?: boolean
}

/**
 * Verifies by itself where the address was registered. Anywhere else it asks for the password chosen there, so that somebody whose
 * address a stranger registered does not open the account for them.
 */
export function EmailConfirmation({ token, isRegistering = false, isMailLocal }: EmailConfirmationProps) {
  const [state, setState] = useState<State>(isRegistering ? 'pending' : 'ready')

  /** Throws what is wrong with the proof; a link that no longer works says so itself. */
  const verify = async (proof?: VerificationCredential) => {
    try {
      const body = { token, ...proof }
      const { isSignedIn } = await postAuth<{ isSignedIn: boolean }>('/api/auth/verify-email', body)
      if (!isSignedIn) return setState('verified')
    } catch (error) {
      if (error instanceof ApiError && (error.status === 410 || error.errors.token)) return setState('spent')
      throw error
    }
    toastAfterLoad({ title: 'Email verified', description: 'You are signed in.' })
    // A full load: nothing that was fetched as a visitor may stay in memory.
    loadPage('/onboarding')
  }
  const verifyHere = async () => {
    setState('pending')
    try {
      await verify()
    } catch (error) {
      setState('ready')
      toast({ title: 'Verification failed', description: authMessageOf(error), variant: 'destructive' })
    }
  }

  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isRegistering || hasBegun.current) return
    hasBegun.current = true
    void verifyHere()
  })

  if (state === 'spent') return <SpentLink isMailLocal={isMailLocal} />
  if (state === 'verified')
    return (
      <div className="grid gap-8" role="status">
        <AuthHeading heading="Email verified" text="You can sign in now." />
        <Button asChild size="lg" className="w-full">
          <Link href="/login">Sign in</Link>
        </Button>
      </div>
    )
  if (!isRegistering) return <PasswordConfirmation onProof={verify} />
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

const SpentLink = ({ isMailLocal }: { isMailLocal?: boolean }) => (
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

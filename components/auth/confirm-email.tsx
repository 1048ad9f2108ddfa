'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/http/client'
import { AuthHeading } from './auth-heading'
import { authPost } from './auth-post'
import { CheckInbox } from './check-inbox'
import { Notice } from './notice'
import { authMessageOf } from './use-auth-form'

type State = 'ready' | 'pending' | 'verified' | 'spent'

/** Verifies on a press of the button: a mail program that opens every link must not use it up. */
export function ConfirmEmail({ token }: { token: string }) {
  const [state, setState] = useState<State>('ready')

  const verify = async () => {
    setState('pending')
    try {
      await authPost('/api/auth/verify-email', { token })
      setState('verified')
    } catch (error) {
      if (error instanceof ApiError && [410, 422].includes(error.status)) return setState('spent')
      setState('ready')
      toast({ title: 'Verification failed', description: authMessageOf(error), variant: 'destructive' })
    }
  }

  if (state === 'spent')
    return (
      <div className="grid gap-8">
        <Notice tone="error" title="This link no longer works">
          It has expired or was already used. If you have verified your email before, simply{' '}
          <Link href="/login" className="auth-link">
            sign in
          </Link>
          .
        </Notice>
        <CheckInbox heading="Get a new link" text="Type your address and we send you another one." />
      </div>
    )
  if (state === 'verified')
    return (
      <div className="grid gap-8" role="status">
        <AuthHeading heading="Email verified" text="Your address is confirmed. You can sign in now." />
        <Link href="/login" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
          Sign in
        </Link>
      </div>
    )
  return (
    <div className="grid gap-8">
      <AuthHeading heading="Confirm your email" text="One press, and your account is ready." />
      <Button
        size="lg"
        className="w-full"
        loading={state === 'pending'}
        loadingText="Verifying..."
        onClick={verify}
      >
        Verify email
      </Button>
    </div>
  )
}

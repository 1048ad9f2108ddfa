'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthHeading } from '@/components/auth/auth-heading'
import type { verifyEmail } from '@/lib/api/definitions/auth'
import { callAuth, useAuthErrorMessage } from '@/components/auth/call-auth'
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
  const t = useTranslations('auth.verifyEmail')
  const tSignIn = useTranslations('auth.signIn')
  const getErrorMessage = useAuthErrorMessage()
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
    toastAfterLoad({ title: t('confirm.succeeded.title'), description: t('confirm.succeeded.description') })
    // A full page load clears what was fetched before sign-in.
    loadPage('/onboarding')
  }
  const verifyHere = async () => {
    setState('pending')
    try {
      await verify()
    } catch (error) {
      setState('ready')
      toast({ title: t('confirm.failed'), description: getErrorMessage(error), variant: 'destructive' })
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
        <AuthHeading heading={t('verified.title')} text={t('verified.text')} />
        <Button asChild size="lg" className="w-full">
          <Link href="/login">{tSignIn('submit')}</Link>
        </Button>
      </div>
    )
  if (!isRegistering) return <PasswordConfirmation onSubmit={verify} />
  return (
    <div className="grid gap-8">
      <AuthHeading heading={t('confirm.title')} text={t('confirm.text')} />
      <Button
        size="lg"
        className="w-full"
        loading={state === 'pending'}
        loadingText={t('confirm.submitting')}
        onClick={verifyHere}
      >
        {t('confirm.submit')}
      </Button>
    </div>
  )
}

function InvalidLink({ isMailLocal }: { isMailLocal?: boolean }) {
  const t = useTranslations('auth.verifyEmail')
  return (
    <div className="grid gap-8">
      <AuthNotice tone="error" title={t('expired.title')}>
        {t.rich('expired.text', { link: (text) => <TextLink href="/login">{text}</TextLink> })}
      </AuthNotice>
      <VerificationPending heading={t('newLink.title')} text={t('newLink.text')} isMailLocal={isMailLocal} />
    </div>
  )
}

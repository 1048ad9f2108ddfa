'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MailDelayNotice } from './mail-delay-notice'
import { AuthNotice } from '@/components/auth/auth-notice'
import { toast } from '@/components/hooks/use-toast'
import type { resendVerification } from '@/lib/api/definitions/auth'
import { callAuth, useAuthErrorMessage } from '@/components/auth/call-auth'

interface ResendNoticeProps {
  title: string
  message: string
  /** Typed address; without one the page that asks for it is linked. */
  email?: string
}

/** Says that the address isn't verified yet, and offers to send the email again. */
export function ResendNotice({ title, message, email }: ResendNoticeProps) {
  const t = useTranslations('auth.verifyEmail.resend')
  const { pending, resend } = useResendVerification()
  const [isResent, setResent] = useState(false)
  return (
    <AuthNotice tone="error" title={title}>
      <p>{message}</p>
      {email ? (
        <Button variant="link" loading={pending} onClick={async () => setResent(await resend(email))}>
          {t('submit')}
        </Button>
      ) : (
        <Button asChild variant="link">
          <Link href="/verify-email">{t('submit')}</Link>
        </Button>
      )}
      {isResent && <MailDelayNotice />}
    </AuthNotice>
  )
}

/** Returns a function that sends the verification email again and shows the result. */
export function useResendVerification() {
  const t = useTranslations('auth.verifyEmail.resend')
  const getErrorMessage = useAuthErrorMessage()
  const [pending, setPending] = useState(false)

  const resend = async (email: string): Promise<boolean> => {
    setPending(true)
    try {
      await callAuth<typeof resendVerification>({
        method: 'POST',
        path: '/api/auth/resend-verification',
        body: { email },
      })
      toast({ title: t('succeeded.title'), description: t('succeeded.description') })
      return true
    } catch (error) {
      toast({ title: t('failed'), description: getErrorMessage(error), variant: 'destructive' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, resend }
}

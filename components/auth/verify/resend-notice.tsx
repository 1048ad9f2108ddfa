'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MailDelayNotice } from './mail-delay-notice'
import { AuthNotice } from '@/components/auth/auth-notice'
import { useResendVerification } from './use-resend-verification'

interface ResendNoticeProps {
  title: string
  message: string
  /** Typed address; without one the page that asks for it is linked. */
  email?: string
}

/** Says that the address isn't verified yet, and offers to send the email again. */
export function ResendNotice({ title, message, email }: ResendNoticeProps) {
  const { pending, resend } = useResendVerification()
  const [isResent, setResent] = useState(false)
  return (
    <AuthNotice tone="error" title={title}>
      <p>{message}</p>
      {email ? (
        <Button variant="link" loading={pending} onClick={async () => setResent(await resend(email))}>
          Resend verification email
        </Button>
      ) : (
        <Button asChild variant="link">
          <Link href="/verify-email">Resend verification email</Link>
        </Button>
      )}
      {isResent && <MailDelayNotice />}
    </AuthNotice>
  )
}

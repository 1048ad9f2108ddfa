import type { Metadata } from 'next'
import { BackToLogin } from '@/components/auth/back-to-login'
import { CheckInbox } from '@/components/auth/check-inbox'
import { ConfirmEmail } from '@/components/auth/confirm-email'

export const metadata: Metadata = { title: 'Verify your email', referrer: 'no-referrer' }

export default async function VerifyEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  if (typeof token === 'string' && token) return <ConfirmEmail token={token} />
  return (
    <div className="grid gap-7">
      <CheckInbox
        heading="Check your inbox"
        text="Please check your email to confirm your account. The link works for 24 hours."
      />
      <BackToLogin />
    </div>
  )
}

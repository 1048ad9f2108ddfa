import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLoginLink } from '@/components/auth/text-link'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { Button } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Reset password', referrer: 'no-referrer' }

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  if (typeof token !== 'string' || !token) return <IncompleteLink />
  return (
    <div className="grid gap-7">
      <AuthHeading heading="Choose a new password" text="This signs you out everywhere else." />
      <ResetPasswordForm token={token} />
      <BackToLoginLink />
    </div>
  )
}

const IncompleteLink = () => (
  <div className="grid gap-7">
    <AuthHeading
      heading="This link is incomplete"
      text="Open the link in your email again, or request a new one."
    />
    <Button asChild size="lg" className="w-full">
      <Link href="/forgot-password">Request a new link</Link>
    </Button>
    <BackToLoginLink />
  </div>
)

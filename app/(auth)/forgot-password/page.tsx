import type { Metadata } from 'next'
import { AuthHeading } from '@/components/auth/auth-heading'
import { BackToLogin } from '@/components/auth/back-to-login'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'

export const metadata: Metadata = { title: 'Forgot password' }

export default function ForgotPasswordPage() {
  return (
    <div className="grid gap-7">
      <AuthHeading
        heading="Forgot your password?"
        text="Type your email, and we send you a link to a new one."
      />
      <ForgotPasswordForm />
      <BackToLogin />
    </div>
  )
}

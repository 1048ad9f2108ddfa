'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useResend } from '@/components/auth/verify/use-resend'

/** The address has an account: perhaps its verification mail got lost. */
export default function EmailTakenDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { resend } = useResend()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Email already registered"
      description="This email is already registered. Would you like to resend the verification email?"
      confirmLabel="Resend Verification Email"
      variant="default"
      onConfirm={() => resend(email)}
    />
  )
}

'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useResend } from '@/components/auth/verify/use-resend'

interface EmailTakenDialogProps {
  title: string
  description: string
  email: string
  onClose: () => void
}

/** The address has an account: perhaps its verification mail got lost, or it was forgotten. */
export default function EmailTakenDialog({ title, description, email, onClose }: EmailTakenDialogProps) {
  const { resend } = useResend()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel="Resend Verification Email"
      variant="default"
      onConfirm={() => resend(email)}
    />
  )
}

'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useResendVerification } from './verify/resend-notice'

interface EmailTakenDialogProps {
  title: string
  description: string
  email: string
  onClose: () => void
}

/** Says that the address already has an account, and offers to send the verification email again. */
export default function EmailTakenDialog({ title, description, email, onClose }: EmailTakenDialogProps) {
  const { resend } = useResendVerification()
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

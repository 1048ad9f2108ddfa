'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useResendVerification } from './verify/resend-notice'

interface EmailTakenDialogProps {
  email: string
  onClose: () => void
}

/** Says that the address already has an account, and offers to send the verification email again. */
export default function EmailTakenDialog({ email, onClose }: EmailTakenDialogProps) {
  const t = useTranslations('auth.register.emailTaken')
  const { resend } = useResendVerification()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('description')}
      confirmLabel={t('resend')}
      variant="default"
      onConfirm={() => resend(email)}
    />
  )
}

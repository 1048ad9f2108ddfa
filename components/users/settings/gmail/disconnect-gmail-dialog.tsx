'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { toast } from '@/components/hooks/use-toast'
import type { disconnectGmail } from '@/lib/api/definitions/settings/sender'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

interface DisconnectGmailDialogProps {
  address: string
  onClose: () => void
  onDone: () => void
}

/** Confirms disconnecting Gmail. The toast says whether Google has revoked the permission too. */
export function DisconnectGmailDialog({ address, onClose, onDone }: DisconnectGmailDialogProps) {
  const t = useTranslations('settings.gmail')
  const disconnect = async (): Promise<boolean> => {
    try {
      const { revoked } = await callApi<typeof disconnectGmail>({ method: 'DELETE', path: '/api/user/gmail' })
      toast({
        title: t('disconnected'),
        description: revoked ? t('revokedHint') : t('notRevokedHint'),
      })
    } catch (error) {
      toastError(t('disconnectFailed'), error)
      return false
    }
    onDone()
    return true
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('disconnectTitle')}
      description={t('disconnectHint', { address })}
      confirmLabel={t('disconnect')}
      onConfirm={disconnect}
    />
  )
}

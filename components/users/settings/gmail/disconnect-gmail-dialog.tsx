'use client'

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
  const disconnect = async (): Promise<boolean> => {
    try {
      const { revoked } = await callApi<typeof disconnectGmail>({ method: 'DELETE', path: '/api/user/gmail' })
      toast({
        title: 'Gmail disconnected',
        description: revoked
          ? 'Our access to your Gmail was revoked.'
          : 'We couldn’t reach Google. Remove our access yourself at myaccount.google.com/connections.',
      })
    } catch (error) {
      toastError('Failed to disconnect Gmail', error)
      return false
    }
    onDone()
    return true
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Disconnect Gmail?"
      description={`Invoices will no longer be sent from ${address}, and our access to your Gmail will be revoked.`}
      confirmLabel="Disconnect"
      onConfirm={disconnect}
    />
  )
}

'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'

interface DeleteClientDialogProps {
  client: { id: number; name: string }
  onClose: () => void
  onDeleted: () => void
}

export default function DeleteClientDialog({ client, onClose, onDeleted }: DeleteClientDialogProps) {
  const remove = async () => {
    try {
      await apiFetch(`/api/clients/${client.id}`, { method: 'DELETE' })
    } catch (error) {
      toast({ title: 'Error deleting client', description: messageOf(error), variant: 'destructive' })
      return false
    }
    toast({ title: 'Client deleted', description: 'Client has been deleted successfully.' })
    onDeleted()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this client?"
      description={
        <span className="break-anywhere">
          {client.name} will leave your list. Invoices already made keep their name and address.
        </span>
      }
      confirmLabel="Delete"
      onConfirm={remove}
    />
  )
}

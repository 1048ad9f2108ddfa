'use client'

import { formatItemCount } from '@/components/shared/list/bulk-messages'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { toast } from '@/components/hooks/use-toast'
import { getClientTitle } from '@/lib/clients/display-name'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { deleteClients, type DeletableClient } from '@/components/clients/list/delete-clients'

/** Number of clients named with their outstanding amounts. */
const MAX_NAMES = 3

interface DeleteClientDialogProps {
  /** One or more clients. */
  clients: DeletableClient[]
  onClose: () => void
  /** Called when clients were deleted or restored. */
  onChanged: () => void
  onDeleted?: () => void
}

export default function DeleteClientDialog(props: DeleteClientDialogProps) {
  const { clients, onClose, onChanged, onDeleted } = props
  const [only, ...others] = clients
  const isOne = others.length === 0
  const withCredit = clients.filter(({ credit }) => credit)
  const remove = async () => {
    try {
      await deleteClients(clients, onChanged)
    } catch (error) {
      const title = isOne ? 'Error deleting client' : 'Error deleting clients'
      toast({ title, description: getErrorMessage(error), variant: 'destructive' })
      return false
    }
    onDeleted?.()
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        isOne
          ? 'Are you sure you want to delete this client?'
          : `Are you sure you want to delete these ${clients.length} clients?`
      }
      description={
        <span className="wrap-anywhere">
          {isOne
            ? `${only && getClientTitle(only)} will be removed from your clients. Existing invoices keep their name and address.`
            : 'They will be removed from your clients. Existing invoices keep their names and addresses.'}
          {withCredit.length > 0 && (
            <strong className="text-foreground mt-3 block font-medium">
              {isOne
                ? `You still owe this client ${withCredit[0]!.credit} of credit. Pay it back, or use it on an invoice, before you delete them.`
                : `You still owe credit: ${withCredit
                    .slice(0, MAX_NAMES)
                    .map((one) => `${getClientTitle(one)} ${one.credit}`)
                    .join('; ')}${
                    withCredit.length > MAX_NAMES
                      ? `; and ${formatItemCount(withCredit.length - MAX_NAMES, 'more client')}`
                      : ''
                  }. Pay it back, or use it on invoices, before you delete them.`}
            </strong>
          )}
        </span>
      }
      confirmLabel="Delete"
      onConfirm={remove}
    />
  )
}

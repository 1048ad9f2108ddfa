'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { toast } from '@/components/hooks/use-toast'
import { getClientTitle, type ClientName } from '@/lib/clients/display-name'
import { callApi } from '@/lib/platform/http/api-client'
import {
  getChangedIds,
  getFailureReasons,
  formatItemCount,
  formatSkippedRows,
} from '@/components/shared/list/bulk-results'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import type { bulkUpdateClients, deleteClient } from '@/lib/api/definitions/clients'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { toastError } from '@/components/shared/toast-error'

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
      toastError(title, error)
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

interface DeletableClient extends ClientName {
  id: number
  /** Formatted credit. */
  credit?: string | null
}

const changeMany = (body: ApiCall<typeof bulkUpdateClients>['body']) =>
  callApi<typeof bulkUpdateClients>({ method: 'POST', path: '/api/clients/bulk', body })

/**
 * Deletes clients and shows a toast that offers to restore them. Throws ApiError. `onRestored`: called after they are
 * restored.
 */
async function deleteClients(clients: DeletableClient[], onRestored: () => void): Promise<void> {
  const [only] = clients
  const undo = (ids: number[]) => async () => {
    const { results } = await changeMany({ action: 'restore', ids })
    onRestored()
    const lost = results.filter(({ ok }) => !ok)
    if (lost[0])
      return {
        title: `${formatItemCount(lost.length, 'client')} could not be restored`,
        description: lost[0].message,
        variant: 'destructive' as const,
      }
    return { title: ids.length === 1 ? 'Client restored' : `${ids.length} clients restored` }
  }
  const getTitle = (id: number) => {
    const client = clients.find((one) => one.id === id)
    return client ? getClientTitle(client) : ''
  }
  const failed = clients.length === 1 ? 'Error restoring client' : 'Error restoring clients'

  if (only && clients.length === 1) {
    await callApi<typeof deleteClient>({ method: 'DELETE', path: `/api/clients/${only.id}` })
    const description = 'Client has been deleted successfully.'
    toastWithUndo({ title: 'Client deleted', description, undo: undo([only.id]), failureTitle: failed })
    return
  }
  const { results } = await changeMany({ action: 'delete', ids: clients.map(({ id }) => id) })
  const done = getChangedIds(results)
  const toastContent = {
    title: `${formatItemCount(done.length, 'client')} deleted`,
    description: formatSkippedRows(getFailureReasons(results, getTitle)),
  }
  if (done.length === 0) toast({ ...toastContent, variant: 'destructive' })
  else toastWithUndo({ ...toastContent, undo: undo(done), failureTitle: failed })
}

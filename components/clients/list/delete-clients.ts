import { getChangedIds, getFailureReasons } from '@/components/shared/list/bulk-results'
import { formatItemCount, formatSkippedRows } from '@/components/shared/list/bulk-messages'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { getClientTitle, type ClientName } from '@/lib/clients/display-name'
import type { bulkUpdateClients, deleteClient } from '@/lib/api/definitions/clients'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'

export interface DeletableClient extends ClientName {
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
export async function deleteClients(clients: DeletableClient[], onRestored: () => void): Promise<void> {
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

import { useTranslations } from 'next-intl'
import { toast } from '@/components/hooks/use-toast'
import {
  getChangedIds,
  getFailureReasons,
  translateResults,
  useSkippedRowsText,
} from '@/components/shared/list/bulk-results'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import type { bulkUpdateClients, deleteClient } from '@/lib/api/definitions/clients'
import { getClientTitle, type ClientName } from '@/lib/clients/display-name'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'

export interface DeletableClient extends ClientName {
  id: number
  /** Formatted credit. */
  credit?: string | null
  activeSchedules?: number
}

const changeMany = async (body: ApiCall<typeof bulkUpdateClients>['body']) =>
  translateResults(
    (await callApi<typeof bulkUpdateClients>({ method: 'POST', path: '/api/clients/bulk', body })).results,
  )

/**
 * Returns a function that deletes clients and shows a toast that offers to restore them. It throws ApiError.
 * `onRestored`: called after they are restored.
 */
export function useDeleteClients(onRestored: () => void) {
  const t = useTranslations('clients.delete')
  const getSkippedRowsText = useSkippedRowsText()

  const restore = async (ids: number[]) => {
    const results = await changeMany({ action: 'restore', ids })
    onRestored()
    const lost = results.filter(({ ok }) => !ok)
    if (lost[0])
      return {
        title: t('notRestored', { count: lost.length }),
        description: lost[0].message,
        variant: 'destructive' as const,
      }
    return { title: t('restored', { count: ids.length }) }
  }

  return async (clients: DeletableClient[]): Promise<void> => {
    const [only] = clients
    const failureTitle = t('restoreFailed', { count: clients.length })
    if (only && clients.length === 1) {
      await callApi<typeof deleteClient>({ method: 'DELETE', path: `/api/clients/${only.id}` })
      toastWithUndo({
        title: t('deleted'),
        description: t('deletedText'),
        undo: () => restore([only.id]),
        failureTitle,
      })
      return
    }
    const names = new Map(clients.map((client) => [client.id, getClientTitle(client)]))
    const results = await changeMany({ action: 'delete', ids: clients.map(({ id }) => id) })
    const done = getChangedIds(results)
    const content = {
      title: t('deletedMany', { count: done.length }),
      description: getSkippedRowsText(getFailureReasons(results, (id) => names.get(id) ?? '')),
    }
    if (done.length === 0) toast({ ...content, variant: 'destructive' })
    else toastWithUndo({ ...content, undo: () => restore(done), failureTitle })
  }
}

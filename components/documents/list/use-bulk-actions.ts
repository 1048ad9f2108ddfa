'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import {
  getChangedIds,
  getFailureReasons,
  translateResults,
  useSkippedRowsText,
} from '@/components/shared/list/bulk-results'
import { saveFile } from '@/components/shared/browser/save-file'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { usePendingAction } from '@/components/shared/browser/use-pending-action'
import { toast } from '@/components/hooks/use-toast'
import type { DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import { getStatusAfter, findNextAction } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { bulkUpdateInvoices } from '@/lib/api/definitions/invoice-lists'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import type { InvoiceRow } from './invoice-row'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import {
  isUndoable,
  needsIssueConfirmation,
  type useStatusChange,
} from '@/components/documents/detail/use-status-change'

export type BulkAction = 'pdfs' | 'delete'

/** Changes a status optimistically and saves it. */
export type StatusChangeHandler = ReturnType<typeof useStatusChange>['move']

const updateInvoices = async (body: ApiCall<typeof bulkUpdateInvoices>['body']) =>
  translateResults(
    (await callApi<typeof bulkUpdateInvoices>({ method: 'POST', path: '/api/invoices/bulk', body })).results,
  )

/** Returns the bulk actions, which run one at a time. Calls `onDeleted` after a deletion. */
export function useBulkActions(rows: InvoiceRow[], move: StatusChangeHandler, onDeleted: () => void) {
  const t = useTranslations('documents.bulk')
  const tStatusChange = useTranslations('statusChange')
  const getSkippedRowsText = useSkippedRowsText()
  const router = useRouter()
  const { pending, run } = usePendingAction<BulkAction>()
  const kind = getDocumentKind(rows[0] ?? {})
  const isProtected = useIssuedProtection()
  const getNumber = (id: number) => rows.find((row) => row.id === id)?.number ?? ''

  const undoStatus = (from: InvoiceStatus, to: InvoiceStatus, ids: number[]) =>
    void move(ids, to, async () => {
      const results = await updateInvoices({ action: 'move', from, to, undo: true, ids })
      const failed = results.filter(({ ok }) => !ok)
      toast(
        failed.length === 0
          ? { title: tStatusChange('updated'), description: t('undone', { status: to }) }
          : {
              title: t('undoFailed', { count: failed.length, kind }),
              description: failed[0]!.message,
              variant: 'destructive',
            },
      )
    })

  const listApplicable = (step: DocumentAction) => rows.filter((row) => findNextAction(row) === step)

  /** Returns how many documents an action issues for good, because issued ones are protected. */
  const countIssuedForGood = (step: DocumentAction): number =>
    listApplicable(step).filter((row) =>
      needsIssueConfirmation({ ...row, isProtected }, getStatusAfter(step, row)),
    ).length

  /** Applies the action to the rows for which it is the next one; they all have the same status. */
  const mark = (step: DocumentAction) => {
    const applicableRows = listApplicable(step)
    if (!applicableRows[0]) return
    const [from, to] = [applicableRows[0].status, getStatusAfter(step, applicableRows[0])]
    const applicableIds = applicableRows.map(({ id }) => id)
    const skipped = rows
      .filter((row) => findNextAction(row) !== step)
      .map(({ number, status }): [string, string] => [number, t(`skipped.${status}`)])
    void move(applicableIds, to, async () => {
      const results = await updateInvoices({ action: 'move', from, to, ids: applicableIds })
      const done = getChangedIds(results)
      const toastContent = {
        title: t('marked', { count: done.length, kind, status: to }),
        description: getSkippedRowsText([...skipped, ...getFailureReasons(results, getNumber)]),
      }
      if (done.length === 0) toast({ ...toastContent, variant: 'destructive' })
      else if (!isUndoable({ kind, status: to, isProtected }, from)) toast(toastContent)
      else toastWithUndo({ ...toastContent, undo: () => undoStatus(to, from, done) })
    })
  }

  /** Returns true if all were deleted; on failure the confirmation stays open. */
  const remove = async (reason: string): Promise<boolean> => {
    const ids = rows.map(({ id }) => id)
    const results = await run('delete', t('delete.failed', { kind }), () =>
      updateInvoices({ action: 'delete', ids, ...(reason && { reason }) }),
    )
    if (!results) return false
    const deletedCount = getChangedIds(results).length
    toast({
      title: t('delete.done', { count: deletedCount, kind }),
      description: getSkippedRowsText(getFailureReasons(results, getNumber)),
      ...(deletedCount === 0 && { variant: 'destructive' as const }),
    })
    onDeleted()
    router.refresh()
    return true
  }

  const download = () =>
    run('pdfs', t('downloadFailed'), async () => {
      const [only] = rows
      const { file, name } =
        rows.length === 1 && only
          ? await fetchFile(`/api/invoices/${only.id}/pdf`)
          : await fetchFile(`/api/invoices/pdfs.zip?ids=${rows.map(({ id }) => id).join(',')}`)
      saveFile(file, name)
    })

  return { pending, mark, countIssuedForGood, remove, download }
}

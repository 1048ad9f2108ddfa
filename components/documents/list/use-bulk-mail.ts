'use client'

import { useTranslations } from 'next-intl'
import {
  getChangedIds,
  getFailureReasons,
  translateResults,
  useSkippedRowsText,
} from '@/components/shared/list/bulk-results'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toastError } from '@/components/shared/toast-error'
import { toast, type Toast } from '@/components/hooks/use-toast'
import { fetchMailDraft } from '@/components/documents/mail/use-mail-draft'
import type { sendInvoice } from '@/lib/api/definitions/mails'
import type { cancelReminders, sendReminders } from '@/lib/api/definitions/reminders'
import { newUuid } from '@/lib/core/ids'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import type { InvoiceRow } from './invoice-row'

/**
 * Returns functions that email the clients of the rows. They resolve to true when the dialog can close.
 * @param drafts the prepared emails by document, as far as they are loaded
 */
export function useBulkMail(rows: InvoiceRow[], drafts: Map<number, MailDraft>) {
  const t = useTranslations('documents.bulk.mail')
  const getSkippedRowsText = useSkippedRowsText()
  const getNumber = (id: number) => rows.find((row) => row.id === id)?.number ?? ''

  const undoReminders = async (ids: number[], requestId: string): Promise<Toast> => {
    const { results } = await callApi<typeof cancelReminders>({
      method: 'POST',
      path: '/api/invoices/reminders/cancel',
      body: { ids, requestId },
    })
    const count = getChangedIds(results).length
    return count > 0 ? { title: t('undone', { count }) } : { title: t('tooLate'), variant: 'destructive' }
  }

  /** Sends reminders, which the server delays while they can be undone. */
  const remind = async (): Promise<boolean> => {
    const requestId = newUuid()
    try {
      const { results } = await callApi<typeof sendReminders>({
        method: 'POST',
        path: '/api/invoices/reminders',
        body: { ids: rows.map(({ id }) => id), requestId, hold: true },
      })
      const ids = getChangedIds(results)
      const title = t('done.remind', { count: ids.length })
      const description = getSkippedRowsText(getFailureReasons(await translateResults(results), getNumber))
      if (ids.length === 0) toast({ title, description, variant: 'destructive' })
      else toastWithUndo({ title, description, undo: () => undoReminders(ids, requestId) })
      return true
    } catch (error) {
      toastError(t('failed'), error)
      return false
    }
  }

  /** Sends each document with its prepared message, one after the other, so that one failure stops none of the others. */
  const send = async (): Promise<boolean> => {
    const failed: [number: string, message: string][] = []
    for (const { id, number } of rows)
      try {
        const draft = drafts.get(id) ?? (await fetchMailDraft(id, 'invoice'))
        const { to, cc, replyTo, subject, message } = draft
        await callApi<typeof sendInvoice>({
          method: 'POST',
          path: `/api/invoices/${id}/mails`,
          body: { to, cc, ...(replyTo && { replyTo }), subject, message },
        })
      } catch (error) {
        failed.push([number, getErrorMessage(error)])
      }
    const count = rows.length - failed.length
    toast({
      title: t('done.send', { count }),
      description: getSkippedRowsText(failed),
      ...(count === 0 && { variant: 'destructive' as const }),
    })
    return true
  }

  return { remind, send }
}

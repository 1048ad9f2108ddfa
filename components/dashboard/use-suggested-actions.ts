'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { getChangedIds, getFailureReasons, translateResults } from '@/components/shared/list/bulk-results'
import { toastWithUndo, UNDO_DURATION } from '@/components/shared/toast-with-undo'
import { toast, type Toast } from '@/components/hooks/use-toast'
import type { SuggestedAction, SuggestedActionList } from '@/lib/reports/dashboard/suggested-actions'
import type * as mails from '@/lib/api/definitions/mails'
import type { cancelReminders, sendReminders } from '@/lib/api/definitions/reminders'
import { callApi } from '@/lib/platform/http/api-client'
import { newUuid } from '@/lib/core/ids'
import { useSkippedReminders } from './use-skipped-reminders'
import { toastError } from '@/components/shared/toast-error'

/** Outcome of an action, shown in its row. */
export interface ActionOutcome {
  result: 'reminderScheduled' | 'emailQueued'
  /** Request id that cancels the reminder; null once it is too late. */
  requestId: string | null
}

const getActionKey = ({ kind, invoiceId }: Pick<SuggestedAction, 'kind' | 'invoiceId'>) =>
  `${kind} ${invoiceId}`

/** Returns the dashboard's actions with their outcomes. The server delays reminders while they can be undone. */
export function useSuggestedActions({ suggestions, reminders }: SuggestedActionList) {
  const t = useTranslations('dashboard')
  const formatSkippedReminders = useSkippedReminders('done')
  const router = useRouter()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ActionOutcome>>(new Map())
  const getOutcome = (action: SuggestedAction) => outcomes.get(getActionKey(action)) ?? null
  const rows = useStableRows(suggestions, getActionKey, (action) => getOutcome(action) !== null)
  const getReminderKey = (invoiceId: number) => getActionKey({ kind: 'OVERDUE', invoiceId })
  const remindable = reminders.invoices.filter(({ invoiceId }) => !outcomes.has(getReminderKey(invoiceId)))

  const change = (ids: number[], outcome: (previous: ActionOutcome | undefined) => ActionOutcome | null) =>
    setOutcomes((before) => {
      const after = new Map(before)
      for (const key of ids.map(getReminderKey)) {
        const next = outcome(after.get(key))
        if (next) after.set(key, next)
        else after.delete(key)
      }
      return after
    })

  const scheduled = (ids: number[], requestId: string) => {
    change(ids, () => ({ result: 'reminderScheduled', requestId }))
    setTimeout(
      () =>
        change(ids, (previous) =>
          previous?.requestId === requestId ? { ...previous, requestId: null } : (previous ?? null),
        ),
      UNDO_DURATION,
    )
    router.refresh()
  }

  /** `back`: number of reminders that were not sent. */
  const createUndoToast = (back: number, sentCount: number): Toast =>
    back === 0
      ? {
          title: t('reminders.tooLate'),
          description: t('reminders.tooLateText', { count: sentCount }),
          variant: 'destructive',
        }
      : {
          title: t('reminders.notSent', { count: back }),
          description: sentCount > 0 ? t('reminders.alreadySent', { count: sentCount }) : undefined,
        }

  const undoReminders = async (ids: number[], requestId: string): Promise<Toast> => {
    const { results } = await callApi<typeof cancelReminders>({
      method: 'POST',
      path: '/api/invoices/reminders/cancel',
      body: { ids, requestId },
    })
    const back = getChangedIds(results)
    change(back, () => null)
    router.refresh()
    return createUndoToast(back.length, ids.length - back.length)
  }

  const undo = async ({ invoiceId }: SuggestedAction, { requestId }: ActionOutcome) => {
    if (!requestId) return
    try {
      toast(await undoReminders([invoiceId], requestId))
    } catch (error) {
      toastError(t('reminders.undoFailed'), error)
    }
  }

  /** Resolves to true when the dialog can close. */
  const remindAll = async (): Promise<boolean> => {
    const requestId = newUuid()
    const ids = remindable.map(({ invoiceId }) => invoiceId)
    try {
      const { results } = await callApi<typeof sendReminders>({
        method: 'POST',
        path: '/api/invoices/reminders',
        body: { ids, requestId, hold: true },
      })
      const done = getChangedIds(results)
      const numbers = new Map(remindable.map(({ invoiceId, invoiceNumber }) => [invoiceId, invoiceNumber]))
      const failed = getFailureReasons(await translateResults(results), (id) => numbers.get(id) ?? `#${id}`)
      const description = formatSkippedReminders(reminders.skipped, failed)
      if (done.length === 0)
        toast({ title: t('reminders.noneScheduled'), description, variant: 'destructive' })
      else
        toastWithUndo({
          title: t('reminders.scheduled', { count: done.length }),
          description,
          undo: () => undoReminders(done, requestId),
        })
      scheduled(done, requestId)
      return true
    } catch (error) {
      toastError(t('reminders.failed'), error)
      return false
    }
  }

  const sendAgain = async (action: SuggestedAction): Promise<boolean> => {
    try {
      await callApi<typeof mails.resendMail>({
        method: 'POST',
        path: `/api/invoices/${action.invoiceId}/mails/${action.mailId}`,
      })
      setOutcomes((before) =>
        new Map(before).set(getActionKey(action), { result: 'emailQueued', requestId: null }),
      )
      router.refresh()
      return true
    } catch (error) {
      toastError(t('actions.sendAgainDialog.failed'), error)
      return false
    }
  }

  return {
    rows: rows.map((action) => ({ key: getActionKey(action), action, outcome: getOutcome(action) })),
    remindable,
    /** Called after the dialog has scheduled a reminder. */
    reminded: ({ invoiceId }: SuggestedAction, requestId: string) => scheduled([invoiceId], requestId),
    undo,
    remindAll,
    sendAgain,
  }
}

/**
 * Keeps rows in their initial order. Finished rows keep their place until the page is left and new rows come last, so
 * that nothing moves under the pointer.
 */
function useStableRows<Row>(rows: Row[], keyOf: (row: Row) => string, isDone: (row: Row) => boolean): Row[] {
  const [stable, setStable] = useState({ rows, from: rows })
  if (stable.from === rows) return stable.rows
  const latestRows = new Map(rows.map((row) => [keyOf(row), row]))
  const remaining = stable.rows.flatMap((row) => (isDone(row) ? row : (latestRows.get(keyOf(row)) ?? [])))
  const known = new Set(remaining.map(keyOf))
  const shown = [...remaining, ...rows.filter((row) => !known.has(keyOf(row)))]
  setStable({ rows: shown, from: rows })
  return shown
}

'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { formatDayInline, type Day } from '@/lib/core/dates'
import type { createLink, revokeLink, setLinkExpiry } from '@/lib/api/definitions/links'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * Creates, revokes and replaces the public link. Each function returns true on success. `current`: current expiry date;
 * `today`: the user's date.
 */
export function usePublicLinkChanges(invoiceId: number, current: Day | null, today: Day) {
  const router = useRouter()
  const [refreshing, start] = useTransition()
  const [isCalling, setIsCalling] = useState(false)

  const change = async (calls: ('POST' | 'DELETE')[], done: string, failed: string): Promise<boolean> => {
    setIsCalling(true)
    try {
      for (const method of calls)
        await callApi<typeof createLink | typeof revokeLink>({
          method,
          path: `/api/invoices/${invoiceId}/public-url`,
        })
      toast({ title: done })
      return true
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), variant: 'destructive' })
      return false
    } finally {
      // Also after a failure, since the first of two calls may have worked.
      start(() => router.refresh())
      setIsCalling(false)
    }
  }

  /** Throws ApiError, for the field to show it. */
  const setExpiry = async (expiresOn: Day | null): Promise<void> => {
    const title = await saveExpiry(expiresOn)
    // No undo for a past date, which can't be set again.
    if (current && current < today) toast({ title })
    else
      toastWithUndo({
        title,
        undo: async () => ({ title: await saveExpiry(current) }),
        failureTitle: 'Failed to set the last day',
      })
  }
  const saveExpiry = async (expiresOn: Day | null): Promise<string> => {
    await callApi<typeof setLinkExpiry>({
      method: 'PATCH',
      path: `/api/invoices/${invoiceId}/public-url`,
      body: { expiresOn },
    })
    start(() => router.refresh())
    return expiresOn
      ? `The link works until ${formatDayInline(expiresOn)}`
      : 'The link works until you revoke it'
  }

  return {
    setExpiry,
    pending: isCalling || refreshing,
    create: () => change(['POST'], 'Public URL generated', 'Failed to generate URL'),
    revoke: () => change(['DELETE'], 'Public link revoked', 'Failed to revoke the link'),
    renew: () => change(['DELETE', 'POST'], 'Public URL generated', 'Failed to generate URL'),
  }
}

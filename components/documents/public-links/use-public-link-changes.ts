'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { formatDayInline, type Day } from '@/lib/core/dates'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * Makes, revokes and replaces the public link. Each answers whether it worked.
 * @param current the last day it works on as it is now
 * @param today the user's day
 */
export function usePublicLinkChanges(invoiceId: number, current: Day | null, today: Day) {
  const router = useRouter()
  const [refreshing, start] = useTransition()
  const [calling, setCalling] = useState(false)
  const path = `/api/invoices/${invoiceId}/public-url`

  const change = async (calls: ('POST' | 'DELETE')[], done: string, failed: string): Promise<boolean> => {
    setCalling(true)
    try {
      for (const method of calls) await apiFetch(path, { method })
      toast({ title: done })
      return true
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), variant: 'destructive' })
      return false
    } finally {
      // Also after a failure: of two calls the first may have worked.
      start(() => router.refresh())
      setCalling(false)
    }
  }

  /** Throws what the server says, for the field to show it. */
  const setExpiry = async (expiresOn: Day | null): Promise<void> => {
    const title = await saveExpiry(expiresOn)
    // A day that is past can't be set again: such a link stays as good as none.
    if (current && current < today) toast({ title })
    else
      toastWithUndo({
        title,
        undo: async () => ({ title: await saveExpiry(current) }),
        failed: 'Failed to set the last day',
      })
  }
  const saveExpiry = async (expiresOn: Day | null): Promise<string> => {
    await apiFetch(path, { method: 'PATCH', body: { expiresOn } })
    start(() => router.refresh())
    return expiresOn
      ? `The link works until ${formatDayInline(expiresOn)}`
      : 'The link works until you revoke it'
  }

  return {
    setExpiry,
    pending: calling || refreshing,
    create: () => change(['POST'], 'Public URL generated', 'Failed to generate URL'),
    revoke: () => change(['DELETE'], 'Public link revoked', 'Failed to revoke the link'),
    renew: () => change(['DELETE', 'POST'], 'Public URL generated', 'Failed to generate URL'),
  }
}

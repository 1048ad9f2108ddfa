'use client'

import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/** Runs one action at a time. `pending` is its name; errors are shown in a toast with its title. */
export function usePendingAction<A extends string>() {
  const [pending, setPending] = useState<A | null>(null)

  /** Returns the result of `work`, or undefined if it failed. */
  const run = async <T>(action: A, title: string, callback: () => Promise<T>): Promise<T | undefined> => {
    setPending(action)
    try {
      return await callback()
    } catch (error) {
      toast({ title, description: getErrorMessage(error), variant: 'destructive' })
      return undefined
    } finally {
      setPending(null)
    }
  }

  return { pending, run }
}

'use client'

import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/** Runs one action at a time. `pending` names it, and what the server refuses is said in a toast under its title. */
export function usePendingAction<A extends string>() {
  const [pending, setPending] = useState<A | null>(null)

  /** Answers what `work` did, or undefined when it failed. */
  const run = async <T>(action: A, title: string, work: () => Promise<T>): Promise<T | undefined> => {
    setPending(action)
    try {
      return await work()
    } catch (error) {
      toast({ title, description: getErrorMessage(error), variant: 'destructive' })
      return undefined
    } finally {
      setPending(null)
    }
  }

  return { pending, run }
}

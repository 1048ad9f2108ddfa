'use client'

import { useState } from 'react'
import { toastError } from '@/components/shared/toast-error'

/** Runs one action at a time. `pending` is its name; errors are shown in a toast with its title. */
export function usePendingAction<A extends string>() {
  const [pending, setPending] = useState<A | null>(null)

  /** Returns the result of `work`, or undefined if it failed. */
  const run = async <T>(action: A, title: string, callback: () => Promise<T>): Promise<T | undefined> => {
    setPending(action)
    try {
      return await callback()
    } catch (error) {
      toastError(title, error)
      return undefined
    } finally {
      setPending(null)
    }
  }

  return { pending, run }
}

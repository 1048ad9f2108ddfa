import { useCallback, useEffect, useState } from 'react'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * Loads data when its dialog, menu or list opens, with an error message and a retry. `load`: stable function; aborted
 * on unmount.
 */
export function useAsyncData<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(setLoaded, (error: unknown) => {
      if (!controller.signal.aborted) setProblem(getErrorMessage(error))
    })
    return () => controller.abort()
  }, [load, attempt])

  const retry = useCallback(() => {
    setProblem(null)
    setAttempt((count) => count + 1)
  }, [])
  return { loaded, problem, retry }
}

import { useCallback, useEffect, useState } from 'react'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * Loads a dialog's data when it opens, with an error message and a retry. `load`: stable function; aborted when the
 * dialog closes.
 */
export function useAsyncData<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<T | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const cut = new AbortController()
    load(cut.signal).then(setLoaded, (error: unknown) => {
      if (!cut.signal.aborted) setProblem(getErrorMessage(error))
    })
    return () => cut.abort()
  }, [load, tries])

  const retry = useCallback(() => {
    setProblem(null)
    setTries((count) => count + 1)
  }, [])
  return { loaded, problem, retry }
}

import { useCallback, useEffect, useState } from 'react'
import { getErrorMessage } from '@/lib/platform/http/api-client'

/**
 * What a dialog reads when it opens: what came, or why nothing did, in words, with another try.
 * @param load the same function for as long as the same is to be read; it is cut off when the dialog goes
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

import { useRef, useState } from 'react'

/**
 * Checks a value when its field is left, and keeps the problem until the value changes.
 * @param key value and what it is checked by
 * @param findProblem null if nothing is wrong; if it rejects, nothing is said
 */
export function useCheckOnBlur<T>(key: string, findProblem: () => Promise<T | null>) {
  const [found, setFound] = useState<{ key: string; problem: T | null } | null>(null)
  const latest = useRef('')
  const check = async () => {
    latest.current = key
    if (found?.key === key) return
    try {
      const problem = await findProblem()
      if (latest.current === key) setFound({ key, problem })
    } catch {
      // A hint is not worth an error; callApi has logged the failure.
    }
  }
  return { problem: found?.key === key ? found.problem : null, check }
}

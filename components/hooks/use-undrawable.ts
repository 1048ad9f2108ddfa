import { useEffect, useState } from 'react'
import { ALWAYS_DRAWABLE } from '@/lib/documents/pdf/text/always-drawable'

/**
 * Lists the characters of a text that the PDF can't show. The table of its fonts is loaded with the first text that
 * has an unusual character; without it, nothing is listed.
 */
export function useUndrawable(text: string): string[] {
  const [found, setFound] = useState<string[]>([])
  const isUsual = ALWAYS_DRAWABLE.test(text)
  useEffect(() => {
    if (isUsual) return
    let isCurrent = true
    import('@/lib/documents/pdf/text/list-undrawable').then(
      ({ listUndrawable }) => {
        if (isCurrent) setFound(listUndrawable(text))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text, isUsual])
  // `found` may be from an earlier text, and its characters deleted since.
  return isUsual ? [] : found.filter((character) => text.includes(character))
}

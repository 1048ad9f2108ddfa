import { useEffect, useState } from 'react'
import type { DocumentWords } from '@/lib/words/document-words'
import { english } from '@/lib/words/english/document'
import type { Speaking } from '@/lib/words/speech/spoken'

/** The words of a sheet; null until they came for the first time. English is there at once. */
export function useWords({ language, secondLanguage, place, ownWords }: Speaking): DocumentWords | null {
  const asked = JSON.stringify([language, secondLanguage, place?.country, ownWords])
  const isEnglish = !language && !secondLanguage && !ownWords
  const [words, setWords] = useState<DocumentWords | null>(isEnglish ? english : null)
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/words/speech/in-browser')
      .then(({ documentWordsOf }) => documentWordsOf({ language, secondLanguage, place, ownWords }))
      .then((found) => stale || setWords(found))
    return () => {
      stale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  return isEnglish ? english : words
}

import { useEffect, useMemo, useState } from 'react'
import { DEFAULT_LANGUAGE } from '@/lib/core/languages'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { catalogue as english } from '@/lib/i18n/documents/en'
import { resolveDocumentMessages, type LocaleContext } from '@/lib/i18n/resolve-messages'

/**
 * Returns the messages of a document; null until first loaded. English is available at once, so that a document in it
 * is in the page's HTML.
 */
export function useDocumentMessages({
  language = DEFAULT_LANGUAGE,
  secondLanguage,
  place,
  ownWords,
}: LocaleContext): DocumentMessages | null {
  const key = JSON.stringify([language, secondLanguage, place?.country, ownWords])
  const isEnglish = language === DEFAULT_LANGUAGE && !secondLanguage
  const englishMessages = useMemo(
    () => (isEnglish ? resolveDocumentMessages({ place, ownWords }, english) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  )
  const [loaded, setLoaded] = useState<DocumentMessages | null>(null)
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/i18n/load-messages')
      .then(({ loadDocumentMessages }) => loadDocumentMessages({ language, secondLanguage, place, ownWords }))
      .then((found) => stale || setLoaded(found))
    return () => {
      stale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return englishMessages ?? loaded
}

import { useEffect, useState } from 'react'
import { DEFAULT_LANGUAGE } from '@/lib/core/languages'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { english } from '@/lib/i18n/documents/en'
import { getEnglishLocale, UNITED_STATES } from '@/lib/i18n/english-locale'
import type { LocaleContext } from '@/lib/i18n/resolve-messages'

/** Returns the messages of a document; null until first loaded. The United States' English is available at once. */
export function useDocumentMessages({
  language = DEFAULT_LANGUAGE,
  secondLanguage,
  place,
  ownWords,
}: LocaleContext): DocumentMessages | null {
  const key = JSON.stringify([language, secondLanguage, place?.country, ownWords])
  const isEnglish =
    language === DEFAULT_LANGUAGE &&
    !secondLanguage &&
    !ownWords &&
    getEnglishLocale(place?.country) === UNITED_STATES
  const [messages, setMessages] = useState<DocumentMessages | null>(isEnglish ? english : null)
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/i18n/load-messages')
      .then(({ loadDocumentMessages }) => loadDocumentMessages({ language, secondLanguage, place, ownWords }))
      .then((found) => stale || setMessages(found))
    return () => {
      stale = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return isEnglish ? english : messages
}

import { useEffect, useState } from 'react'
import type { ClientOption } from '@/lib/clients/client-response'
import { DEFAULT_LANGUAGE, resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import type { Seller } from '@/lib/documents/types'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { english } from '@/lib/i18n/documents/en'
import type { LocaleContext } from '@/lib/i18n/resolve-messages'

/** Returns the messages of the form's document: in its own languages, else in the client's, else in the business's. */
export function useFormMessages(
  fields: LanguageChoice<string>,
  client: ClientOption | null,
  { place, ownWords, ...business }: Seller,
): DocumentMessages | null {
  const { language, secondLanguage } = resolveLanguages(fields, client ?? {}, business)
  return useDocumentMessages({ language, secondLanguage: secondLanguage ?? undefined, place, ownWords })
}

/** Returns the messages of a document; null until first loaded. English is available at once. */
export function useDocumentMessages({
  language = DEFAULT_LANGUAGE,
  secondLanguage,
  place,
  ownWords,
}: LocaleContext): DocumentMessages | null {
  const key = JSON.stringify([language, secondLanguage, place?.country, ownWords])
  const isEnglish = language === DEFAULT_LANGUAGE && !secondLanguage && !ownWords
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

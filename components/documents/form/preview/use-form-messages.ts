import { useDocumentMessages } from '@/components/shared/use-document-messages'
import type { ClientOption } from '@/lib/clients/client-response'
import { resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import type { Seller } from '@/lib/documents/types'
import type { DocumentMessages } from '@/lib/i18n/message-types'

/** Returns the messages of the form's document: in its own languages, else in the client's, else in the business's. */
export function useFormMessages(
  fields: LanguageChoice<string>,
  client: ClientOption | null,
  { place, ownWords, ...business }: Seller,
): DocumentMessages | null {
  const { language, secondLanguage } = resolveLanguages(fields, client ?? {}, business)
  return useDocumentMessages({ language, secondLanguage: secondLanguage ?? undefined, place, ownWords })
}

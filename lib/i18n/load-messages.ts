import type { Language } from '@/lib/core/languages'
import type { DocumentMessages, MailMessages } from './message-types'
import {
  resolveMailMessages,
  resolveDocumentMessages,
  type LocaleContext,
  type Catalogue,
} from './resolve-messages'

// Pages include English; any other language is loaded on demand.
const DOCUMENT_LOADERS: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('./messages/en/document')).english,
  de: async () => (await import('./messages/de/document')).german,
  fr: async () => (await import('./messages/fr/document')).french,
  es: async () => (await import('./messages/es/document')).spanish,
  it: async () => (await import('./messages/it/document')).italian,
  nl: async () => (await import('./messages/nl/document')).dutch,
  pt: async () => (await import('./messages/pt/document')).portuguese,
  pl: async () => (await import('./messages/pl/document')).polish,
  sv: async () => (await import('./messages/sv/document')).swedish,
  ja: async () => (await import('./messages/ja/document')).japanese,
}
const MAIL_LOADERS: Record<Language, () => Promise<{ mailWords: MailMessages }>> = {
  en: () => import('./messages/en/mail'),
  de: () => import('./messages/de/mail'),
  fr: () => import('./messages/fr/mail'),
  es: () => import('./messages/es/mail'),
  it: () => import('./messages/it/mail'),
  nl: () => import('./messages/nl/mail'),
  pt: () => import('./messages/pt/mail'),
  pl: () => import('./messages/pl/mail'),
  sv: () => import('./messages/sv/mail'),
  ja: () => import('./messages/ja/mail'),
}

/** Loads a document's messages in the browser. */
export async function loadDocumentMessages(context: LocaleContext): Promise<DocumentMessages> {
  const { language = 'en', secondLanguage: second } = context
  const [first, secondCatalogue] = await Promise.all([
    DOCUMENT_LOADERS[language](),
    second && DOCUMENT_LOADERS[second](),
  ])
  return resolveDocumentMessages(context, first, secondCatalogue)
}

/** Loads the messages of emails about a document. */
export async function loadMailMessages(
  context: LocaleContext,
): Promise<{ mail: MailMessages; document: DocumentMessages }> {
  const [{ mailWords: mail }, document] = await Promise.all([
    MAIL_LOADERS[context.language ?? 'en'](),
    loadDocumentMessages(context),
  ])
  return { mail: resolveMailMessages(context, mail), document }
}

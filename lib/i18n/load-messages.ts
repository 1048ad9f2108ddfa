import type { Language } from '@/lib/core/languages'
import type { Catalogue, DocumentMessages, MailMessages } from './message-types'
import { resolveMailMessages, resolveDocumentMessages, type LocaleContext } from './resolve-messages'

const LOADERS: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./documents/en'),
  de: () => import('./documents/de'),
  fr: () => import('./documents/fr'),
  es: () => import('./documents/es'),
  it: () => import('./documents/it'),
  nl: () => import('./documents/nl'),
  pt: () => import('./documents/pt'),
  pl: () => import('./documents/pl'),
  sv: () => import('./documents/sv'),
  ja: () => import('./documents/ja'),
}
const loadCatalogue = async (language: Language) => (await LOADERS[language]()).catalogue

/** Loads a document's messages in the browser. */
export async function loadDocumentMessages(context: LocaleContext): Promise<DocumentMessages> {
  const { language = 'en', secondLanguage: second } = context
  const [first, secondCatalogue] = await Promise.all([
    loadCatalogue(language),
    second && loadCatalogue(second),
  ])
  return resolveDocumentMessages(context, first, secondCatalogue)
}

/** Loads the messages of emails about a document. */
export async function loadMailMessages(
  context: LocaleContext,
): Promise<{ mail: MailMessages; document: DocumentMessages }> {
  const [catalogue, document] = await Promise.all([
    loadCatalogue(context.language ?? 'en'),
    loadDocumentMessages(context),
  ])
  return { mail: resolveMailMessages(context, catalogue), document }
}

import type { Language } from '@/lib/kernel/languages'
import type { DocumentMessages, MailMessages } from '../document-words'
import { resolveMailMessages, resolveDocumentMessages, type LocaleContext, type Catalogue } from './spoken'

// A page brings English along; any other language comes by itself, once it is asked for.
const DOCUMENT_LOADERS: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('../english/document')).english,
  de: async () => (await import('../german/document')).german,
  fr: async () => (await import('../french/document')).french,
  es: async () => (await import('../spanish/document')).spanish,
  it: async () => (await import('../italian/document')).italian,
  nl: async () => (await import('../dutch/document')).dutch,
  pt: async () => (await import('../portuguese/document')).portuguese,
  pl: async () => (await import('../polish/document')).polish,
  sv: async () => (await import('../swedish/document')).swedish,
  ja: async () => (await import('../japanese/document')).japanese,
}
const MAIL_LOADERS: Record<Language, () => Promise<{ mailWords: MailMessages }>> = {
  en: () => import('../english/mail'),
  de: () => import('../german/mail'),
  fr: () => import('../french/mail'),
  es: () => import('../spanish/mail'),
  it: () => import('../italian/mail'),
  nl: () => import('../dutch/mail'),
  pt: () => import('../portuguese/mail'),
  pl: () => import('../polish/mail'),
  sv: () => import('../swedish/mail'),
  ja: () => import('../japanese/mail'),
}

/** The words of a document, in a browser. */
export async function loadDocumentMessages(speaker: LocaleContext): Promise<DocumentMessages> {
  const { language = 'en', secondLanguage: second } = speaker
  const [first, beside] = await Promise.all([
    DOCUMENT_LOADERS[language](),
    second && DOCUMENT_LOADERS[second](),
  ])
  return resolveDocumentMessages(speaker, first, beside)
}

/** What a letter about it is written in. */
export async function loadMailMessages(
  speaker: LocaleContext,
): Promise<{ mail: MailMessages; document: DocumentMessages }> {
  const [{ mailWords: mail }, document] = await Promise.all([
    MAIL_LOADERS[speaker.language ?? 'en'](),
    loadDocumentMessages(speaker),
  ])
  return { mail: resolveMailMessages(speaker, mail), document }
}

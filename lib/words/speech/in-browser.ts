import type { Language } from '@/lib/kernel/languages'
import type { DocumentWords, MailWords } from '../document-words'
import { mailSpokenBy, spokenBy, type Speaking, type Written } from './spoken'

// A page brings English along; any other language comes by itself, once it is asked for.
const DOCUMENTS: Record<Language, () => Promise<Written>> = {
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
const MAILS: Record<Language, () => Promise<{ mailWords: MailWords }>> = {
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
export async function documentWordsOf(speaker: Speaking): Promise<DocumentWords> {
  const { language = 'en', secondLanguage: second } = speaker
  const [first, beside] = await Promise.all([DOCUMENTS[language](), second && DOCUMENTS[second]()])
  return spokenBy(speaker, first, beside)
}

/** What a letter about it is written in. */
export async function letterWordsOf(
  speaker: Speaking,
): Promise<{ mail: MailWords; document: DocumentWords }> {
  const [{ mailWords: mail }, document] = await Promise.all([
    MAILS[speaker.language ?? 'en'](),
    documentWordsOf(speaker),
  ])
  return { mail: mailSpokenBy(speaker, mail), document }
}

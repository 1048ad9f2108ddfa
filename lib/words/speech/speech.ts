import 'server-only'
import type { Language } from '@/lib/kernel/languages'
import type { DocumentWords, MailWords, PageWords } from '../document-words'
import { dutch } from '../dutch/document'
import { mailWords as dutchMail } from '../dutch/mail'
import { pageWords as dutchPage } from '../dutch/page'
import { english } from '../english/document'
import { mailWords as englishMail } from '../english/mail'
import { pageWords as englishPage } from '../english/page'
import { french } from '../french/document'
import { mailWords as frenchMail } from '../french/mail'
import { pageWords as frenchPage } from '../french/page'
import { german } from '../german/document'
import { mailWords as germanMail } from '../german/mail'
import { pageWords as germanPage } from '../german/page'
import { italian } from '../italian/document'
import { mailWords as italianMail } from '../italian/mail'
import { pageWords as italianPage } from '../italian/page'
import { japanese } from '../japanese/document'
import { mailWords as japaneseMail } from '../japanese/mail'
import { pageWords as japanesePage } from '../japanese/page'
import { polish } from '../polish/document'
import { mailWords as polishMail } from '../polish/mail'
import { pageWords as polishPage } from '../polish/page'
import { portuguese } from '../portuguese/document'
import { mailWords as portugueseMail } from '../portuguese/mail'
import { pageWords as portuguesePage } from '../portuguese/page'
import { spanish } from '../spanish/document'
import { mailWords as spanishMail } from '../spanish/mail'
import { pageWords as spanishPage } from '../spanish/page'
import { spokenBy, type Speaking, type Written } from './spoken'
import { swedish } from '../swedish/document'
import { mailWords as swedishMail } from '../swedish/mail'
import { pageWords as swedishPage } from '../swedish/page'

/** All that is said in a language: on the sheet, in its mails, around it on its page. */
export interface Speech {
  document: DocumentWords
  mail: MailWords
  page: PageWords
}

/** Every language, whole. A browser takes them one by one (`in-browser.ts`). */
export const CATALOGUES: Record<Language, { document: Written; mail: MailWords; page: PageWords }> = {
  en: { document: english, mail: englishMail, page: englishPage },
  de: { document: german, mail: germanMail, page: germanPage },
  fr: { document: french, mail: frenchMail, page: frenchPage },
  es: { document: spanish, mail: spanishMail, page: spanishPage },
  it: { document: italian, mail: italianMail, page: italianPage },
  nl: { document: dutch, mail: dutchMail, page: dutchPage },
  pt: { document: portuguese, mail: portugueseMail, page: portuguesePage },
  pl: { document: polish, mail: polishMail, page: polishPage },
  sv: { document: swedish, mail: swedishMail, page: swedishPage },
  ja: { document: japanese, mail: japaneseMail, page: japanesePage },
}

/** What a document says, by what its seller chose for it. */
export function speechOf(speaker: Speaking): Speech {
  const { language = 'en', secondLanguage: second } = speaker
  const { document, mail, page } = CATALOGUES[language]
  return { document: spokenBy(speaker, document, second && CATALOGUES[second].document), mail, page }
}

/** How a document writes months, days and amounts. */
export const writingOf = (speaker: Speaking) => speechOf(speaker).document.writing

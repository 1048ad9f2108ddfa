import 'server-only'
import type { Language } from '@/lib/kernel/languages'
import type { DocumentMessages, MailMessages, PageMessages, ReceiptMessages } from '../document-words'
import { dutch } from '../dutch/document'
import { mailWords as dutchMail } from '../dutch/mail'
import { pageWords as dutchPage } from '../dutch/page'
import { receiptSheet as dutchReceipt } from '../dutch/receipt'
import { english } from '../english/document'
import { mailWords as englishMail } from '../english/mail'
import { pageWords as englishPage } from '../english/page'
import { receiptSheet as englishReceipt } from '../english/receipt'
import { french } from '../french/document'
import { mailWords as frenchMail } from '../french/mail'
import { pageWords as frenchPage } from '../french/page'
import { receiptSheet as frenchReceipt } from '../french/receipt'
import { german } from '../german/document'
import { mailWords as germanMail } from '../german/mail'
import { pageWords as germanPage } from '../german/page'
import { receiptSheet as germanReceipt } from '../german/receipt'
import { italian } from '../italian/document'
import { mailWords as italianMail } from '../italian/mail'
import { pageWords as italianPage } from '../italian/page'
import { receiptSheet as italianReceipt } from '../italian/receipt'
import { japanese } from '../japanese/document'
import { mailWords as japaneseMail } from '../japanese/mail'
import { pageWords as japanesePage } from '../japanese/page'
import { receiptSheet as japaneseReceipt } from '../japanese/receipt'
import { polish } from '../polish/document'
import { mailWords as polishMail } from '../polish/mail'
import { pageWords as polishPage } from '../polish/page'
import { receiptSheet as polishReceipt } from '../polish/receipt'
import { portuguese } from '../portuguese/document'
import { mailWords as portugueseMail } from '../portuguese/mail'
import { pageWords as portuguesePage } from '../portuguese/page'
import { receiptSheet as portugueseReceipt } from '../portuguese/receipt'
import { spanish } from '../spanish/document'
import { mailWords as spanishMail } from '../spanish/mail'
import { pageWords as spanishPage } from '../spanish/page'
import { receiptSheet as spanishReceipt } from '../spanish/receipt'
import { mergeBilingualReceipt } from './pair'
import { resolveMailMessages, resolveDocumentMessages, type LocaleContext, type Catalogue } from './spoken'
import { swedish } from '../swedish/document'
import { mailWords as swedishMail } from '../swedish/mail'
import { pageWords as swedishPage } from '../swedish/page'
import { receiptSheet as swedishReceipt } from '../swedish/receipt'

/** All that is said in a language: on the sheet, in its mails, around it on its page. */
export interface Messages {
  document: DocumentMessages
  mail: MailMessages
  page: PageMessages
  receipt: ReceiptMessages
}

/** Every language, whole. A browser takes them one by one (`in-browser.ts`). */
export const CATALOGUES: Record<Language, Omit<Messages, 'document'> & { document: Catalogue }> = {
  en: { document: english, mail: englishMail, page: englishPage, receipt: englishReceipt },
  de: { document: german, mail: germanMail, page: germanPage, receipt: germanReceipt },
  fr: { document: french, mail: frenchMail, page: frenchPage, receipt: frenchReceipt },
  es: { document: spanish, mail: spanishMail, page: spanishPage, receipt: spanishReceipt },
  it: { document: italian, mail: italianMail, page: italianPage, receipt: italianReceipt },
  nl: { document: dutch, mail: dutchMail, page: dutchPage, receipt: dutchReceipt },
  pt: { document: portuguese, mail: portugueseMail, page: portuguesePage, receipt: portugueseReceipt },
  pl: { document: polish, mail: polishMail, page: polishPage, receipt: polishReceipt },
  sv: { document: swedish, mail: swedishMail, page: swedishPage, receipt: swedishReceipt },
  ja: { document: japanese, mail: japaneseMail, page: japanesePage, receipt: japaneseReceipt },
}

/** What a document says, by what its seller chose for it. */
export function getMessages(speaker: LocaleContext): Messages {
  const { language = 'en', secondLanguage: second } = speaker
  const first = CATALOGUES[language]
  const beside = second && CATALOGUES[second]
  return {
    ...first,
    mail: resolveMailMessages(speaker, first.mail),
    document: resolveDocumentMessages(speaker, first.document, beside && beside.document),
    receipt: beside ? mergeBilingualReceipt(first.receipt, beside.receipt) : first.receipt,
  }
}

/** How a document writes months, days and amounts. */
export const getFormatters = (speaker: LocaleContext) => getMessages(speaker).document.writing

import 'server-only'
import type { Language } from '@/lib/core/languages'
import type { DocumentMessages, MailMessages, PageMessages, ReceiptMessages } from './message-types'
import { dutch } from './messages/nl/document'
import { mailWords as dutchMail } from './messages/nl/mail'
import { pageWords as dutchPage } from './messages/nl/page'
import { receiptSheet as dutchReceipt } from './messages/nl/receipt'
import { english } from './messages/en/document'
import { mailWords as englishMail } from './messages/en/mail'
import { pageWords as englishPage } from './messages/en/page'
import { receiptSheet as englishReceipt } from './messages/en/receipt'
import { french } from './messages/fr/document'
import { mailWords as frenchMail } from './messages/fr/mail'
import { pageWords as frenchPage } from './messages/fr/page'
import { receiptSheet as frenchReceipt } from './messages/fr/receipt'
import { german } from './messages/de/document'
import { mailWords as germanMail } from './messages/de/mail'
import { pageWords as germanPage } from './messages/de/page'
import { receiptSheet as germanReceipt } from './messages/de/receipt'
import { italian } from './messages/it/document'
import { mailWords as italianMail } from './messages/it/mail'
import { pageWords as italianPage } from './messages/it/page'
import { receiptSheet as italianReceipt } from './messages/it/receipt'
import { japanese } from './messages/ja/document'
import { mailWords as japaneseMail } from './messages/ja/mail'
import { pageWords as japanesePage } from './messages/ja/page'
import { receiptSheet as japaneseReceipt } from './messages/ja/receipt'
import { polish } from './messages/pl/document'
import { mailWords as polishMail } from './messages/pl/mail'
import { pageWords as polishPage } from './messages/pl/page'
import { receiptSheet as polishReceipt } from './messages/pl/receipt'
import { portuguese } from './messages/pt/document'
import { mailWords as portugueseMail } from './messages/pt/mail'
import { pageWords as portuguesePage } from './messages/pt/page'
import { receiptSheet as portugueseReceipt } from './messages/pt/receipt'
import { spanish } from './messages/es/document'
import { mailWords as spanishMail } from './messages/es/mail'
import { pageWords as spanishPage } from './messages/es/page'
import { receiptSheet as spanishReceipt } from './messages/es/receipt'
import { mergeBilingualReceipt } from './bilingual'
import {
  resolveMailMessages,
  resolveDocumentMessages,
  type LocaleContext,
  type Catalogue,
} from './resolve-messages'
import { swedish } from './messages/sv/document'
import { mailWords as swedishMail } from './messages/sv/mail'
import { pageWords as swedishPage } from './messages/sv/page'
import { receiptSheet as swedishReceipt } from './messages/sv/receipt'

/** All messages of a language. */
export interface Messages {
  document: DocumentMessages
  mail: MailMessages
  page: PageMessages
  receipt: ReceiptMessages
}

/** Messages of every language. Browsers load them one by one (load-messages.ts). */
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

/** Returns the messages of a document for its locale settings. */
export function getMessages(context: LocaleContext): Messages {
  const { language = 'en', secondLanguage: second } = context
  const firstCatalogue = CATALOGUES[language]
  const secondCatalogue = second && CATALOGUES[second]
  return {
    ...firstCatalogue,
    mail: resolveMailMessages(context, firstCatalogue.mail),
    document: resolveDocumentMessages(
      context,
      firstCatalogue.document,
      secondCatalogue && secondCatalogue.document,
    ),
    receipt: secondCatalogue
      ? mergeBilingualReceipt(firstCatalogue.receipt, secondCatalogue.receipt)
      : firstCatalogue.receipt,
  }
}

/** Returns a document's formatters for months, dates and amounts. */
export const getFormatters = (context: LocaleContext) => getMessages(context).document.formatters

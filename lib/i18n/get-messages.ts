import 'server-only'
import type { Language } from '@/lib/core/languages'
import { mergeBilingualReceipt } from './bilingual'
import { catalogue as german } from './documents/de'
import { getFirstEdition } from './documents/edition-1'
import { catalogue as english } from './documents/en'
import { catalogue as spanish } from './documents/es'
import { catalogue as french } from './documents/fr'
import { catalogue as italian } from './documents/it'
import { catalogue as japanese } from './documents/ja'
import { catalogue as dutch } from './documents/nl'
import { catalogue as polish } from './documents/pl'
import { catalogue as portuguese } from './documents/pt'
import { catalogue as swedish } from './documents/sv'
import { CURRENT_EDITION, FIRST_EDITION } from './editions'
import type {
  Catalogue,
  DocumentMessages,
  MailMessages,
  PageMessages,
  ReceiptMessages,
} from './message-types'
import {
  resolveDocumentMessages,
  resolveMailMessages,
  resolvePageMessages,
  type LocaleContext,
} from './resolve-messages'

/** All messages of a language. */
export interface Messages {
  document: DocumentMessages
  mail: MailMessages
  page: PageMessages
  receipt: ReceiptMessages
}

/** Messages of every language. Browsers load them one by one (load-messages.ts). */
export const CATALOGUES: Record<Language, Catalogue> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  pl: polish,
  sv: swedish,
  ja: japanese,
}

const getCatalogue = (language: Language, edition = CURRENT_EDITION): Catalogue =>
  edition === FIRST_EDITION ? getFirstEdition(language, CATALOGUES[language]) : CATALOGUES[language]

/** Returns the messages of a document for its locale settings. */
export function getMessages(context: LocaleContext): Messages {
  const { language = 'en', secondLanguage: second, edition } = context
  const firstCatalogue = getCatalogue(language, edition)
  const secondCatalogue = second && getCatalogue(second, edition)
  return {
    page: resolvePageMessages(context, firstCatalogue),
    mail: resolveMailMessages(context, firstCatalogue),
    document: resolveDocumentMessages(context, firstCatalogue, secondCatalogue),
    receipt: secondCatalogue
      ? mergeBilingualReceipt(firstCatalogue.receipt, secondCatalogue.receipt)
      : firstCatalogue.receipt,
  }
}

/** Returns the messages of a document in its edition; one without an edition, such as a preview, has the current. */
export const getDocumentMessages = ({
  seller,
  edition,
}: {
  seller: Omit<LocaleContext, 'edition'>
  edition?: number
}): Messages => getMessages({ ...seller, edition })

/** Returns a document's formatters for months, dates and amounts. */
export const getFormatters = (context: LocaleContext) => getMessages(context).document.formatters

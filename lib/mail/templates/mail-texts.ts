import 'server-only'
import { createTranslator } from 'next-intl'
import { DEFAULT_INTERFACE_LANGUAGE, isInterfaceLanguage } from '@/lib/i18n/interface-language'
import { getInterfaceFormats } from '@/lib/i18n/interface-formats'
import { loadInterfaceMessages } from '@/lib/i18n/interface-messages'
import { loadReasonFormatter } from '@/lib/i18n/load-reason-formatter'
import type { MailTexts } from './render-mail'

/** Loads the texts of emails in a user's language; English if it is null or not offered. */
export async function loadMailTexts(code: string | null): Promise<MailTexts> {
  const language = isInterfaceLanguage(code) ? code : DEFAULT_INTERFACE_LANGUAGE
  const messages = await loadInterfaceMessages(language)
  return {
    language,
    t: createTranslator({ locale: language, messages, namespace: 'mail' }),
    tActivity: createTranslator({ locale: language, messages, namespace: 'activity' }),
    formats: { ...getInterfaceFormats(language), reason: await loadReasonFormatter(language) },
  }
}

import 'server-only'
import { headers } from 'next/headers'
import Negotiator from 'negotiator'
import { getRequestConfig } from 'next-intl/server'
import {
  DEFAULT_INTERFACE_LANGUAGE,
  INTERFACE_LANGUAGES,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '@/lib/i18n/interface-language'
import { getSession } from './session'

/** Returns the language that the signed-in user chose, or else the one that the browser prefers; else English. */
async function getInterfaceLanguage(): Promise<InterfaceLanguage> {
  // While the database is down, pages that don't need it still have a language.
  const session = await getSession().catch(() => null)
  const browser = new Negotiator({ headers: Object.fromEntries(await headers()) })
  const preferred = [session?.interfaceLanguage, browser.language(Object.keys(INTERFACE_LANGUAGES))]
  return preferred.find(isInterfaceLanguage) ?? DEFAULT_INTERFACE_LANGUAGE
}

/** Configures next-intl for a request; next.config.js names this file. */
export default getRequestConfig(async () => {
  const locale = await getInterfaceLanguage()
  const { default: messages } = await import(`@/lib/i18n/interface/${locale}.json`)
  // Dates are formatted with date-fns on the user's calendar day; next-intl formats none.
  return { locale, messages, timeZone: 'UTC' }
})

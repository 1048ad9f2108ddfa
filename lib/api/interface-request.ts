import 'server-only'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from '@/lib/i18n/interface-language'
import { loadInterfaceMessages } from '@/lib/i18n/interface-messages'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { getSession } from './session'

/** Returns the language that the signed-in user chose, or else the one that the browser prefers; else English. */
async function getInterfaceLanguage(): Promise<InterfaceLanguage> {
  // While the database is down, pages that don't need it still have a language.
  const session = await getSession().catch(() => null)
  return session?.user.interfaceLanguage ?? (await findBrowserLanguage()) ?? DEFAULT_INTERFACE_LANGUAGE
}

/** Configures next-intl for a request; next.config.js names this file. */
export default getRequestConfig(async () => {
  const locale = await getInterfaceLanguage()
  // The time zone has no effect: lib/i18n/interface-formats.ts formats the dates, not next-intl.
  return { locale, messages: await loadInterfaceMessages(locale), timeZone: 'UTC' }
})

import 'server-only'
import { getRequestConfig } from 'next-intl/server'
import { loadInterfaceMessages } from '@/lib/i18n/interface-messages'
import { getInterfaceLanguage } from './interface-language'

/** Configures next-intl for a request; next.config.js names this file. */
export default getRequestConfig(async () => {
  const locale = await getInterfaceLanguage()
  // The time zone has no effect: lib/i18n/interface-formats.ts formats the dates, not next-intl.
  return { locale, messages: await loadInterfaceMessages(locale), timeZone: 'UTC' }
})

import 'server-only'
import { headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import {
  detectInterfaceLanguage,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '@/lib/i18n/interface-language'
import { getSession } from './session'

/** Returns the language that the signed-in user chose, or else the best one for the browser. */
async function getInterfaceLanguage(): Promise<InterfaceLanguage> {
  // While the database is down, pages that don't need it still have a language.
  const session = await getSession().catch(() => null)
  const chosen = session?.interfaceLanguage
  return isInterfaceLanguage(chosen)
    ? chosen
    : detectInterfaceLanguage((await headers()).get('accept-language'))
}

/** Configures next-intl for a request; next.config.js names this file. */
export default getRequestConfig(async () => {
  const locale = await getInterfaceLanguage()
  const { default: messages } = await import(`@/lib/i18n/interface/${locale}.json`)
  // Dates are formatted with date-fns on the user's calendar day; next-intl formats none.
  return { locale, messages, timeZone: 'UTC' }
})

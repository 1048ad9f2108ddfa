import 'server-only'
import { DEFAULT_INTERFACE_LANGUAGE, type InterfaceLanguage } from '@/lib/i18n/interface-language'
import { findBrowserLanguage } from '@/lib/platform/http/browser-language'
import { getSession } from './session'

/** Returns the language that the signed-in user chose, or else the one that the browser prefers; else English. */
export async function getInterfaceLanguage(): Promise<InterfaceLanguage> {
  // While the database is down, pages that don't need it still have a language.
  const session = await getSession().catch(() => null)
  return session?.user.interfaceLanguage ?? (await findBrowserLanguage()) ?? DEFAULT_INTERFACE_LANGUAGE
}

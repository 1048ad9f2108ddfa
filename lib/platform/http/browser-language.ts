import 'server-only'
import { headers } from 'next/headers'
import Negotiator from 'negotiator'
import {
  INTERFACE_LANGUAGE_CODES,
  isInterfaceLanguage,
  type InterfaceLanguage,
} from '@/lib/i18n/interface-language'

/** Returns the interface language that the request's browser prefers; null if it names none that is offered. */
export async function findBrowserLanguage(): Promise<InterfaceLanguage | null> {
  const accepted = (await headers()).get('accept-language')
  if (!accepted) return null
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } })
  const language = negotiator.language(INTERFACE_LANGUAGE_CODES)
  return isInterfaceLanguage(language) ? language : null
}

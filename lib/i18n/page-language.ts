import { DEFAULT_INTERFACE_LANGUAGE, isInterfaceLanguage, type InterfaceLanguage } from './interface-language'

/** Returns the language of the page in the browser; English on the server. */
export function getPageLanguage(): InterfaceLanguage {
  const language = typeof document === 'undefined' ? null : document.documentElement.lang
  return isInterfaceLanguage(language) ? language : DEFAULT_INTERFACE_LANGUAGE
}

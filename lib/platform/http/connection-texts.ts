import type { InterfaceLanguage } from '@/lib/i18n/interface-language'
import { getPageLanguage } from '@/lib/i18n/page-language'

type ConnectionTexts = Record<'somethingWentWrong' | 'sentDifferently' | 'offline', string>

/** Texts for calls without a usable response. Not in the messages, because they are shown without a connection. */
const CONNECTION_TEXTS: Record<InterfaceLanguage, ConnectionTexts> = {
  en: {
    somethingWentWrong: 'Something went wrong. Please try again.',
    sentDifferently:
      'Your first attempt may have gone through. Close this, check, and start again if it has not.',
    offline: 'You seem to be offline. Nothing was lost: please try again.',
  },
  de: {
    somethingWentWrong: 'Etwas ist schiefgelaufen. Bitte versuche es erneut.',
    sentDifferently:
      'Dein erster Versuch war möglicherweise erfolgreich. Schließe das Fenster, sieh nach und beginne nur dann von vorn.',
    offline: 'Du scheinst offline zu sein. Es ging nichts verloren: Bitte versuche es erneut.',
  },
}

/** Returns the texts in the language of the page. */
export const getConnectionTexts = () => CONNECTION_TEXTS[getPageLanguage()]

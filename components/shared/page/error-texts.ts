import type { InterfaceLanguage } from '@/lib/i18n/interface-language'
import { getPageLanguage } from '@/lib/i18n/page-language'

type ErrorText = 'title' | 'text' | 'referenceHint' | 'reference' | 'retry' | 'home'
type ErrorTexts = Record<ErrorText, string> & { publicInvoice: Record<'title' | 'text' | 'loading', string> }

/**
 * Texts of the error pages. Not in the messages, because an error page replaces the layouts that pass messages to the
 * browser.
 */
const ERROR_TEXTS: Record<InterfaceLanguage, ErrorTexts> = {
  en: {
    title: 'Something went wrong',
    text: 'We couldn’t load this page. Your saved work is safe. Please try again.',
    referenceHint: 'If it keeps happening, send us the reference below.',
    reference: 'Reference',
    retry: 'Try again',
    home: 'Go to dashboard',
    publicInvoice: {
      title: 'Failed to load invoice',
      text: 'Your link is fine. Please try again in a moment.',
      loading: 'Loading invoice...',
    },
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Diese Seite konnte nicht geladen werden. Was du gespeichert hast, ist sicher. Bitte versuche es erneut.',
    referenceHint: 'Wenn es wieder passiert, schick uns die Referenz unten.',
    reference: 'Referenz',
    retry: 'Erneut versuchen',
    home: 'Zur Übersicht',
    publicInvoice: {
      title: 'Rechnung konnte nicht geladen werden',
      text: 'Der Link ist in Ordnung. Bitte gleich noch einmal versuchen.',
      loading: 'Rechnung wird geladen …',
    },
  },
}

/** Returns the texts in the language of the page. */
export const getErrorTexts = () => ERROR_TEXTS[getPageLanguage()]

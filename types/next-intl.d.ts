import type messages from '../lib/i18n/interface/en.json'
import type { InterfaceLanguage } from '../lib/i18n/interface-language'

// English is the source: its keys are the ones that the type checker accepts.
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages
    Locale: InterfaceLanguage
  }
}

/** Languages of the interface by BCP 47 code, with their own names. Each has files in `./interface` and `./errors`. */
export const INTERFACE_LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES

export const INTERFACE_LANGUAGE_CODES = Object.keys(INTERFACE_LANGUAGES) as [
  InterfaceLanguage,
  ...InterfaceLanguage[],
]

export const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguage = 'en'

export const isInterfaceLanguage = (code: unknown): code is InterfaceLanguage =>
  typeof code === 'string' && Object.hasOwn(INTERFACE_LANGUAGES, code)

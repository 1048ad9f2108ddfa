/** Returns the module `@/lib/i18n/interface-language` with German among the languages, for `jest.mock`. */
export function withGerman() {
  const module = jest.requireActual<typeof import('@/lib/i18n/interface-language')>(
    '@/lib/i18n/interface-language',
  )
  const INTERFACE_LANGUAGES = { ...module.INTERFACE_LANGUAGES, de: 'Deutsch' }
  return {
    ...module,
    INTERFACE_LANGUAGES,
    INTERFACE_LANGUAGE_CODES: Object.keys(INTERFACE_LANGUAGES),
    isInterfaceLanguage: (code: unknown) =>
      typeof code === 'string' && Object.hasOwn(INTERFACE_LANGUAGES, code),
  }
}

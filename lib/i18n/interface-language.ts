/**
 * Languages of the interface by BCP 47 code, with their own names. Each has a file of messages in `./interface`; German
 * is not offered until all texts are read from there.
 */
export const INTERFACE_LANGUAGES = { en: 'English' } as const
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES

export const DEFAULT_INTERFACE_LANGUAGE: InterfaceLanguage = 'en'

export const isInterfaceLanguage = (code: unknown): code is InterfaceLanguage =>
  typeof code === 'string' && Object.hasOwn(INTERFACE_LANGUAGES, code)

/**
 * Returns the interface language that a reader prefers most; English if none of theirs exists.
 * @param header Accept-Language (RFC 9110, section 12.5.4)
 */
export function detectInterfaceLanguage(header: string | null | undefined): InterfaceLanguage {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { code: tag.split('-')[0]!.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return ranked.map(({ code }) => code).find(isInterfaceLanguage) ?? DEFAULT_INTERFACE_LANGUAGE
}

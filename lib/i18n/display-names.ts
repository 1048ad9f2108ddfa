// Cached because creating one loads all names of a language.
const namesByLanguage = new Map<string, Intl.DisplayNames>()

/** Returns the names of countries or currencies in a language (BCP 47); `of` is undefined for a code without one. */
export function getDisplayNames(language: string, type: 'region' | 'currency'): Intl.DisplayNames {
  const key = `${type} ${language}`
  const names = namesByLanguage.get(key) ?? new Intl.DisplayNames(language, { type, fallback: 'none' })
  namesByLanguage.set(key, names)
  return names
}

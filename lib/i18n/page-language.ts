/** Returns the language of the page in the browser. */
export const getPageLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'

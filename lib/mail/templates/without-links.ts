const WORD_JOINER = '\u2060'

/**
 * A name that looks the same but that mail programs don't turn into a link, as they do with `paypal-login.example`. No URL has a
 * word joiner in it.
 */
export const withoutLinks = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}]{2})/gu, `${WORD_JOINER}$&`)

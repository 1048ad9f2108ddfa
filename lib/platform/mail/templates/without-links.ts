const WORD_JOINER = '\u2060'

/**
 * A name that mail programs make no link of, though it looks the same: they take `paypal-login.example` for an address. No address has a
 * word joiner in it.
 */
export const withoutLinks = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}]{2})/gu, `${WORD_JOINER}$&`)

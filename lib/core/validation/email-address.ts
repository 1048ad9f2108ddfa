// Letters, marks and digits of any script in place of the ASCII ones (RFC 6531, 3.3), else as strict as `z.email()`: no quoting, no list.
const WORD = '\\p{L}\\p{M}\\p{N}'
const LOCAL = `(?!\\.)(?!.*\\.\\.)[${WORD}_'+\\-.]*[${WORD}_+-]`
const LABEL = `[${WORD}](?:[${WORD}-]*[${WORD}])?`
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'u')
/** What a domain is on the wire. */
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/
const MAX = 254

const countBytes = (text: string): number => new TextEncoder().encode(text).length
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** A domain as mail servers know it (`münchen.de` is `xn--mnchen-3ya.de`); null for what is none. */
function asciiDomain(domain: string): string | null {
  const url = `http://${domain}/`
  const ascii = isAscii(domain) ? domain.toLowerCase() : URL.canParse(url) ? new URL(url).hostname : ''
  return ASCII_DOMAIN.test(ascii) ? ascii : null
}

/** Both parts of an address. */
function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

/** Whether a text is one e-mail address, in the letters of any language. */
export function isEmailAddress(text: string): boolean {
  if (!ADDRESS.test(text)) return false
  const [local, domain] = splitAddress(text)
  const ascii = asciiDomain(domain)
  return ascii !== null && countBytes(local) + 1 + ascii.length <= MAX
}

/** An address with its domain as mail servers know it. */
export function toAsciiAddress(address: string): string {
  const [local, domain] = splitAddress(address)
  return `${local}@${asciiDomain(domain) ?? domain}`
}

/** Whether only a server with SMTPUTF8 (RFC 6531) can be given it: its domain can be written otherwise, the part before the @ can't. */
export const requiresSmtpUtf8 = (address: string): boolean => !isAscii(splitAddress(address)[0])

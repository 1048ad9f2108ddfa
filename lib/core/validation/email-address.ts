// Letters, marks and digits of any script instead of ASCII only (RFC 6531, 3.3); otherwise as strict as `z.email()`: no
// quoting, no list.
const WORD = '\\p{L}\\p{M}\\p{N}'
const LOCAL = `(?!\\.)(?!.*\\.\\.)[${WORD}_'+\\-.]*[${WORD}_+-]`
const LABEL = `[${WORD}](?:[${WORD}-]*[${WORD}])?`
const ADDRESS = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'u')
/** A domain in its ASCII form. */
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/
const MAX_BYTES = 254

const countBytes = (text: string): number => new TextEncoder().encode(text).length
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

/** Converts a domain to ASCII (`münchen.de` is `xn--mnchen-3ya.de`); null if it is not a domain. */
function asciiDomain(domain: string): string | null {
  const url = `http://${domain}/`
  const ascii = isAscii(domain) ? domain.toLowerCase() : URL.canParse(url) ? new URL(url).hostname : ''
  return ASCII_DOMAIN.test(ascii) ? ascii : null
}

function splitAddress(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

/** True if a text is one email address, in any script. */
export function isEmailAddress(text: string): boolean {
  if (!ADDRESS.test(text)) return false
  const [local, domain] = splitAddress(text)
  const ascii = asciiDomain(domain)
  return ascii !== null && countBytes(local) + 1 + ascii.length <= MAX_BYTES
}

/** Converts an address's domain to ASCII. */
export function toAsciiAddress(address: string): string {
  const [local, domain] = splitAddress(address)
  return `${local}@${asciiDomain(domain) ?? domain}`
}

/**
 * True if only servers with SMTPUTF8 (RFC 6531) accept the address: its domain has an ASCII form, the part before the @
 * doesn't.
 */
export const requiresSmtpUtf8 = (address: string): boolean => !isAscii(splitAddress(address)[0])

/** True for 127.0.0.0/8 and ::1, including IPv4-mapped IPv6 addresses. */
export const isLoopback = (address) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** True for 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 and fc00::/7, the networks of proxies and containers. */
export const isPrivateAddress = (address) =>
  /^(::ffff:)?(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^f[cd][\da-f]{2}:/i.test(address)

const isLocalName = (host) => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))
const toHostname = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/**
 * True if users reach the installation at an address of this machine. The local mailbox requires it
 * (lib/mail/transports/local-mailbox-access.ts).
 */
export const isServedLocally = ({ NEXTAUTH_URL }) => !NEXTAUTH_URL || isLocalName(toHostname(NEXTAUTH_URL))

/** True if only this machine can reach the installation, judging by its listening address and its public URL. */
export const isLocalOnly = (env) => (!env.HOST || isLocalName(env.HOST)) && isServedLocally(env)

/**
 * True if the local mailbox is available: no mail server is set, and this machine reaches the product at a local
 * address.
 */
export const hasMailbox = (env) =>
  !env.SMTP_URL &&
  isServedLocally(env) &&
  ['', 'localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST ?? '')

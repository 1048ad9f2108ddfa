/** Whether an address is in 127.0.0.0/8 or ::1, also as an IPv4 address within IPv6. */
export const isLoopback = (address) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

/** Whether an address is in 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 or fc00::/7, the networks of proxies and containers. */
export const isPrivateAddress = (address) =>
  /^(::ffff:)?(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^f[cd][\da-f]{2}:/i.test(address)

const isLocalName = (host) => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))
const toHostname = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/** Whether people use the installation under an address of this machine: only then is there a local mailbox (lib/mail/transports/local-mailbox-access.ts). */
export const isServedLocally = ({ NEXTAUTH_URL }) => !NEXTAUTH_URL || isLocalName(toHostname(NEXTAUTH_URL))

/** Whether only this machine reaches the installation, by where it listens and by the address people use. */
export const isLocalOnly = (env) => (!env.HOST || isLocalName(env.HOST)) && isServedLocally(env)

/** Whether the local mailbox can be opened: mail stays here, and this machine reaches the product by its local address. */
export const hasMailbox = (env) =>
  !env.SMTP_URL &&
  isServedLocally(env) &&
  ['', 'localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST ?? '')

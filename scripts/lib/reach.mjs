import { isLoopback } from './forwarded.mjs'

const isLocalName = (host) => host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))
const hostOf = (url) => (URL.canParse(url) ? new URL(url).hostname : '')

/** Whether people use it under an address of this machine: only then is there a local mailbox (lib/platform/mail/mailbox-access.ts). */
export const isServedLocally = ({ NEXTAUTH_URL }) => !NEXTAUTH_URL || isLocalName(hostOf(NEXTAUTH_URL))

/** Whether nobody but this machine reaches the installation, by where it listens and by the address people use. */
export const isPrivate = (env) => (!env.HOST || isLocalName(env.HOST)) && isServedLocally(env)

/** Whether the local mailbox can be opened: mail stays here, and this machine reaches the product by its local address. */
export const hasMailbox = (env) =>
  !env.SMTP_URL &&
  isServedLocally(env) &&
  ['', 'localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST ?? '')

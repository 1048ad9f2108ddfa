import { appOrigin, env } from '@/lib/platform/env'
import { toNetwork } from './network'

/**
 * The network address of whoever asks: the entry of `X-Forwarded-For` that the outermost of our proxies wrote, which is the last one
 * where there is one proxy (PROXY_HOPS). The launcher's server replaces that header by the peer's own address unless a trusted
 * proxy set it, Vercel writes it itself, and Next.js fills it in from the socket when it is missing. Entries further left are the
 * client's own claims.
 */
export function getClientAddress(headers: Headers): string {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  // With fewer entries than proxies, it did not come through all of them.
  return entries.at(-Math.min(env().PROXY_HOPS, entries.length))?.trim() || 'unknown'
}

/** The network whose attempts are counted together: whoever has one IPv6 network has more addresses than any limit. */
export const getClientNetwork = (headers: Headers): string => toNetwork(getClientAddress(headers))

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

// What proxies add about the requests of others, even those that say nothing of the address.
const PROXIED = [
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-original-forwarded-for'],
  ...['x-forwarded-server', 'x-original-host', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip'],
]

/** Whether people reach the product under an address of the machine it runs on, and of nothing else. */
export const isServedLocally = (): boolean => LOCAL_HOST.test(new URL(appOrigin()).host)

/**
 * Whether the request comes from this machine. The address alone is not enough: a proxy on this machine passes on
 * requests of others, and a site can point a name of its own at 127.0.0.1. So every forwarded address must be a
 * loopback one, the host that was asked for must be this machine by name, no proxy may have left its mark, and the
 * product must not be served under a public address at all.
 */
export function isFromThisMachine(headers: Headers): boolean {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? ''
  return (
    isServedLocally() &&
    PROXIED.every((name) => !headers.has(name)) &&
    LOCAL_HOST.test(headers.get('host') ?? '') &&
    LOCAL_HOST.test(host) &&
    forwarded.length > 0 &&
    forwarded.every((address) => LOOPBACK.test(address.trim()))
  )
}

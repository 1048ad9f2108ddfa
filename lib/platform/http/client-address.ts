import { isIPv6 } from 'node:net'
import { getAppOrigin, env } from '@/lib/platform/env'

/**
 * Returns the client's IP address: the entry of `X-Forwarded-For` written by the outermost of our PROXY_HOPS proxies,
 * which with one proxy is the last. Entries further left are the client's own claims.
 *
 * The launcher's server replaces the header by the peer's address unless a trusted proxy set it; Vercel writes it
 * itself; Next.js fills it in from the socket if it is missing.
 */
export function getClientAddress(headers: Headers): string {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? []
  // Fewer entries than proxies: the request did not pass through all of them.
  return entries.at(-Math.min(env().PROXY_HOPS, entries.length))?.trim() || 'unknown'
}

/** Returns the network by which attempts are counted: one IPv6 subscriber has more addresses than any limit. */
export const getClientNetwork = (headers: Headers): string => toNetwork(getClientAddress(headers))

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

// Headers that proxies add to forwarded requests, including those that don't carry an address.
const PROXIED = [
  ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-original-forwarded-for'],
  ...['x-forwarded-server', 'x-original-host', 'true-client-ip', 'cf-connecting-ip', 'fly-client-ip'],
]

/** True if the application's configured URL is this machine's loopback name or address. */
export const isServedLocally = (): boolean => LOCAL_HOST.test(new URL(getAppOrigin()).host)

/**
 * True if the request comes from this machine. The peer's address alone is not enough: a local proxy forwards requests
 * of others, and a site can point its own name at 127.0.0.1 (DNS rebinding). So all of these must hold:
 * - the application has no public URL
 * - no header shows a proxy
 * - the requested host is this machine, by name or loopback address
 * - every forwarded address is a loopback one
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

/**
 * Returns the network of an IP address for rate limits: the first 64 bits of an IPv6 address, which belong to one
 * subscriber, or the whole of any other.
 */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  // URL normalises an IPv6 address to its shortest form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::/64`
}

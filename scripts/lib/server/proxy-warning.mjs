import { isServedLocally } from '../reach.mjs'

/** 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16 and fc00::/7: the networks of proxies and containers. */
const isPrivateAddress = (address) =>
  /^(::ffff:)?(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^f[cd][\da-f]{2}:/i.test(address)

/**
 * Inspects requests before `trustedForwardedFor` and warns, once, about a proxy that is not trusted: its
 * visitors then count as one, and share the limits of a single address.
 */
export function createProxyWarning(env, log) {
  let isSaid = Boolean(env.TRUST_PROXY) || isServedLocally(env)
  return ({ socket, headers }) => {
    if (isSaid || !headers['x-forwarded-for'] || !isPrivateAddress(socket.remoteAddress ?? '')) return
    isSaid = true
    log.warn(
      { peer: socket.remoteAddress },
      'requests come from a proxy that is not trusted, and all its visitors count as one: set TRUST_PROXY to 1, or to 0 where it is no proxy of yours',
    )
  }
}

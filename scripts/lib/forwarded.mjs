/**
 * Makes `X-Forwarded-For` a header to rely on: who may open the local mailbox and whose sign-in attempts are counted
 * depend on it. A proxy on this machine, or any if TRUST_PROXY is 1, may name the client; from everybody
 * else the header is replaced by the address they connected from, and its companions are dropped.
 */
export function trustedForwardedFor(request) {
  const peer = request.socket.remoteAddress ?? ''
  if (isTrustedPeer(request)) return
  request.headers['x-forwarded-for'] = peer
  for (const name of [
    'forwarded',
    'x-real-ip',
    'x-forwarded-host',
    'x-forwarded-port',
    'x-forwarded-proto',
  ]) {
    delete request.headers[name]
  }
}

/** Whether the peer is a trusted proxy. Other values of TRUST_PROXY are refused at the start (lib/platform/env.ts). */
export const isTrustedPeer = ({ socket }) =>
  isLoopback(socket.remoteAddress ?? '') || /^(1|true)$/i.test(process.env.TRUST_PROXY ?? '')

/** 127.0.0.0/8 and ::1, also as an IPv4 address within IPv6. */
export const isLoopback = (address) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

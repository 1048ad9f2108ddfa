import { isIPv6 } from 'node:net'

/**
 * Returns the network of an IP address for rate limits: the first 64 bits of an IPv6 address, which belong to one
 * subscriber, or the whole of any other.
 */
export function toNetwork(address: string): string {
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

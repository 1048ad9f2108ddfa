import { env } from '@/lib/platform/env'
import { getClientAddress } from '@/lib/platform/http/client-address'

const from = (forwarded?: string) =>
  getClientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }))

it.each([
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [3, '203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
  // The request bypassed some of the proxies.
  [2, '203.0.113.9', '203.0.113.9'],
])('behind %i proxies takes the outermost proxy’s entry of %s', (hops, forwarded, address) => {
  env().PROXY_HOPS = hops
  expect(from(forwarded)).toBe(address)
})

it('the client address returns no address without the header', () => {
  expect([from(), from('')]).toEqual(['unknown', 'unknown'])
})

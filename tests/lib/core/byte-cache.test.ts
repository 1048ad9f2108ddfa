import { ByteCache } from '@/lib/core/byte-cache'

const bytes = (size: number) => new Uint8Array(size)

it('the byte cache evicts the least recently used entry', () => {
  const cache = new ByteCache(2, 1000)
  cache.set('a', bytes(1))
  cache.set('b', bytes(1))
  cache.get('a')
  cache.set('c', bytes(1))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
})

it('the byte cache stays within its size, counting a replaced entry once', () => {
  const cache = new ByteCache(100, 100)
  cache.set('a', bytes(60))
  cache.set('a', bytes(30))
  cache.set('b', bytes(60))
  expect(cache.get('a')).toHaveLength(30)
  cache.set('c', bytes(20))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
})

it('the byte cache does not store an entry larger than the cache', () => {
  const cache = new ByteCache(100, 100)
  cache.set('a', bytes(10))
  cache.set('b', bytes(101))
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toHaveLength(10)
})

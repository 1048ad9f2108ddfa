import { newUuid } from '@/lib/kernel/uuid'

it('makes a UUID of version 4, and never the same, without what only https has', () => {
  const made = Array.from({ length: 1000 }, newUuid)
  for (const uuid of made)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(1000)
})

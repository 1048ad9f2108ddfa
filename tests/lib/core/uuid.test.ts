import { newUuid } from '@/lib/core/ids'

it('generates distinct version 4 UUIDs without crypto.randomUUID, which requires https', () => {
  const made = Array.from({ length: 200 }, newUuid)
  const isVersion4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(made.filter((uuid) => !isVersion4.test(uuid))).toEqual([])
  expect(new Set(made).size).toBe(200)
})

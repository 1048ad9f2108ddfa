import { env } from '@/lib/platform/env'

type PutBack = () => unknown

/**
 * Answers what makes a file of tests one of others that share its world (scripts/lib/worlds.mjs): what it changed of that is as before
 * for the next one. `keep` says what its kind of tests may change besides, and how that is put back.
 */
export const filesThatShare = (keep: () => PutBack[]) => (name: string, load: () => void) =>
  describe(name, () => {
    let changed: PutBack[] = []
    beforeAll(() => {
      const { fetch } = globalThis
      changed = [kept(env()), kept(process.env), () => Object.assign(globalThis, { fetch }), ...keep()]
    })
    load()
    afterAll(async () => {
      jest.useRealTimers()
      jest.restoreAllMocks()
      for (const putBack of changed) await putBack()
    })
  })

/** Keeps what an object has, and answers how to make it so again. */
export function kept(object: object): PutBack {
  const before = Object.getOwnPropertyDescriptors(object)
  return () => {
    const now = Object.getOwnPropertyDescriptors(object)
    for (const key of Object.keys(now)) if (!(key in before)) Reflect.deleteProperty(object, key)
    for (const [key, was] of Object.entries(before))
      if (now[key]?.value !== was.value || now[key]?.get !== was.get) Object.defineProperty(object, key, was)
  }
}

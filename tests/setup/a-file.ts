import { env } from '@/lib/env'
import { leaveNoRows } from './leave-clean'

/** A file of tests among others that share its world (scripts/lib/worlds.mjs): what it changed of that is as before for the next one. */
export function aFile(name: string, load: () => void) {
  describe(name, () => {
    const kept = { settings: {}, environment: {}, fetch: globalThis.fetch }
    beforeAll(() => {
      Object.assign(kept, {
        settings: { ...env() },
        environment: { ...process.env },
        fetch: globalThis.fetch,
      })
    })
    load()
    afterAll(async () => {
      jest.useRealTimers()
      jest.restoreAllMocks()
      putBack(env(), kept.settings)
      putBack(process.env, kept.environment)
      globalThis.fetch = kept.fetch
      await leaveNoRows()
    })
  })
}

function putBack(object: object, kept: object) {
  for (const key of Object.keys(object)) if (!(key in kept)) Reflect.deleteProperty(object, key)
  Object.assign(object, kept)
}

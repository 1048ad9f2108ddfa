import * as zod from 'zod'

// Loaded once; each test only reloads modules that read the environment.
jest.doMock('zod', () => zod)

type Box = typeof import('@/lib/platform/crypto/encryption')

const secret = (letter: string) => letter.repeat(40)

/** Loads the module in an environment with these settings. */
function boxWith(environment: Record<string, string>): Box {
  const kept = { ...process.env }
  Object.assign(process.env, environment)
  let box: Box | undefined
  try {
    jest.isolateModules(() => {
      box = require('@/lib/platform/crypto/encryption') as Box
      // The settings are read on first use.
      box.decrypt('any', 'v1.')
    })
  } finally {
    process.env = kept
  }
  return box!
}

it('the encryption decrypts a secret only for the purpose it was encrypted for', () => {
  const { encrypt, decrypt } = boxWith({})
  const sealed = encrypt('link', 'a secret')
  expect(sealed).toMatch(/^v1\.[\w-]+$/)
  expect(decrypt('link', sealed)).toBe('a secret')
  expect(decrypt('mail', sealed)).toBeNull()
  expect(encrypt('link', 'a secret')).not.toBe(sealed)
})

it('the encryption refuses to decrypt tampered or malformed input', () => {
  const { encrypt, decrypt } = boxWith({})
  const sealed = encrypt('link', 'a secret')
  const flipped = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  for (const bad of [flipped, sealed.replace('v1', 'v2'), sealed.slice(3), 'v1.', 'v1', '', '.'])
    expect([bad, decrypt('link', bad)]).toEqual([bad, null])
})

it('the encryption decrypts with old keys, and encrypts with the first one', () => {
  const old = boxWith({ NEXTAUTH_SECRET: secret('a') })
  const kept = old.encrypt('link', 'a secret')
  const both = boxWith({ NEXTAUTH_SECRET: secret('a'), SECRET_KEYS: `v2:${secret('b')}` })
  expect(both.decrypt('link', kept)).toBe('a secret')
  const fresh = both.encrypt('link', 'another')
  expect(fresh).toMatch(/^v2\./)
  expect(both.decrypt('link', fresh)).toBe('another')
  expect(old.decrypt('link', fresh)).toBeNull()
})

it('the encryption decrypts values encrypted with a former NEXTAUTH_SECRET, listed as v1', () => {
  const kept = boxWith({ NEXTAUTH_SECRET: secret('a') }).encrypt('link', 'a secret')
  const named = `v2:${secret('b')}, v1:${secret('a')}`
  expect(boxWith({ NEXTAUTH_SECRET: secret('c'), SECRET_KEYS: named }).decrypt('link', kept)).toBe('a secret')
  const forgotten = boxWith({ NEXTAUTH_SECRET: secret('c'), SECRET_KEYS: `v2:${secret('b')}` })
  expect(forgotten.decrypt('link', kept)).toBeNull()
})

it.each([
  'v2',
  'v2:short',
  `two:${secret('a')}`,
  `v2:${secret('a')},v2:${secret('b')}`,
  `v2:${secret('a')};v1:${secret('b')} x`,
])('the encryption rejects keys like %j', (SECRET_KEYS) => {
  expect(() => boxWith({ SECRET_KEYS })).toThrow(/SECRET_KEYS: must be like v2:SECRET,v1:SECRET/)
})

it('the encryption derives the same draft key for a user, and another one for another user or secret', () => {
  const { deriveDraftKey } = boxWith({ NEXTAUTH_SECRET: secret('a') })
  expect(Buffer.from(deriveDraftKey(1), 'base64')).toHaveLength(32)
  expect(deriveDraftKey(1)).toBe(deriveDraftKey(1))
  expect(deriveDraftKey(2)).not.toBe(deriveDraftKey(1))
  expect(boxWith({ NEXTAUTH_SECRET: secret('b') }).deriveDraftKey(1)).not.toBe(deriveDraftKey(1))
})

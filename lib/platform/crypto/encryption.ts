import 'server-only'
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/env'

export const generateToken = (): string => randomBytes(32).toString('base64url')

/** Hashes a token for storage, so that a stolen database contains no usable token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Version of the key derived from `NEXTAUTH_SECRET`, unless SECRET_KEYS contains that version. */
const FIRST_VERSION = 'v1'
const derivedKeys = new Map<string, Buffer>()

/** Lists the secrets by version. The first one encrypts. */
const listSecrets = (): [version: string, secret: string][] => {
  const { SECRET_KEYS, NEXTAUTH_SECRET } = env()
  return SECRET_KEYS.some(([version]) => version === FIRST_VERSION)
    ? SECRET_KEYS
    : [...SECRET_KEYS, [FIRST_VERSION, NEXTAUTH_SECRET]]
}

function deriveKey(version: string, secret: string, purpose: string): Buffer {
  const name = `${version} ${purpose}`
  let bytes = derivedKeys.get(name)
  if (!bytes) {
    bytes = Buffer.from(hkdfSync('sha256', secret, '', `secret-box ${purpose}`, 32))
    derivedKeys.set(name, bytes)
  }
  return bytes
}

/**
 * Derives the key (32 bytes, base64) that a page gives its user's browser to encrypt unsaved input with. It stays the
 * same until the secret changes, and can't decrypt anything the server encrypts.
 */
export function deriveDraftKey(userId: number): string {
  const [, secret] = listSecrets()[0]!
  return Buffer.from(hkdfSync('sha256', secret, '', `browser draft ${userId}`, 32)).toString('base64')
}

/**
 * Encrypts a secret that has to be shown or used again (AES-256-GCM, one key for each purpose). The result begins with
 * the version of its key.
 */
export function encrypt(purpose: string, text: string): string {
  const [version, secret] = listSecrets()[0]!
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(version, secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

/** Returns a keyed hash to compare texts without storing them: the database alone doesn't allow guessing the text. */
export function createFingerprint(purpose: string, text: string): string {
  const [version, secret] = listSecrets()[0]!
  return createHmac('sha256', deriveKey(version, secret, `fingerprint ${purpose}`))
    .update(text)
    .digest('base64url')
}

export const isEncryptedWithNewestKey = (encrypted: string): boolean =>
  encrypted.startsWith(`${listSecrets()[0]![0]}.`)

/** Decrypts a result of `encrypt`. Returns null if its key was removed or the text was tampered with. */
export function decrypt(purpose: string, encrypted: string): string | null {
  const [version = '', payload = ''] = encrypted.split('.')
  const secret = listSecrets().find(([name]) => name === version)?.[1]
  if (!secret) return null
  try {
    const bytes = Buffer.from(payload, 'base64url')
    const decipher = createDecipheriv(
      'aes-256-gcm',
      deriveKey(version, secret, purpose),
      bytes.subarray(0, 12),
    )
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

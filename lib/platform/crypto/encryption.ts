import 'server-only'
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/platform/env'

/** 256 random bits, safe in a URL. */
export const generateToken = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a token, so that a stolen database opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The key that `NEXTAUTH_SECRET` gives, unless SECRET_KEYS names another one so. */
const FIRST_VERSION = 'v1'
const derivedKeys = new Map<string, Buffer>()

/** The secrets by version, the one that new texts are sealed with first. */
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
 * A key (32 bytes, base64) that a page hands to its user's browser, which seals with it what it keeps: the same for the same purpose as
 * long as the secret is, and of no use for anything the server seals.
 */
export function deriveBrowserKey(purpose: string): string {
  const [, secret] = listSecrets()[0]!
  return Buffer.from(hkdfSync('sha256', secret, '', `browser ${purpose}`, 32)).toString('base64')
}

/**
 * Encrypts a secret that has to be shown or used again (AES-256-GCM under a key of its own for each purpose). The text
 * begins with the version of its key.
 */
export function encrypt(purpose: string, text: string): string {
  const [version, secret] = listSecrets()[0]!
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(version, secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

/** Tells two texts apart without keeping them: whoever has the database alone can't try what a text may have been. */
export function createFingerprint(purpose: string, text: string): string {
  const [version, secret] = listSecrets()[0]!
  return createHmac('sha256', deriveKey(version, secret, `fingerprint ${purpose}`))
    .update(text)
    .digest('base64url')
}

/** Whether a text was sealed with the key that new ones are. */
export const isEncryptedWithNewestKey = (sealed: string): boolean =>
  sealed.startsWith(`${listSecrets()[0]![0]}.`)

/** Opens what `encrypt` closed; null when its key is gone or the text was tampered with. */
export function decrypt(purpose: string, sealed: string): string | null {
  const [version = '', payload = ''] = sealed.split('.')
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

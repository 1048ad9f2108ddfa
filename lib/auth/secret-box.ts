import 'server-only'
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

/** 256 random bits, safe in a URL. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a token, so that a stolen database opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const VERSION = 'v1'
const keys = new Map<string, Buffer>()

function key(purpose: string): Buffer {
  let bytes = keys.get(purpose)
  if (!bytes) {
    bytes = Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', `secret-box ${purpose}`, 32))
    keys.set(purpose, bytes)
  }
  return bytes
}

/** Encrypts a secret that has to be shown again (AES-256-GCM under a key of its own for each purpose). */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

/** Opens what `seal` closed; null when the key has changed or the text was tampered with. */
export function open(purpose: string, sealed: string): string | null {
  const [version, payload = ''] = sealed.split('.')
  if (version !== VERSION) return null
  try {
    const bytes = Buffer.from(payload, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

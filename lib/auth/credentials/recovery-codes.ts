import 'server-only'
import { randomBytes } from 'node:crypto'
import { hashToken } from '@/lib/platform/crypto/encryption'

/** Base32 without letters that look like digits (Crockford). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16
const RECOVERY_CODES = 10

/** Generates new codes of 80 random bits each, in groups that are easy to copy by hand: `8h2k-...`. */
export const generateRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, generateCode)

function generateCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').match(/.{4}/g)!.join('-')
}

/** Hashes a code for storage, regardless of case, spaces and dashes; O counts as 0, I and L as 1. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/o/g, '0')
      .replace(/[il]/g, '1'),
  )

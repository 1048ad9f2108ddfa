import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { invalid } from '@/lib/i18n/errors'
import { MAX_PASSWORD } from '@/lib/auth/rules/messages'

/**
 * OWASP's first recommendation: argon2id (the library's default), 19 MiB, two passes. Takes about 80 ms, off the main
 * thread.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a discarded random value, at the same cost. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eF8f9JcGaO8VedWAcOjDmQ$6jiMZlp0PW++d3iALybDPJeKWi1UVFAXNKNiogxVUO0'

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/**
 * True if the password is correct. Takes as long without a hash, so that timing doesn't reveal which accounts exist.
 */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > MAX_PASSWORD) return false
  const isMatch = await verify(passwordHash ?? DUMMY_HASH, password)
  return isMatch && Boolean(passwordHash)
}

/** Common passwords in lower case: some 50,000, loaded on first use. */
let commonPasswords: Promise<Set<string>> | undefined
const loadCommonPasswords = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/**
 * Hashes a new password. Throws 422 at `field` for one that is guessed first: a common password, or the account's own
 * address (OWASP ASVS 6.2.4).
 */
export async function hashNewPassword(password: string, email: string, field = 'password'): Promise<string> {
  const text = password.toLowerCase()
  const common = await (commonPasswords ??= loadCommonPasswords())
  if (common.has(text) || text === email || text === email.split('@')[0])
    throw invalid('password.common', field)
  return hashPassword(password)
}

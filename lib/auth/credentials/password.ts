import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { invalid } from '@/lib/i18n/errors'
import { MAX_PASSWORD } from '@/lib/auth/rules/messages'

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. About 80 ms off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random value that nobody knows, at the same cost. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eF8f9JcGaO8VedWAcOjDmQ$6jiMZlp0PW++d3iALybDPJeKWi1UVFAXNKNiogxVUO0'

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the password fits. Takes as long without a hash, so that the time tells nobody which accounts exist. */
export async function isPasswordCorrect(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > MAX_PASSWORD) return false
  const fits = await verify(passwordHash ?? DUMMY_HASH, password)
  return fits && Boolean(passwordHash)
}

/** The passwords that are tried first, in lower case: some 50,000, read when the first one is chosen. */
let commonPasswords: Promise<Set<string>> | undefined
const loadCommonPasswords = async (): Promise<Set<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/**
 * The hash of a password that somebody chooses. Throws 422 at `field` for one of those that are guessed first: a common
 * one, or the account's own address (OWASP ASVS 6.2.4).
 */
export async function hashNewPassword(password: string, email: string, field = 'password'): Promise<string> {
  const text = password.toLowerCase()
  const known = await (commonPasswords ??= loadCommonPasswords())
  if (known.has(text) || text === email || text === email.split('@')[0])
    throw invalid('password.common', field)
  return hashPassword(password)
}

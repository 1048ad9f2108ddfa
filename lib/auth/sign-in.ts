import 'server-only'
import { db } from '@/lib/db/client'
import { violatesUnique } from '@/lib/db/errors'
import { usernameOf } from './accounts'
import { passwordFits } from './password'
import { loginAddress } from './rules'

/** Why a sign-in failed, as `/login?error=` says it. */
export type SignInError =
  'CredentialsSignin' | 'EmailNotVerified' | 'GoogleEmailNotVerified' | 'OAuthAccountNotLinked'

/**
 * The account that a name and password open, or why they do not. A wrong password and an unknown address cannot be
 * told apart; that the address is unverified is told only to whoever knows the password.
 */
export async function checkCredentials(
  name: string,
  password: string,
): Promise<{ id: number } | SignInError> {
  const email = loginAddress(name)
  // No account has a control character in its address, and the database takes none.
  const user = /\p{C}/u.test(email)
    ? null
    : await db.user.findUnique({
        where: { email },
        select: { id: true, passwordHash: true, emailVerifiedAt: true, disabledAt: true },
      })
  const fits = await passwordFits(user?.passwordHash, password)
  if (!user || !fits || user.disabledAt) return 'CredentialsSignin'
  return user.emailVerifiedAt ? { id: user.id } : 'EmailNotVerified'
}

export interface GoogleProfile {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/**
 * The account of a Google identity: the linked one, else the one with the same address once both sides have verified
 * it, else a new one.
 */
export async function accountForGoogle(profile: GoogleProfile): Promise<{ id: number } | SignInError> {
  const select = { id: true, disabledAt: true, emailVerifiedAt: true, googleSubject: true } as const
  const linked = await db.user.findUnique({ where: { googleSubject: profile.sub }, select })
  if (linked) return linked.disabledAt ? 'CredentialsSignin' : { id: linked.id }

  const email = profile.email?.trim().toLowerCase()
  if (!email || profile.email_verified !== true) return 'GoogleEmailNotVerified'
  const existing = await db.user.findUnique({ where: { email }, select })
  if (!existing) return createFromGoogle(profile, email)
  if (existing.disabledAt || !existing.emailVerifiedAt || existing.googleSubject)
    return 'OAuthAccountNotLinked'
  await db.user.update({ where: { id: existing.id }, data: { googleSubject: profile.sub } })
  return { id: existing.id }
}

async function createFromGoogle(
  profile: GoogleProfile,
  email: string,
): Promise<{ id: number } | SignInError> {
  const username = usernameOf(email)
  try {
    return await db.user.create({
      data: {
        email,
        username,
        fullName: profile.name?.trim().slice(0, 200) || username,
        googleSubject: profile.sub,
        emailVerifiedAt: new Date(),
      },
      select: { id: true },
    })
  } catch (error) {
    if (violatesUnique(error, 'email') || violatesUnique(error, 'googleSubject'))
      return 'OAuthAccountNotLinked'
    throw error
  }
}

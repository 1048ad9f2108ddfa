export const MIN_PASSWORD = 6
/** Longer passwords are rejected before hashing. */
export const MAX_PASSWORD = 200
/** Longer two-step codes are rejected unread. */
export const MAX_CODE = 40
/** Completes a login name that is no email address (specification, section 5). */
const PLACEHOLDER_DOMAIN = 'example.com'

/** Returns the lower-case email address of a login name. */
export function toLoginEmail(name: string): string {
  const text = name.trim().toLowerCase()
  return text === '' || text.includes('@') ? text : `${text}@${PLACEHOLDER_DOMAIN}`
}

/** Returns the default username of an address. */
export const toUsername = (email: string): string => email.split('@')[0]!.slice(0, 100)

/** Error codes for `/login?error=`, of next-auth or lib/auth/sign-in/sign-in.ts, that have a message of their own. */
const SIGN_IN_ERRORS = [
  'CredentialsSignin',
  'TooMany',
  'SecondStepExpired',
  'EmailNotVerified',
  'Unavailable',
  'OAuthAccountNotLinked',
  'GoogleEmailNotVerified',
  'AccessDenied',
  'Cancelled',
  'Callback',
  'OAuthSignin',
  'OAuthCallback',
] as const
type SignInError = (typeof SIGN_IN_ERRORS)[number]

/** Codes of errors that don't come from Google. */
const OWN_ERRORS = new Set([
  'CredentialsSignin',
  'TooMany',
  'SecondStepExpired',
  'EmailNotVerified',
  'Unavailable',
  'Configuration',
  'Default',
])

/** Keys of the interface's messages about a failed sign-in. */
interface SignInErrorKeys {
  title: 'signInFailed' | 'googleFailed' | 'googleCancelled'
  message: SignInError | 'unexpected'
  isUnverified: boolean
}

/** Describes a failed sign-in by message keys. The seconds to wait after `TooMany:` are ignored. */
export function describeSignInError(error: string): SignInErrorKeys {
  const code = error.split(':')[0]!
  return {
    title: code === 'Cancelled' ? 'googleCancelled' : OWN_ERRORS.has(code) ? 'signInFailed' : 'googleFailed',
    message: SIGN_IN_ERRORS.find((known) => known === code) ?? 'unexpected',
    isUnverified: code === 'EmailNotVerified',
  }
}

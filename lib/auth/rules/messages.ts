import { getOwnProperty } from '@/lib/core/object'
import { SIGN_IN_MESSAGES } from '@/lib/i18n/error-messages/client/sign-in'

export const MIN_PASSWORD = 6
/** Hint wherever a password is chosen (lib/auth/credentials/password.ts rejects common ones). */
export const PASSWORD_HINT = `At least ${MIN_PASSWORD} characters, and not a commonly used password`
/** Longer passwords are rejected before hashing. */
export const MAX_PASSWORD = 200
/** Longer two-step codes are rejected unread. */
export const MAX_CODE = 40
/** Completes a login name that is no email address (specification, section 5). */
const PLACEHOLDER_DOMAIN = 'example.com'

export const AUTH_MESSAGES = {
  ...SIGN_IN_MESSAGES,
  loginEmail: 'Please enter a valid email',
  email: 'Please enter a valid email address',
  passwordShort: `Password must be at least ${MIN_PASSWORD} characters`,
  passwordLong: `Please use at most ${MAX_PASSWORD} characters`,
  passwordsDiffer: 'Passwords don’t match',
  firstName: 'First name is required',
  lastName: 'Last name is required',
} as const

/** Returns the lower-case email address of a login name. */
export function toLoginEmail(name: string): string {
  const text = name.trim().toLowerCase()
  return text === '' || text.includes('@') ? text : `${text}@${PLACEHOLDER_DOMAIN}`
}

/** Returns the default username of an address. */
export const toUsername = (email: string): string => email.split('@')[0]!.slice(0, 100)

export const UNEXPECTED_ERROR = 'An unexpected error occurred'
/** Used when there is no error object. */
export const UNKNOWN_ERROR = 'An unknown error occurred'

/** Messages for `/login?error=`, by the code of next-auth or lib/auth/sign-in/sign-in.ts. */
const SIGN_IN_ERRORS: Record<string, string> = {
  CredentialsSignin: 'Incorrect email or password. Please try again.',
  TooMany: 'Too many attempts. Please wait a moment and try again.',
  SecondStepExpired: 'Your sign-in timed out. Please start again.',
  EmailNotVerified: 'Please verify your email before signing in. We sent you a link when you registered.',
  Unavailable: "We can't reach the database right now. Please try again in a moment.",
  OAuthAccountNotLinked:
    'Your account can’t be linked to Google yet. Verify your email first, or sign in with your password.',
  GoogleEmailNotVerified:
    'Google has not verified your address. Please sign in with your email and password.',
  AccessDenied: 'Google did not grant access. Please try again.',
  Cancelled: 'You cancelled signing in with Google. Try again, or sign in with your email and password.',
  Callback: 'Google couldn’t complete the sign-in. Please try again.',
  OAuthSignin: 'We can’t reach Google right now. Please try again in a moment.',
  OAuthCallback: 'Google couldn’t complete the sign-in. Please try again.',
}
const KNOWN_ERRORS = new Set([
  'CredentialsSignin',
  'TooMany',
  'SecondStepExpired',
  'EmailNotVerified',
  'Unavailable',
  'Configuration',
  'Default',
])

/** Titles of errors that need a specific one. */
const TITLES: Record<string, string> = { Cancelled: 'Google sign-in was cancelled' }

/** Describes a failed sign-in to the user. The seconds to wait after `TooMany:` are ignored. */
export function describeSignInError(error: string) {
  const code = error.split(':')[0]!
  return {
    title:
      getOwnProperty(TITLES, code) ?? (KNOWN_ERRORS.has(code) ? 'Sign in failed' : 'Google sign in failed'),
    message: getOwnProperty(SIGN_IN_ERRORS, code) ?? UNEXPECTED_ERROR,
    isUnverified: code === 'EmailNotVerified',
  }
}

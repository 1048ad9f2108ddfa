/** Field name to what is wrong with it, in the words the form shows. */
export type FieldErrors = Record<string, string[]>

/** What kind of error it is. The edge has a status for each (lib/api/errors.ts). */
export type ErrorCode =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  | 'invalid'
  | 'too-many'
  | 'upstream'
  | 'unavailable'

/** An error whose message is meant for the user; anything else that is thrown becomes a fixed sentence with a reference. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds, where asking again later may help. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

const PASSING: ErrorCode[] = ['too-many', 'upstream', 'unavailable']
/** Whether the same call may succeed later although nobody mends anything. */
export const mayPass = ({ code }: AppError): boolean => PASSING.includes(code)

export const badRequest = (message: string) => new AppError('bad-request', message)
export const unauthorized = () => new AppError('unauthorized', 'Please sign in to continue')
export const forbidden = (message = 'You are not allowed to do this', errors?: FieldErrors) =>
  new AppError('forbidden', message, errors)
/** Also the answer for what belongs to somebody else: the two must not be told apart. */
export const notFound = (what: string) => new AppError('not-found', `${what} not found`)
export const conflict = (message: string, errors?: FieldErrors, retryAfter?: number) =>
  new AppError('conflict', message, errors, retryAfter)
export const tooLarge = (message: string) => new AppError('too-large', message)
/** For a body of a type that a call does not take. */
export const unsupported = (message: string) => new AppError('unsupported-type', message)
export const invalid = (message: string, errors?: FieldErrors) => new AppError('invalid', message, errors)
export const tooMany = (
  seconds?: number,
  message = 'Too many attempts. Please wait a moment and try again.',
) => new AppError('too-many', message, undefined, seconds)
/** Somebody else's server did not do its part. */
export const upstream = (message: string) => new AppError('upstream', message)
/** What this installation can't do right now. @param seconds after which it is worth asking again */
export const unavailable = (message: string, seconds: number) =>
  new AppError('unavailable', message, undefined, seconds)

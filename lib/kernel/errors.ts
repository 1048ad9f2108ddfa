/** Field name to what is wrong with it, in the words the form shows. */
export type FieldErrors = Record<string, string[]>

/**
 * An error whose message is meant for the user. The HTTP layer maps it by `status`; anything else that is
 * thrown becomes a fixed sentence with a reference.
 */
export class AppError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds, for 429 and 503. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'AppError'
  }
}

export const badRequest = (message: string) => new AppError(400, message)
export const unauthorized = () => new AppError(401, 'Please sign in to continue')
export const forbidden = (message = 'You are not allowed to do this', errors?: FieldErrors) =>
  new AppError(403, message, errors)
/** Also the answer for what belongs to somebody else: the two must not be told apart. */
export const notFound = (what: string) => new AppError(404, `${what} not found`)
export const conflict = (message: string, errors?: FieldErrors) => new AppError(409, message, errors)
export const tooLarge = (message: string) => new AppError(413, message)
export const invalid = (message: string, errors?: FieldErrors) => new AppError(422, message, errors)
export const tooMany = (seconds: number) =>
  new AppError(429, 'Too many attempts. Please wait a moment and try again.', undefined, seconds)

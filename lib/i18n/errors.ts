import 'server-only'
import { reason, toReason, type Reason, type ResourceName, type ReasonInput } from './reason'
import { formatReason } from './format-reason'

/** Kinds of errors; lib/api/errors.ts maps each to an HTTP status. */
export type ErrorKind =
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

interface Details {
  /** Reasons by field name. */
  errors?: Record<string, Reason[]>
  /** Seconds after which a retry may succeed. */
  retryAfter?: number
}

/**
 * An error meant for the user: a reason that the API formats in the user's language. Any other thrown error becomes a
 * fixed sentence with a reference. Its `message` is for logs.
 */
export class AppError extends Error {
  readonly errors?: Record<string, Reason[]>
  readonly retryAfter?: number
  constructor(
    readonly kind: ErrorKind,
    readonly reason: Reason,
    { errors, retryAfter }: Details = {},
  ) {
    super(formatReason(reason))
    this.name = 'AppError'
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

const TRANSIENT_KINDS: ErrorKind[] = ['too-many', 'upstream', 'unavailable']
/** True if the same call may succeed later without any change. */
export const isTransient = ({ kind }: AppError): boolean => TRANSIENT_KINDS.includes(kind)

/** Creates an error of a kind, for the whole request and, if named, for a field. */
const createErrorFactory = (kind: ErrorKind) => (what: ReasonInput, field?: string) => {
  const why = toReason(what)
  return new AppError(kind, why, field === undefined ? {} : { errors: { [field]: [why] } })
}

/** Creates an error with the seconds after which to retry. */
const createTransientErrorFactory = (kind: ErrorKind) => (what: ReasonInput, retryAfter?: number) =>
  new AppError(kind, toReason(what), { retryAfter })

export const badRequest = createErrorFactory('bad-request')
export const forbidden = createErrorFactory('forbidden')
export const conflict = createErrorFactory('conflict')
export const gone = createErrorFactory('gone')
export const tooLarge = createErrorFactory('too-large')
/** A body with an unsupported content type. */
export const unsupported = createErrorFactory('unsupported-type')
export const invalid = createErrorFactory('invalid')
/** A third-party service failed. */
export const upstream = createErrorFactory('upstream')
/** The same action is already in progress. */
export const inProgress = createTransientErrorFactory('conflict')
/** Temporarily unavailable. */
export const unavailable = createTransientErrorFactory('unavailable')
export const unauthorized = () => new AppError('unauthorized', reason('request.sign-in'))
export const tooMany = (seconds?: number, what: ReasonInput = 'request.too-many') =>
  createTransientErrorFactory('too-many')(what, seconds)

/** Also used for resources of other businesses, which must not be distinguishable from missing ones. */
export const notFound = (what: ResourceName) => new AppError('not-found', reason(`missing.${what}`))

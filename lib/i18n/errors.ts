import 'server-only'
import { reason, toReason, type Reason, type ResourceName, type ReasonInput } from './reason'
import { formatReason } from './format-reason'

/** What kind of error it is. The edge has a status for each (lib/api/errors.ts). */
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
  /** Field name to what is wrong with it. */
  errors?: Record<string, Reason[]>
  /** Seconds, where asking again later may help. */
  retryAfter?: number
}

/**
 * An error that is meant for the user: a reason, which the edge words in the user's language. Anything else that is thrown becomes a fixed
 * sentence with a reference. Its `message` is for logs.
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
/** Whether the same call may succeed later although nobody mends anything. */
export const isTransient = ({ kind }: AppError): boolean => TRANSIENT_KINDS.includes(kind)

/** An error of a kind, said of the whole request, and of the field it is about where that is named. */
const createErrorFactory = (kind: ErrorKind) => (what: ReasonInput, field?: string) => {
  const why = toReason(what)
  return new AppError(kind, why, field === undefined ? {} : { errors: { [field]: [why] } })
}

/** The same with the seconds after which it is worth asking again. */
const createTransientErrorFactory = (kind: ErrorKind) => (what: ReasonInput, retryAfter?: number) =>
  new AppError(kind, toReason(what), { retryAfter })

export const badRequest = createErrorFactory('bad-request')
export const forbidden = createErrorFactory('forbidden')
export const conflict = createErrorFactory('conflict')
export const gone = createErrorFactory('gone')
export const tooLarge = createErrorFactory('too-large')
/** For a body of a type that a call does not take. */
export const unsupported = createErrorFactory('unsupported-type')
export const invalid = createErrorFactory('invalid')
/** Somebody else's server did not do its part. */
export const upstream = createErrorFactory('upstream')
/** What is done by somebody else just now. */
export const inProgress = createTransientErrorFactory('conflict')
/** What this installation can't do right now. */
export const unavailable = createTransientErrorFactory('unavailable')
export const unauthorized = () => new AppError('unauthorized', reason('request.sign-in'))
export const tooMany = (seconds?: number, what: ReasonInput = 'request.too-many') =>
  createTransientErrorFactory('too-many')(what, seconds)

/** Also the answer for what belongs to somebody else: the two must not be told apart. */
export const notFound = (what: ResourceName) => new AppError('not-found', reason(`missing.${what}`))

import type { z } from 'zod'

/** Parts of a definition (lib/api/define.ts) that its call is typed by. Excludes definitions that return a file. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answers: Record<number, z.ZodType | null>
}

type PathParams<D> = D extends { params: infer Schema extends z.ZodType } ? z.output<Schema> : unknown

type PathParam<Params, Name extends string> = Name extends keyof Params
  ? Params[Name] & (string | number)
  : string | number

/** Path with its parameters filled in: `/api/clients/{id}` becomes `/api/clients/${number}`. */
type FilledPath<Path extends string, Params> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? `${Start}${PathParam<Params, Name>}${FilledPath<Rest, Params>}`
  : Path

type CallPath<
  D extends CallDefinition,
  Path extends string = FilledPath<D['path'], PathParams<D>>,
> = D extends { query: z.ZodType } ? Path | `${Path}?${string}` : Path

type CallBody<D> = D extends { upload: string }
  ? { body: FormData }
  : D extends { body: infer Body extends z.ZodType }
    ? D extends { bodyIs: 'optional' } | { bodyFor: unknown }
      ? { body?: z.input<Body> }
      : { body: z.input<Body> }
    : { body?: undefined }

export interface CallOptions {
  signal?: AbortSignal
  /**
   * Idempotency key of an open dialog, so that a retry with edited fields isn't a second change. By default, each
   * request has its own (request-keys.ts).
   */
  key?: string
  /** Message for an error response without one. */
  fallback?: string
}

/** Arguments for a call of a definition. */
export type ApiCall<D extends CallDefinition> = D extends CallDefinition
  ? { method: D['method']; path: CallPath<D> } & CallBody<D> & CallOptions
  : never

type ResponseData<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Successful responses of a definition, discriminated by status. */
export type ApiResponse<D extends CallDefinition> = D extends CallDefinition
  ? { [S in keyof D['answers']]: { status: S; data: ResponseData<D['answers'][S]> } }[keyof D['answers']]
  : never

/** JSON of a definition's successful responses; undefined for an empty one. */
export type ApiData<D extends CallDefinition> = ApiResponse<D>['data']

/** Field of the error for a change that requires reauthentication (lib/auth/reauthentication/reauthentication.ts). */
export const REAUTHENTICATION_FIELD = 'proof'

/** Header with the idempotency key of a write request (IETF draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key'

import type { z } from 'zod'

/** Parts of a definition (`lib/api/define.ts`) that type its call. Definitions that return a file are excluded. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answers: Record<number, z.ZodType | null>
}

type Places<D> = D extends { params: infer Params extends z.ZodType } ? z.output<Params> : unknown

type PlaceValue<Values, Place extends string> = Place extends keyof Values
  ? Values[Place] & (string | number)
  : string | number

/** A path with its `{place}`s filled in: `/api/clients/{id}` is `/api/clients/${number}`. */
type FilledPath<Path extends string, Values> = Path extends `${infer Start}{${infer Place}}${infer Rest}`
  ? `${Start}${PlaceValue<Values, Place>}${FilledPath<Rest, Values>}`
  : Path

type CallPath<D extends CallDefinition, Path extends string = FilledPath<D['path'], Places<D>>> = D extends {
  query: z.ZodType
}
  ? Path | `${Path}?${string}`
  : Path

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
   * Idempotency key of an open dialog, so that a retry with edited fields is not a second change. By default derived
   * from the request.
   */
  key?: string
  /** Message for an error response without one. */
  fallback?: string
}

/** Call of a definition: its method, path and body, if any. */
export type ApiCall<D extends CallDefinition> = D extends CallDefinition
  ? { method: D['method']; path: CallPath<D> } & CallBody<D> & CallOptions
  : never

type ResponseData<Answer> = Answer extends z.ZodType ? z.output<Answer> : undefined

/** Successful responses of a definition, discriminated by status. */
export type ApiResponse<D extends CallDefinition> = D extends CallDefinition
  ? { [S in keyof D['answers']]: { status: S; data: ResponseData<D['answers'][S]> } }[keyof D['answers']]
  : never

/** JSON of the successful responses of a definition; undefined for those without. */
export type ApiData<D extends CallDefinition> = ApiResponse<D>['data']

import type { z } from 'zod'

/** The parts of a definition (`lib/api/define.ts`) that type a call of it. A definition that answers a file does not fit. */
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
  /** Idempotency-Key of a dialog, for as long as it is open: a retry with edited fields is no second change. By default it follows from the request. */
  key?: string
  /** What the error says when the server gives no message. */
  fallback?: string
}

/** A call of a definition: its method, its path and its body, if it has one. */
export type ApiCall<D extends CallDefinition> = D extends CallDefinition
  ? { method: D['method']; path: CallPath<D> } & CallBody<D> & CallOptions
  : never

type AnswerData<Answer> = Answer extends z.ZodType ? z.output<Answer> : undefined

/** The successful answers of a definition, told apart by their status. */
export type ApiAnswer<D extends CallDefinition> = D extends CallDefinition
  ? { [S in keyof D['answers']]: { status: S; data: AnswerData<D['answers'][S]> } }[keyof D['answers']]
  : never

/** The JSON of the successful answers of a definition; undefined where one has none. */
export type ApiData<D extends CallDefinition> = ApiAnswer<D>['data']

import type { z } from 'zod'
import type { Permission } from '@/lib/core/access/permissions'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Access level of an endpoint.
 * - `public`: no session needed
 * - `authenticated-incl-deleting`: any session, including one of an account scheduled for deletion
 * - `authenticated`: a session of an account that is not scheduled for deletion
 * - `onboarding`: a member of a business, even before onboarding is finished
 * - a permission: a member who has it, once onboarding is finished
 */
export type Access = 'public' | 'authenticated-incl-deleting' | 'authenticated' | 'onboarding' | Permission

/** Body of a successful response: JSON of a schema, another content type, or none. */
export type ResponseSpec = z.ZodType | { contentType: string } | null

/** Default body limit in bytes. */
export const SMALL_BODY = 100 * 1024
/** Body limit in bytes for a whole document: fits 1,000 line items with long texts, and stays below Vercel's 4.5 MB. */
export const DOCUMENT_BODY = 4 * 1024 * 1024

/** Definition of one endpoint. `serve` enforces it; the OpenAPI document and the API tests are derived from it. */
export interface Definition {
  operationId: string
  method: Method
  /** Path parameters are in braces: `/api/clients/{id}`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /** Further permissions. A list is checked before the body is read; a function derives them from the parsed body. */
  needs?: Permission[] | ((body: never) => Permission[])
  /** Path parameters, checked in this order. An invalid one is answered with 404. */
  params?: z.ZodObject
  /** Query parameters. Unknown ones are ignored; an invalid value is answered with 422. */
  query?: z.ZodObject
  /** JSON body of the request. */
  body?: z.ZodType
  /**
   * `optional`: a missing body counts as `{}`. `patch`: the handler gets only the keys that were sent, without
   * defaults.
   */
  bodyIs?: 'optional' | 'patch'
  /**
   * Accepts `requestId` in the body as the idempotency key if there is no header. The handler gets the body without it.
   */
  takesRequestId?: true
  /** Body limit in bytes; `SMALL_BODY` by default. */
  maxBody?: number
  /**
   * Resource that the request changes. Its fields that are not in `body` are read-only and ignored, so that clients can
   * send back what they read.
   */
  resource?: z.ZodObject
  /** Returns the body's schema for the path parameters; null if that variant of the endpoint takes no body. */
  bodyFor?: (params: never) => z.ZodType | null
  /** Name of the multipart field with an image; such an endpoint has no `body`. */
  upload?: string
  /** Successful responses by status; the lowest is the default. Every other status has the error shape. */
  answers: Record<number, ResponseSpec>
}

export const define = <const D extends Definition>(definition: D): D => definition

/** Returns the default status of a success; a handler may return a response with another one. */
export const getSuccessStatus = ({ answers }: Definition): number => Number(Object.keys(answers)[0] ?? 200)

/** True if the endpoint accepts an idempotency key: every change by a signed-in user, except uploads. */
export const isIdempotent = ({ method, access, upload }: Definition): boolean =>
  method !== 'GET' && access !== 'public' && access !== 'authenticated-incl-deleting' && !upload

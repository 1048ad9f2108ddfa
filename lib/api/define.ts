import type { z } from 'zod'
import type { Permission } from '@/lib/core/access/permissions'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Who may call: anybody, whoever is signed in (with an account that is about to be deleted too, or only with another), whoever belongs to
 * a business (also while it is being set up), or only those whose role in one that is set up has a permission.
 */
export type Access = 'anybody' | 'leaving too' | 'signed in' | 'setting up' | Permission

/** JSON that fits a schema, another content type, or nothing. */
export type ResponseSpec = z.ZodType | { contentType: string } | null

/** The default limit of a body in bytes. */
export const SMALL_BODY = 100 * 1024
/** The limit in bytes of a body with a whole document: fits 1,000 lines with long texts, and is below Vercel's 4.5 MB. */
export const DOCUMENT_BODY = 4 * 1024 * 1024

/** A call of the API, stated once: `serve` enforces it, and the document and the tests tell of it. */
export interface Definition {
  operationId: string
  method: Method
  /** With its places in braces: `/api/clients/{id}`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /** Further permissions: always needed, and checked before the body is read, or depending on the body. */
  needs?: Permission[] | ((body: never) => Permission[])
  /** What stands in the places of the path, checked in this order. What does not fit is not there: 404. */
  params?: z.ZodObject
  /** Query parameters. Others are ignored; an invalid value is refused with 422. */
  query?: z.ZodObject
  /** The JSON that is sent along. */
  body?: z.ZodType
  /** `optional`: a missing body counts as an empty one. `patch`: keys that were not sent are not in what the handler gets. */
  bodyIs?: 'optional' | 'patch'
  /** Whether `requestId` in the body is the idempotency key of a caller who sends no header. The handler gets the body without it. */
  takesRequestId?: true
  /** The limit of the body in bytes, if it is not `SMALL_BODY`. */
  maxBody?: number
  /**
   * The resource that a change applies to. Fields of it that the body does not have are read-only and ignored, so that
   * clients can send back what they read.
   */
  resource?: z.ZodObject
  /** For calls of which only some take the body, by what stands in the path. */
  bodyFor?: (params: never) => z.ZodType | null
  /** The multipart field of an image, instead of a body. */
  upload?: string
  /** Successful answers by status, the usual one being the lowest; every other one is the error shape. */
  answers: Record<number, ResponseSpec>
}

export const define = <const D extends Definition>(definition: D): D => definition

/** The status of a success, unless the handler answers another one itself. */
export const getSuccessStatus = ({ answers }: Definition): number => Number(Object.keys(answers)[0] ?? 200)

/** Whether a call may be named, so that it is done once: every change of somebody signed in, but not the bytes of a picture. */
export const isIdempotent = ({ method, access, upload }: Definition): boolean =>
  method !== 'GET' && access !== 'anybody' && access !== 'leaving too' && !upload

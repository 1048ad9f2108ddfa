import type { z } from 'zod'
import type { Permission } from '@/lib/kernel/access/permissions'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * Who may call: anybody, whoever is signed in (with an account that is about to be deleted too, or only with another), whoever belongs to
 * a business (also while it is being set up), or only those whose role in one that is set up has a permission.
 */
export type Access = 'anybody' | 'leaving too' | 'signed in' | 'setting up' | Permission

/** JSON that fits a schema, another content type, or nothing. */
export type Answer = z.ZodType | { contentType: string } | null

/** Bytes of a body unless its call takes more. */
export const SMALL_BODY = 100 * 1024
/** Bytes of a body with a whole document: 1,000 lines with long texts, and less than the 4.5 MB that Vercel takes. */
export const DOCUMENT_BODY = 4 * 1024 * 1024

/** A call of the API, stated once: `serve` enforces it, and the document and the tests tell of it. */
export interface Definition {
  operationId: string
  method: Method
  /** With its places in braces: `/api/clients/{id}`. */
  path: `/api/${string}`
  summary: string
  access: Access
  /** What is needed besides: always, which is checked before anything is read, or by what is sent along. */
  needs?: Permission[] | ((body: never) => Permission[])
  /** What stands in the places of the path, checked in this order. What does not fit is not there: 404. */
  params?: z.ZodObject
  /** What stands behind the `?`. Other parameters are not looked at; what makes no sense for one of these is refused: 422. */
  query?: z.ZodObject
  /** The JSON that is sent along. */
  body?: z.ZodType
  /** `optional`: a missing body counts as an empty one. `patch`: keys that were not sent are not in what the handler gets. */
  bodyIs?: 'optional' | 'patch'
  /** Bytes that the body may have at most, where that is not `SMALL_BODY`. */
  maxBody?: number
  /**
   * What a change is made to, as it is answered. Fields of it that the body does not take are read-only: who sends back what they
   * read need not remove them.
   */
  resource?: z.ZodObject
  /** For calls of which only some take the body, by what stands in the path. */
  bodyFor?: (params: never) => z.ZodType | null
  /** The multipart field of a picture, in place of a body. */
  upload?: string
  /** Successful answers by status, the usual one being the lowest; every other one is the error shape. */
  answers: Record<number, Answer>
}

export const define = <const D extends Definition>(definition: D): D => definition

/** The status of a success, unless the handler answers another one itself. */
export const usualStatus = ({ answers }: Definition): number => Number(Object.keys(answers)[0] ?? 200)

/** Whether a call may be named, so that it is done once: every change of somebody signed in, but not the bytes of a picture. */
export const canBeNamed = ({ method, access, upload }: Definition): boolean =>
  method !== 'GET' && access !== 'anybody' && access !== 'leaving too' && !upload

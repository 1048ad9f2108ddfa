import 'server-only'
import { z } from 'zod'
import { notFound } from '@/lib/i18n/errors'
import type { ResourceName } from '@/lib/i18n/reason'
import { readJson, readJsonIfAny } from '@/lib/api/body'
import { readUpload } from '@/lib/api/upload'
import { validate } from './validate'
import { SMALL_BODY, type Definition } from './define'

/** What stands in the path, as the definition says; whatever does not fit is simply not there: throws 404. */
export function readParams({ params }: Definition, given: Record<string, unknown>): unknown {
  if (!params) return {}
  const result = params.safeParse(given)
  if (!result.success) throw notFound(result.error.issues[0]!.message as ResourceName)
  return result.data
}

/** Parses the query parameters of the definition and ignores others. The first of a repeated parameter counts. Throws 422. */
export function readQuery({ query }: Definition, request: Request): unknown {
  if (!query) return {}
  const { searchParams } = new URL(request.url)
  const names = Object.keys(query.shape).filter((name) => searchParams.has(name))
  const sent = Object.fromEntries(names.map((name) => [name, searchParams.get(name)]))
  return validate(query, sent, ([name]) => `The parameter ${String(name)}`)
}

/** What was sent along, checked. Throws what `readJson`, `check` and `readUpload` throw. */
export async function readInput(definition: Definition, request: Request, params: unknown): Promise<unknown> {
  const { body, bodyIs, bodyFor, upload, maxBody = SMALL_BODY } = definition
  if (upload) return readUpload(request, upload)
  const schema = bodyFor ? bodyFor(params as never) : body
  if (!schema) return undefined
  const read = bodyIs === 'optional' ? readJsonIfAny : readJson
  const sent = dropReadOnlyFields(await read(request, maxBody), schema, definition)
  const input = validate(schema, sent)
  return bodyIs === 'patch' ? pickSentFields(input as object, sent as object) : input
}

/** A change of some fields: keys that were not sent are not in the result, whatever their defaults. */
const pickSentFields = (input: object, sent: object): unknown =>
  Object.fromEntries(Object.entries(input).filter(([key]) => Object.hasOwn(sent, key)))

/** Removes read-only fields that were sent back with the resource. */
function dropReadOnlyFields(body: unknown, schema: z.ZodType, { resource }: Definition): unknown {
  if (!resource || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const taken = listSchemaKeys(schema)
  const isReadOnly = (key: string) => Object.hasOwn(resource.shape, key) && !taken.includes(key)
  return Object.fromEntries(Object.entries(body).filter(([key]) => !isReadOnly(key)))
}

/** The fields of an object schema, also behind a transform. */
function listSchemaKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodPipe) return listSchemaKeys(schema.in)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

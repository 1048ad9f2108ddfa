import 'server-only'
import type { z } from 'zod'
import { notFound } from '@/lib/words/errors'
import type { Thing } from '@/lib/words/reason'
import { readJson, readJsonIfAny } from '@/lib/api/body'
import { readUpload } from '@/lib/api/upload'
import { check } from './check'
import { SMALL_BODY, type Definition } from './define'

/** What stands in the path, as the definition says; whatever does not fit is simply not there: throws 404. */
export function readParams({ params }: Definition, given: Record<string, unknown>): unknown {
  if (!params) return {}
  const result = params.safeParse(given)
  if (!result.success) throw notFound(result.error.issues[0]!.message as Thing)
  return result.data
}

/** The query parameters of the definition. Of one that was sent twice the first counts. */
export function readQuery({ query }: Definition, request: Request): unknown {
  if (!query) return {}
  const { searchParams } = new URL(request.url)
  const names = Object.keys(query.shape).filter((name) => searchParams.has(name))
  return query.parse(Object.fromEntries(names.map((name) => [name, searchParams.get(name)])))
}

/** What was sent along, checked. Throws what `readJson`, `check` and `readUpload` throw. */
export async function readInput(definition: Definition, request: Request, params: unknown): Promise<unknown> {
  const { body, bodyIs, bodyFor, upload, maxBody = SMALL_BODY } = definition
  if (upload) return readUpload(request, upload)
  const schema = bodyFor ? bodyFor(params as never) : body
  if (!schema) return undefined
  if (bodyIs === 'patch') return readPatch(schema, request, maxBody)
  const read = bodyIs === 'optional' ? readJsonIfAny : readJson
  return check(schema, await read(request, maxBody))
}

/** A change of some fields: keys that were not sent are not in the result, whatever their defaults. */
async function readPatch(schema: z.ZodType, request: Request, limit: number): Promise<unknown> {
  const body = await readJson(request, limit)
  const patch = Object.entries(check(schema, body) as object)
  return Object.fromEntries(patch.filter(([key]) => Object.hasOwn(body as object, key)))
}

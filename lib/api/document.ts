import { z } from 'zod'
import { site } from '@/lib/kernel/site'
import { KEY_HEADER } from '@/lib/platform/idempotency/header'
import { KEPT_HOURS } from '@/lib/platform/idempotency/key'
import { errorAnswer } from './answers'
import { OPERATIONS, type Operation } from './operations'

const STATUS_TEXTS: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  204: 'No content',
  302: 'Redirect',
  304: 'Not modified',
  503: 'Not ready',
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  // What a transform or a check in code says cannot be written down; the shape before or after it can.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
const error = { $ref: '#/components/schemas/Error' }

/** The API as OpenAPI 3.1, made from the very schemas that check requests and, in the tests, answers. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = name.split(' ')
    ;(paths[path] ??= {})[method.toLowerCase()] = describe(method, path, operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${site.name} API`, version: '1', description: site.description },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorAnswer, 'output') },
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' } },
    },
  }
}

const idempotencyKey = {
  name: KEY_HEADER,
  in: 'header',
  description:
    `Names the call, such as by a UUID: sent again within ${KEPT_HOURS} hours it is done once and gets the first answer, with ` +
    '`Idempotent-Replayed: true`. 409 with `Retry-After` while the first call is under way, 422 for a key that named another ' +
    'call. An error is not kept: the call may be tried again under the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
}

/** Whether a call may be named: every change of somebody signed in, but not the bytes of a picture. */
const takesKey = (method: string, { access, upload }: Operation) =>
  method !== 'GET' && (access === 'signed in' || access === 'onboarded') && !upload

function describe(method: string, path: string, operation: Operation) {
  const { summary, access, body, isBodyOptional = false, upload, query = {}, answers } = operation
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'id' && !/logos|avatar/.test(path) ? 'integer' : 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }))
  const named = takesKey(method, operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []
  const parameters = [...inPath, ...inQuery, ...named]
  return {
    summary,
    ...(access !== 'anybody' && { security: [{ session: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !isBodyOptional,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        content: {
          [upload.contentType]: {
            schema: {
              type: 'object',
              required: [upload.field],
              properties: { [upload.field]: { type: 'string', contentMediaType: 'image/*' } },
            },
          },
        },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, answered(status, answer)]),
      ),
      default: { description: 'An error', content: { 'application/json': { schema: error } } },
    },
  }
}

function answered(status: string, answer: Operation['answers'][number]) {
  const description = STATUS_TEXTS[Number(status)] ?? status
  if (!answer) return { description }
  if ('contentType' in answer) return { description, content: { [answer.contentType]: {} } }
  return { description, content: { 'application/json': { schema: jsonSchema(answer, 'output') } } }
}

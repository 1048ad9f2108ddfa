import 'server-only'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/platform/http/api-call'
import { RETENTION_HOURS } from '@/lib/platform/idempotency/key'
import { site } from '@/lib/core/site'
import { isIdempotent, type ResponseSpec, type Definition } from '@/lib/api/define'
import { DEFINITIONS } from '@/lib/api/definitions'
import { errorResponse } from '@/lib/api/response-schemas'

const STATUS_TEXTS: Record<string, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  302: 'Redirect',
  303: 'Redirect',
  304: 'Not modified',
  503: 'Not ready',
}

const idempotencyKey = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: 'header',
  description:
    `Identifies the call, for example by a UUID. A repeated call within ${RETENTION_HOURS} hours is not carried out again: it gets the first response, with ` +
    '`Idempotent-Replayed: true`. 409 with `Retry-After` while the first call is in progress, 422 if the key was used for ' +
    'another call. Errors are not stored: a failed call can be retried with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
} as const

const BODIES_WITH_REQUEST_ID = new Set<unknown>(
  DEFINITIONS.filter(({ takesRequestId }) => takesRequestId).map(({ body }) => body),
)

/**
 * Describes the `requestId` that `handleIdempotently` extracts from a body, which the body's own schema doesn't have.
 */
const describeRequestId: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (!BODIES_WITH_REQUEST_ID.has(zodSchema)) return
  jsonSchema.properties = {
    ...jsonSchema.properties,
    requestId: {
      type: 'string',
      format: 'uuid',
      deprecated: true,
      description: `Identifies a call without ${IDEMPOTENCY_KEY_HEADER}. Send that header instead.`,
    },
  }
}

/**
 * Returns the API as OpenAPI 3.1, generated from the definitions that routes are served by and tests validate responses
 * with.
 */
export function createOpenApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const definition of DEFINITIONS)
    (paths[definition.path] ??= {})[definition.method.toLowerCase() as 'get'] = describeOperation(definition)
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: `${site.name} API`, version: '1', description: site.description },
      paths,
      components: {
        parameters: { IdempotencyKey: idempotencyKey },
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' } },
      },
    },
    { override: describeRequestId },
  )
}

function describeOperation(definition: Definition): ZodOpenApiOperationObject {
  const { operationId, summary, access, params, query, answers } = definition
  return {
    operationId,
    summary,
    ...(access !== 'public' && { security: [{ session: [] }] }),
    ...((params || query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...(isIdempotent(definition) && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    ...describeRequest(definition),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, describeResponse(status, answer)]),
      ),
      default: { description: 'An error', content: { 'application/json': { schema: errorResponse } } },
    },
  }
}

function describeRequest({
  body,
  bodyIs,
  bodyFor,
  upload,
}: Definition): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) {
    const required = !bodyFor && bodyIs !== 'optional'
    return { requestBody: { required, content: { 'application/json': { schema: body } } } }
  }
  if (!upload) return {}
  const picture = { type: 'string' as const, contentMediaType: 'image/*' }
  const schema = { type: 'object' as const, required: [upload], properties: { [upload]: picture } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function describeResponse(status: string, answer: ResponseSpec) {
  const description = STATUS_TEXTS[status] ?? status
  if (!answer) return { description }
  if ('contentType' in answer) return { description, content: { [answer.contentType]: {} } }
  return { description, content: { 'application/json': { schema: answer } } }
}

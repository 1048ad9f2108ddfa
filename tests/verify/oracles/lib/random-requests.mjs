// Creates random requests from the API description and a business's current resources.
import { buildPath, buildQuery } from './request-address.mjs'
import { uuid, createValidValue } from './request-body.mjs'
import {
  createInvalidBody,
  createInvalidBytes,
  createInvalidId,
  createInvalidQuery,
} from './invalid-requests.mjs'
import { pick, createRandom, randomInteger } from '../../support/random.mjs'

/** Relative frequency of each kind. */
const KINDS = { valid: 42, body: 20, query: 8, id: 7, foreign: 8, nobody: 6, bytes: 5, method: 2, origin: 2 }

/** Lists the calls in the API description: `{ name, method, path, query, schema, upload, isOpen, statuses }`. */
export function listOperations(description) {
  return Object.entries(inFull(description, description.paths)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const content = call.requestBody?.content ?? {}
      const query = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query,
        schema: content['application/json']?.schema,
        isOpen: !call.security,
        statuses: Object.keys(call.responses),
        upload: content['multipart/form-data']?.schema.required[0],
      }
    }),
  )
}

/** Resolves the references in a part of the description. */
function inFull(description, part) {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => inFull(description, one))
  if (typeof part.$ref === 'string') {
    const names = part.$ref.split('/').slice(1)
    return inFull(
      description,
      names.reduce((found, name) => found[name], description),
    )
  }
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inFull(description, one)]))
}

function kindOf(random) {
  let left = random() * Object.values(KINDS).reduce((sum, share) => sum + share)
  return Object.keys(KINDS).find((kind) => (left -= KINDS[kind]) < 0)
}

/**
 * Returns a function that creates requests: `{ kind, operation, method, path, headers, body, missingPath }`. If `path`
 * names another business's resource, `missingPath` is the same call for one that doesn't exist. `from.actor` sends the
 * request, and `from.other` must not be affected; both have a `cookie`, and their resources as `own`.
 */
export function createRequestMaker(operations, random, pictures) {
  return ({ actor, other, token }) => {
    const kind = kindOf(random)
    const operation = pick(random, operations.filter(fits(kind)))
    const things = actor.own
    const foreign = kind === 'foreign' && /\{(id|paymentId|mailId)\}/.test(operation.path)
    const context = {
      user: actor,
      things: kind === 'foreign' && !foreign ? other.own : things,
      operation: operation.name,
    }
    const drawn = randomInteger(random, 0, 2 ** 31)
    const query = buildQuery(operation, random, context.things)
    const pathWith = (own) => buildPath(operation, createRandom(drawn), own, token) + query
    let path = pathWith(foreign ? other.own : things)
    const body = operation.schema && createValidValue(operation.schema, random, context)
    const request = {
      kind,
      operation,
      method: operation.method,
      missingPath: foreign ? pathWith(nothingOf(other.own)) : null,
      headers: { cookie: actor.cookie },
    }
    if (kind === 'id') path = path.replace(/[^/]+(?=(\/[a-z-]+)?(\?|$))/, () => createInvalidId(random))
    if (kind === 'query') path = path.split('?')[0] + createInvalidQuery(random, operation.query)
    if (kind === 'nobody')
      request.headers.cookie = pick(random, [
        '',
        'next-auth.session-token=nobody',
        'next-auth.session-token=',
      ])
    if (kind === 'origin') request.headers.origin = 'https://evil.example'
    if (kind === 'method')
      request.method = pick(random, ['PUT', 'PATCH', 'DELETE', 'POST', 'HEAD', 'OPTIONS'])
    const sent = operation.upload ? pictures(random, operation.upload, kind) : written(random, kind, body)
    if (sent.type) request.headers['content-type'] = sent.type
    if (operation.method !== 'GET' && random() < 0.2)
      request.headers['idempotency-key'] = keyFor(random, foreign)
    return { ...request, path, body: sent.body }
  }
}

/** Returns the same resources without ids. */
const nothingOf = (own) => Object.fromEntries(Object.keys(own).map((name) => [name, []]))

/** Returns a filter for calls to which a kind of invalid request applies. */
const fits = (kind) => (operation) => {
  if (kind === 'body' || kind === 'bytes') return operation.schema
  if (kind === 'query') return operation.method === 'GET'
  if (kind === 'id') return /\{(id|paymentId|mailId|token)\}/.test(operation.path)
  if (kind === 'foreign')
    return /\{(id|paymentId|mailId)\}/.test(operation.path)
      ? !/logos|mailbox/.test(operation.path)
      : operation.query.includes('clientId') ||
          operation.schema?.properties?.clientId ||
          /bulk|reminders/.test(operation.path)
  if (kind === 'origin') return operation.method !== 'GET'
  return true
}

function written(random, kind, body) {
  const type = 'application/json'
  if (body === undefined) return {}
  if (kind === 'body') return { type, body: createInvalidBody(random, body) }
  return kind === 'bytes' ? createInvalidBytes(random, body) : { type, body: JSON.stringify(body) }
}

/** Returns an idempotency key, often a malformed one unless it must be valid. */
const keyFor = (random, isGood) =>
  isGood || random() < 0.7
    ? uuid(random)
    : pick(random, ['one', 'one', 'x'.repeat(200), ' ', 'é', String(randomInteger(random, 1, 5))])

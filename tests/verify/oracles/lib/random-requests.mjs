// One random request after the other, from the API's description and from what a business has by now.
import { buildPath, buildQuery } from './request-address.mjs'
import { uuid, createValidValue } from './request-body.mjs'
import {
  createInvalidBody,
  createInvalidBytes,
  createInvalidId,
  createInvalidQuery,
} from './invalid-requests.mjs'
import { pick, createRandom, randomInteger } from '../../support/random.mjs'

/** How often each kind comes. */
const KINDS = { valid: 42, body: 20, query: 8, id: 7, foreign: 8, nobody: 6, bytes: 5, method: 2, origin: 2 }

/** The calls of the description as `{ name, method, path, query, schema, upload, isOpen, statuses }`. */
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

/** A part of the description with what it points to in place of the names. */
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
 * Makes requests as `{ kind, operation, method, path, headers, body, missingPath }`, the last being the same call of what nobody has
 * where `path` is of what is somebody else's. `from.actor` asks, and `from.other` is whom nothing
 * may happen to; both have `cookie` and what they have as `own`.
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

/** The same as nobody has it. */
const nothingOf = (own) => Object.fromEntries(Object.keys(own).map((name) => [name, []]))

/** Which calls a kind can spoil. */
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

/** A name for the call, often an odd one, unless it has to be a good one. */
const keyFor = (random, isGood) =>
  isGood || random() < 0.7
    ? uuid(random)
    : pick(random, ['one', 'one', 'x'.repeat(200), ' ', 'é', String(randomInteger(random, 1, 5))])

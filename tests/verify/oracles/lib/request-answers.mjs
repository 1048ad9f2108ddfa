// Checks that a response matches the API description and is readable for people.
import { toResponse } from '../../support/raw-http.mjs'

/** Maximum milliseconds until a response begins, except for exports of thousands of PDFs. */
const SLOW = 10_000

/** True for a readable message: at least two words, without technical text. */
const isInWords = (message) =>
  typeof message === 'string' &&
  /\p{L}{2,}.*\s.*\p{L}{2,}/su.test(message) &&
  !/\bundefined\b|\bNaN\b|\[object|[Pp]risma|[Pp]ostgres|invalid_type|at .*\.(js|ts):|SELECT |INSERT /.test(
    message,
  )

/**
 * Returns the problems of a response as sentences. `mark` is a text of another business that it must not contain.
 * @param asMissing sends the same call for a resource that doesn't exist
 * @param checkContract tests/factories/contract.ts
 */
export async function findProblems({ request, answer, mark, asMissing, checkContract }) {
  const { status, bytes, ms } = answer
  const text = bytes.toString()
  const problems = []
  if (status >= 500 && !request.operation.statuses.includes(String(status)))
    problems.push(`${status}: ${text.slice(0, 300)}`)
  if (ms > SLOW) problems.push(`it began after ${Math.round(ms)} ms`)
  if (text.includes(mark)) problems.push(`it shows something of the other business: ${around(text, mark)}`)
  const isOwnWay = request.operation.path.includes('{nextauth}')
  if (status >= 400 && text && !isOwnWay && !request.operation.statuses.includes(String(status)))
    problems.push(...problemsWithWords(text))
  if (status >= 400 && !text && request.method !== 'HEAD') problems.push(`${status} without a body`)
  if (request.missingPath) problems.push(...(await problemsWithForeign({ answer, text, asMissing })))
  if (request.kind === 'nobody' && !request.operation.isOpen && status !== 401)
    problems.push(`${status} for nobody`)
  // An undefined method, or an id that leads to another call, has no definition to match.
  if (!['method', 'id'].includes(request.kind))
    await checkContract(request.operation.name, request.operation.definition, toResponse(answer)).catch(
      ({ message }) => problems.push(message),
    )
  return problems
}

/**
 * Another business's resource must look like a missing one. If that isn't 404, the body was rejected before the
 * lookup.
 */
async function problemsWithForeign({ answer: { status }, text, asMissing }) {
  if (status === 404) return []
  const missing = await asMissing()
  const isAlike = status === 422 && missing.status === status && missing.bytes.toString() === text
  return isAlike
    ? []
    : [`${status} for an id of the other business, ${missing.status} for one that nobody has`]
}

function problemsWithWords(text) {
  try {
    const { message, errors = {} } = JSON.parse(text)
    const all = [message, ...Object.values(errors).flat()]
    const bad = all.find((one) => !isInWords(one) && one !== 'Required')
    return bad === undefined ? [] : [`an error that says “${String(bad).slice(0, 200)}”`]
  } catch {
    return [`an error that is no JSON: ${text.slice(0, 200)}`]
  }
}

const around = (text, mark) => text.slice(Math.max(0, text.indexOf(mark) - 80), text.indexOf(mark) + 80)

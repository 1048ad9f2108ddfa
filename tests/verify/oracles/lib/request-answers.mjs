// Whether an answer is one that the API's description allows, and one that a person can read.
import { toResponse } from '../../support/raw-http.mjs'

/** Milliseconds until an answer begins, at most. An export of thousands of PDFs takes as long as they take. */
const SLOW = 10_000

/** What a person reads: at least two words, and nothing of a program. */
const isInWords = (message) =>
  typeof message === 'string' &&
  /\p{L}{2,}.*\s.*\p{L}{2,}/su.test(message) &&
  !/\bundefined\b|\bNaN\b|\[object|[Pp]risma|[Pp]ostgres|invalid_type|at .*\.(js|ts):|SELECT |INSERT /.test(
    message,
  )

/**
 * What is wrong with an answer, in words; none when nothing is. `mark` is a text of somebody else that must not be in it.
 * @param asMissing asks for the same of what nobody has
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
  // A method that is not described, or an id that leads to another call, has no description to hold to.
  if (!['method', 'id'].includes(request.kind))
    await checkContract(request.operation.name, request.operation.definition, toResponse(answer)).catch(
      ({ message }) => problems.push(message),
    )
  return problems
}

/** What is somebody else's is answered like what nobody has; where that is no 404, the body was refused before anything was looked for. */
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

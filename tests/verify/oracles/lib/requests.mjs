// Random requests from the API description against the application, as members of two businesses and without signing
// in.
import { loadModules } from '../../../../scripts/lib/modules.mjs'
import { createHttpClient } from '../../support/raw-http.mjs'
import { waitUntilIdle, dumpBusinessRows } from './business-rows.mjs'
import { fillBusiness, createBusinesses } from './businesses.mjs'
import { createPictureForms } from './pictures.mjs'
import { createRandom } from '../../support/random.mjs'
import { findProblems } from './request-answers.mjs'
import { listOperations, createRequestMaker } from './random-requests.mjs'
import { startAppUnderTest } from './app-under-test.mjs'

/** Requests after which the accounts are restored and resources reread. */
const TURN = 10
/** Requests after which the other business is compared. */
const LOOK = 200
const ENOUGH = 40
/** Calls that make a session useless until the account is restored: account and membership changes, signing out. */
const ENDS_SESSION =
  /\/user\/(password|deletion|two-step|sessions)|auth\/(logout|\{nextauth\}|verify-email)|\/api\/(members|businesses)/

const ENTRY = `
  export { DEFINITIONS } from './lib/api/definitions'
  export { checkContract } from './tests/factories/contract'`

async function run({ size, seed, signal, say }) {
  const { modules, remove } = await loadModules(ENTRY)
  let stage
  let client
  try {
    stage = await startAppUnderTest({ signal })
    client = createHttpClient(stage.port)
    return await askAll({ stage, ask: client.ask, ...modules, size, seed, signal, say })
  } finally {
    client?.close()
    await stage?.stop()
    remove()
  }
}

async function askAll({ stage, ask, checkContract, DEFINITIONS, size, seed, signal, say }) {
  const businesses = await createBusinesses(stage, ask)
  const description = await ask({ method: 'GET', path: '/api/openapi.json' })
  const definitions = new Map(DEFINITIONS.map((one) => [`${one.method} ${one.path}`, one]))
  const operations = listOperations(JSON.parse(description.bytes)).map((operation) =>
    Object.assign(operation, { definition: definitions.get(operation.name) }),
  )
  const random = createRandom(seed)
  const next = createRequestMaker(operations, random, await createPictureForms())
  const tally = { count: 0, statuses: {}, called: new Set(), succeeded: new Set(), slowest: 0, looks: 0 }
  const violations = []
  const found = (problems) => {
    for (const problem of problems) say(problem)
    violations.push(...problems)
  }
  let ended = null
  stage.app.ended.then((how) => (ended = how))

  // Each business acts for half of the requests, during which nothing of the other may change.
  for (const [turn, actor] of businesses.entries()) {
    const other = businesses[1 - turn]
    await waitUntilIdle(stage, other.id)
    other.own = await other.things()
    let before = await dumpBusinessRows(stage, other.id)
    const look = async () => {
      const after = await dumpBusinessRows(stage, other.id)
      found(changed(before, after).map((row) => `up to request ${tally.count}: ${row}`))
      before = after
      tally.looks += 1
    }
    const half = Math.ceil(size / 2)
    for (let index = 0; index < half && !ended && !signal.aborted && violations.length < ENOUGH; index++) {
      if (index % TURN === 0) await putRight(actor, ask)
      const request = next({ actor, other, token: actor.token })
      const asMissing = () =>
        ask({
          ...request,
          path: request.missingPath,
          headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
        })
      const answer = await ask(request).catch((error) => ({ error }))
      const problems = answer.error
        ? [`no answer: ${answer.error.message}`]
        : await findProblems({ request, answer, mark: other.mark, asMissing, checkContract })
      const { kind, method, path, body } = request
      const said = `${kind} ${method} ${path.slice(0, 200)} ${String(body ?? '').slice(0, 600)}`
      found(problems.map((problem) => `request ${tally.count}: ${said}: ${problem}`))
      if (!answer.error) add(tally, request, answer)
      if (ENDS_SESSION.test(request.operation.path) && answer.status < 400) await actor.restore()
      if (index % LOOK === LOOK - 1) await look()
      if (tally.count % 1000 === 0) say(`${tally.count} requests, ${violations.length} violations`)
    }
    await look()
  }
  if (ended !== null) violations.push(`the application ended: ${ended}`)
  violations.push(...stage.errors().map((line) => `in the log: ${JSON.stringify(line).slice(0, 800)}`))
  return { figures: figuresOf(tally, operations), violations: [...violations, ...unfair(tally)] }
}

/** Signs in again and recreates missing resources. */
async function putRight(actor, ask) {
  await actor.restore()
  actor.own = await actor.things()
  const { client, draft, sent, recurring, payment } = actor.own
  if ([client.slice(3), draft.slice(1), sent, recurring, payment].some((list) => list.length === 0)) {
    await fillBusiness(actor, ask)
    actor.own = await actor.things()
  }
  actor.token = await actor.link()
}

/** Returns deleted, new and changed rows. */
function changed(before, after) {
  const [was, is] = [new Set(before), new Set(after)]
  const gone = before
    .filter((row) => !is.has(row))
    .map((row) => `the other business lost ${row.slice(0, 300)}`)
  const come = after
    .filter((row) => !was.has(row))
    .map((row) => `the other business got ${row.slice(0, 300)}`)
  return [...gone, ...come]
}

function add(tally, { operation }, { status, ms }) {
  tally.count += 1
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  tally.called.add(operation.name)
  if (status < 300) tally.succeeded.add(operation.name)
  tally.slowest = Math.max(tally.slowest, Math.round(ms))
}

/** Minimum share of each status among all responses; otherwise the requests test less than they seem to. */
const FAIR = {
  200: 0.2,
  201: 0.01,
  400: 0.01,
  401: 0.02,
  403: 0.005,
  404: 0.08,
  409: 0.005,
  415: 0.005,
  422: 0.08,
}
const MOST_LIMITED = 0.02

function unfair({ statuses, count }) {
  const few = Object.entries(FAIR).filter(([status, share]) => (statuses[status] ?? 0) < share * count)
  const problems = few.map(([status]) => `only ${statuses[status] ?? 0} of ${count} answers were ${status}`)
  if ((statuses[429] ?? 0) > MOST_LIMITED * count) problems.push(`${statuses[429]} answers were 429`)
  return problems
}

const figuresOf = ({ count, statuses, called, succeeded, slowest, looks }, operations) => ({
  requests: count,
  calls: `${called.size} of ${operations.length}`,
  'calls that succeeded': succeeded.size,
  ...Object.fromEntries(Object.entries(statuses).map(([status, times]) => [`answers ${status}`, times])),
  'slowest ms': slowest,
  'looks at the other business': looks,
})

export const part = {
  name: 'requests',
  title: 'Random requests from the API’s description',
  sizes: { full: 50_000, short: 2000, unit: 'requests' },
  run,
}

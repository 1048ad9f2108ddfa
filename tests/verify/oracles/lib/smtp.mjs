// Sends emails through a running application to a server with one failure mode after the other: none may be lost or
// duplicated.
import { loadModules } from '../../../../scripts/lib/modules.mjs'
import { createHttpClient } from '../../support/raw-http.mjs'
import { createBusinesses, MARKS } from './businesses.mjs'
import { createRandom } from '../../support/random.mjs'
import { uuid } from './request-body.mjs'
import { countCopies, findWrongEvents, waitForStates } from './smtp-ledger.mjs'
import { MODES, PATIENCE } from './smtp-modes.mjs'
import { startAppUnderTest } from './app-under-test.mjs'

const ENTRY = `
  export { FaultySmtp } from './tests/factories/faulty-smtp'
  export { expiredCertificate } from './tests/factories/expired-certificate'`
const CRON_SECRET = 'a-secret-for-the-scheduler-in-tests'
/** Emails per mode from which the silent server is tested too, which takes at least ten seconds. */
const LONG_FROM = 5

async function run({ size, seed, signal, say }) {
  const { modules, remove } = await loadModules(ENTRY)
  let server
  let stage
  let client
  try {
    server = await modules.FaultySmtp.start(modules.expiredCertificate, { later: true })
    const SMTP_URL = server.url.replace('//', '//user:secret@')
    stage = await startAppUnderTest({ signal, env: { SMTP_URL, CRON_SECRET } })
    client = createHttpClient(stage.port)
    return await tryAll({ stage, ask: client.ask, server, size, seed, signal, say })
  } finally {
    client?.close()
    await stage?.stop()
    server?.stop()
    remove()
  }
}

async function tryAll({ stage, ask, server, size, seed, signal, say }) {
  const random = createRandom(seed)
  const [business] = await createBusinesses(stage, ask, MARKS.slice(0, 1))
  const own = await business.things()
  await settle({ stage, ask })
  const modes = MODES.filter(({ isLong }) => !isLong || size >= LONG_FROM)
  const count = { modes: 0, mails: 0, recipients: 0, 'handed over': 0, 'tried again': 0 }
  const violations = []
  for (const mode of modes) {
    if (signal.aborted) break
    const context = { stage, ask, server, business, invoice: own.sent[0], random, size, mode }
    const result = await tryMode(context)
    violations.push(...result.violations.map((one) => `a server that ${mode.name}: ${one}`))
    count.modes += 1
    count.mails += size
    for (const name of ['recipients', 'handed over', 'tried again']) count[name] += result[name]
    say(`${mode.name}: ${result['handed over']} handed over, ${result.violations.length} violations`)
  }
  violations.push(...stage.errors().map((line) => `in the log: ${JSON.stringify(line).slice(0, 600)}`))
  return { figures: count, violations }
}

async function tryMode({ stage, ask, server, business, invoice, random, size, mode }) {
  server.reset()
  mode.fail(server)
  const slug = mode.name.replaceAll(' ', '-')
  const starts = Object.keys(mode.recipients)
  const wanted = []
  for (let index = 0; index < size; index++) {
    const to = starts.map((start) => `${start}-${slug}-${index}@example.org`)
    wanted.push(...to)
    if (index % 50 === 0) await business.restore()
    const body = {
      to,
      subject: slug,
      message: 'Please pay.',
      attachPdf: index % 10 === 0,
    }
    const headers = {
      cookie: business.cookie,
      'content-type': 'application/json',
      'idempotency-key': uuid(random),
    }
    const path = `/api/invoices/${invoice}/mails`
    const answer = await ask({ method: 'POST', path, headers, body: JSON.stringify(body) })
    if (answer.status !== 202) throw new Error(`A mail was answered ${answer.status}: ${answer.bytes}`)
  }
  const expected = (place) =>
    new Map(wanted.map((address) => [address, mode.recipients[address.split('-')[0]][place]]))
  const violations = await waitForStates(stage, slug, expected(0), 'while it is so')
  const before = countCopies(server, wanted)
  server.heal()
  await settle({ stage, ask })
  violations.push(...(await waitForStates(stage, slug, expected(1), 'once it is well')))
  const after = countCopies(server, wanted)
  for (const [address, times] of after) {
    const right = mode.recipients[address.split('-')[0]][2]
    if (times !== right) violations.push(`${address} was handed ${times} mails over instead of ${right}`)
  }
  violations.push(...(await findWrongEvents(stage, slug)))
  const sum = (of) => [...of.values()].reduce((all, times) => all + times, 0)
  const again = sum(after) - sum(before)
  return { violations, recipients: wanted.length, 'handed over': sum(after), 'tried again': again }
}

/** Makes all pending emails due until none is left. */
async function settle({ stage, ask }) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    await stage.query(`UPDATE "OutboxMail" SET "nextAttemptAt" = now() WHERE status = 'QUEUED'`)
    const headers = { authorization: `Bearer ${CRON_SECRET}` }
    const { status, bytes } = await ask({ method: 'GET', path: '/api/cron', headers })
    if (status !== 200) throw new Error(`The jobs were answered ${status}: ${bytes}`)
    const [{ waiting }] = await stage.query(
      `SELECT count(*)::int AS waiting FROM "OutboxMail" WHERE status IN ('QUEUED', 'SENDING')`,
    )
    if (waiting === 0) return
  }
}

export const part = {
  name: 'smtp',
  title: 'A mail server that fails in one way after the other',
  sizes: { full: 200, short: 5, unit: 'mails a mode' },
  run,
}

// Kills `npm start` under load, again and again, and compares the result with a ledger of acknowledged changes.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from '../../../../scripts/lib/build.mjs'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { commandLine, isAlive, signalTo } from '../../../../scripts/lib/processes.mjs'
import { createApiClient, waitUntil } from './calls.mjs'
import { createSupervisedLauncher } from './supervised-launcher.mjs'
import { openLedger } from './ledger.mjs'
import { makeOwner } from './owner.mjs'
import { listChildren } from './process-tree.mjs'
import { pick, createRandom, randomInteger } from '../../support/random.mjs'
import { checkIndexes, compareWithLedger } from './consistency.mjs'
import { resendUnacknowledged, startWriters } from './load-writers.mjs'

const kill = (...pids) => pids.forEach((pid) => signalTo(pid, 'SIGKILL'))

/** Processes to kill. The application runs in `npm start`'s own process, which a service manager restarts. */
const VICTIMS = {
  application: ({ pid }) => kill(pid()),
  PostgreSQL: ({ databasePid }) => kill(databasePid()),
  both: ({ pid, databasePid }) => kill(pid(), databasePid()),
  'one backend': ({ databasePid }) => kill(backendOf(databasePid())),
  'the whole tree': ({ tree }) => kill(...tree()),
  'the application twice': ({ pid }, random) => killTwice(pid, random),
  'PostgreSQL twice': ({ databasePid }, random) => killTwice(databasePid, random),
}
/** A short run covers these first. */
const FIRST = ['application', 'PostgreSQL', 'both']

/** Returns a PostgreSQL process that serves the application. */
function backendOf(databasePid) {
  const backend = listChildren(databasePid).find((pid) => commandLine(pid).includes('sheaf_owner'))
  if (!backend) throw new Error('No connection of the application was found')
  return backend
}

/** Kills the process and then its successor while that starts. */
async function killTwice(pidOf, random) {
  const first = pidOf()
  kill(first)
  const second = await waitUntil('what was killed', () => pidOf() !== first && isAlive(pidOf()) && pidOf())
  await sleep(randomInteger(random, 0, 400))
  kill(second)
}

async function run({ size, seed, signal, say }) {
  await ensureBuilt({ signal })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-deep-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const place = { dataDir: path.join(folder, 'data'), logFile: path.join(folder, 'log'), port, signal }
  const launched = createSupervisedLauncher(place)
  try {
    await launched.start()
    const result = await killAgainAndAgain(launched, { port, size, random: createRandom(seed), signal, say })
    return { ...result, violations: result.violations.flatMap((one) => [one, ...loggedAbout(one, place)]) }
  } finally {
    await launched.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the log lines for a response's reference. */
function loggedAbout(violation, { logFile }) {
  const [, reference] = /\(Reference (\w+)\)/.exec(violation) ?? []
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return reference ? lines.filter((line) => line.includes(reference)) : []
}

async function killAgainAndAgain(launched, { port, size, random, signal, say }) {
  const owner = await makeOwner(launched.url(), { secret: launched.secret })
  const { call, close } = createApiClient({ port, cookie: owner.cookies[0] })
  const ledger = openLedger(random)
  const times = new Map()
  const violations = ledger.violations
  let resent = 0
  let indexes = 0
  let cycles = 0
  try {
    while (cycles < size && !signal?.aborted && violations.length < 20) {
      const victim = FIRST[cycles] ?? pick(random, Object.keys(VICTIMS))
      const begun = await killInTheMiddle(launched, { call, ledger, random, victim })
      await waitUntil('it to be back', async () => (await call('GET', '/api/clients')).status === 200, {
        signal,
      })
      times.set(victim, [...(times.get(victim) ?? []), performance.now() - begun])
      resent += await resendUnacknowledged(ledger, call, { url: launched.url(), signal })
      violations.push(...(await compareWithLedger(launched.url(), owner.id, ledger)))
      const checked = await checkIndexes(launched.adminUrl())
      indexes += checked.count
      violations.push(...checked.violations)
      cycles++
      if (cycles % 10 === 0) say(`${cycles} cycles, ${ledger.acknowledged.length} changes acknowledged`)
    }
  } finally {
    close()
  }
  const counted = { cycles, acknowledged: ledger.acknowledged.length, 'sent again': resent }
  return { figures: { ...counted, 'indexes checked': indexes, ...timeFigures(times) }, violations }
}

/** Kills a process while users write; returns the time. Resolves when all writers have stopped. */
async function killInTheMiddle(launched, { call, ledger, random, victim }) {
  const writers = startWriters(ledger, call)
  try {
    await writers.made(randomInteger(random, 12, 30))
    await sleep(randomInteger(random, 0, 40))
    launched.tree()
    const begun = performance.now()
    await VICTIMS[victim](launched, random)
    return begun
  } finally {
    await writers.stop()
  }
}

/** Milliseconds until the first response, by victim: median and maximum. */
function timeFigures(times) {
  const figures = {}
  for (const [victim, list] of times) {
    const sorted = list.map(Math.round).sort((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]
    figures[`back after ${victim} (${sorted.length}), ms`] = `${middle}, at most ${sorted.at(-1)}`
  }
  return figures
}

export const part = {
  name: 'kills',
  title: 'Killed in the middle of work, nothing acknowledged is lost or there twice',
  sizes: { full: 300, short: 8, unit: 'cycles' },
  run,
}

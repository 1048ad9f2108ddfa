// Runs `npm start` with its data on a disk that fills up under load and is then emptied.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../../../../scripts/lib/build.mjs'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { createApiClient, waitUntil } from './calls.mjs'
import { createSupervisedLauncher } from './supervised-launcher.mjs'
import { openLedger, send } from './ledger.mjs'
import { makeOwner } from './owner.mjs'
import { createRandom } from '../../support/random.mjs'
import { toProcessPath, fillUp, freeSpace, onSmallDisk, findSmallDiskObstacle } from './small-disk.mjs'
import { checkIndexes, compareWithLedger } from './consistency.mjs'
import { resendUnacknowledged, startWriters } from './load-writers.mjs'

/** Size of the disk; an empty database takes some 100 MB. */
const MEGABYTES = 320
/** Changes before the disk is full, rejections required while it is, and attempts allowed to get them. */
const BEFORE = 20
const REFUSED = 10
const TRIES = 2000

async function run({ size, seed, signal, say }) {
  const why = findSmallDiskObstacle()
  if (why) return { figures: { 'not run': why }, violations: [] }
  await ensureBuilt({ signal })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-deep-'))
  chmodSync(folder, 0o755)
  const disk = path.join(folder, 'disk')
  mkdirSync(disk)
  const port = await freePort()
  const launched = createSupervisedLauncher({
    dataDir: path.join(disk, 'data'),
    logFile: path.join(folder, 'log'),
    port,
    signal,
    wrap: onSmallDisk(disk, MEGABYTES),
    view: toProcessPath,
  })
  try {
    await launched.start()
    return await fillAgainAndAgain(launched, { port, size, random: createRandom(seed), signal, say })
  } finally {
    await launched.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillAgainAndAgain(launched, { port, size, random, signal, say }) {
  const owner = await makeOwner(launched.url(), { secret: launched.secret })
  const { call, close } = createApiClient({ port, cookie: owner.cookies[0] })
  const ledger = openLedger(random)
  const ballast = launched.inData('ballast')
  const { violations, answers } = ledger
  const backs = []
  const reads = {}
  let times = 0
  let resent = 0
  try {
    while (times < size && !signal?.aborted && violations.length < 20) {
      const writers = startWriters(ledger, call)
      await writers.made(BEFORE).finally(writers.stop)
      await beRefused({ call, ledger, ballast, reads, signal })
      const emptied = performance.now()
      freeSpace(ballast)
      const isBack = async () => (await call('GET', '/api/health/ready')).status === 200
      await waitUntil('it to be back', isBack, { ms: 90_000, signal })
      backs.push(Math.round(performance.now() - emptied))
      resent += await resendUnacknowledged(ledger, call, { url: launched.url(), signal })
      violations.push(...(await compareWithLedger(launched.url(), owner.id, ledger)))
      violations.push(...(await checkIndexes(launched.adminUrl())).violations)
      times++
      say(`${times} times full, ${ledger.acknowledged.length} changes acknowledged`)
    }
  } finally {
    close()
    freeSpace(ballast)
  }
  for (const status of Object.keys(reads))
    if (status !== '200' && status !== '503') violations.push(`reading from a full disk answered ${status}`)
  const figures = {
    'times full': times,
    acknowledged: ledger.acknowledged.length,
    'sent again': resent,
    'answered 507': answers[507] ?? 0,
    'answered 503': answers[503] ?? 0,
    'read while full': reads[200] ?? 0,
    'back after, ms': `at most ${Math.max(...backs)}`,
  }
  return { figures, violations }
}

/** Writes to the full disk until enough changes were rejected; changes that fit on existing pages still succeed. */
async function beRefused({ call, ledger, ballast, reads, signal }) {
  let refused = 0
  for (let tries = 0; refused < REFUSED && ledger.violations.length === 0; tries++) {
    signal?.throwIfAborted()
    if (tries === TRIES)
      throw new Error(`A full disk took ${TRIES} changes: ${JSON.stringify(ledger.answers)}`)
    fillUp(ballast)
    if (await send(ledger, call, ledger.next())) continue
    refused++
    const { status } = await call('GET', '/api/invoices')
    reads[status] = (reads[status] ?? 0) + 1
  }
}

export const part = {
  name: 'disk-full',
  title: 'A full disk is said in words, loses nothing, and is over when there is room',
  sizes: { full: 20, short: 2, unit: 'times full' },
  run,
}

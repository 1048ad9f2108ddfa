// A share of `npm run verify:deep` on the build that stands: killed, full, frozen, doubled, and kept busy. The full sizes are run by hand.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { whyNoSmallDisk } from '../../scripts/lib/deep/small-disk.mjs'
import { slope, flatness } from '../../scripts/lib/deep/steady-figures.mjs'

const SEED = 20261122

/** Runs the share of a part; answers its figures. */
async function shareOf(t, name) {
  const { part } = await import(`../../scripts/lib/deep/${name}.mjs`)
  assert.equal(part.name, name)
  const say = (text) => t.diagnostic(text)
  const { figures, violations } = await part.run({
    size: part.sizes.share,
    seed: SEED,
    signal: t.signal,
    say,
  })
  t.diagnostic(JSON.stringify(figures))
  assert.deepEqual(violations, [])
  return figures
}

const options = { timeout: 180_000 }

test('killed in the middle of work, nothing acknowledged is lost or there twice', options, async (t) => {
  const figures = await shareOf(t, 'kills')
  assert.equal(figures.cycles, 3)
  assert.ok(figures.acknowledged >= 36, `${figures.acknowledged} acknowledged`)
  assert.ok(figures['indexes checked'] > 100)
  for (const victim of ['application', 'PostgreSQL', 'both'])
    assert.ok(figures[`back after ${victim} (1), ms`], victim)
})

test('a full disk is said in words, loses nothing, and is over when there is room', options, async (t) => {
  const why = whyNoSmallDisk()
  if (why) return t.skip(why)
  const figures = await shareOf(t, 'disk-full')
  assert.equal(figures['times full'], 1)
  assert.ok(figures['answered 507'] + figures['answered 503'] >= 10)
  assert.ok(figures['answered 507'] > 0, 'none was refused for the disk')
  assert.doesNotMatch(readFileSync('/proc/mounts', 'utf8'), /sheaf-deep-/)
})

test('a frozen database is said while it is frozen, and is over when it goes on', options, async (t) => {
  const figures = await shareOf(t, 'freeze')
  assert.equal(figures.freezes, 1)
  assert.ok(figures['answered while frozen'] > 10)
  assert.ok(figures['sent again'] > 0, 'nobody was writing when it froze')
})

test('what one of two instances does holds for both', options, async (t) => {
  const figures = await shareOf(t, 'two-instances')
  assert.equal(figures.changes, 60)
  assert.ok(figures['numbers without a gap'] > 10)
  assert.equal(figures['periods of series, each once'], 10)
  assert.equal(figures['mails, each once'], 6)
  assert.equal(figures['guesses answered before both refuse'], 10)
  assert.equal(figures['uploads served by the other'], 1)
})

test('a steady load leaves handles and connections as they were', options, async (t) => {
  const figures = await shareOf(t, 'steady')
  assert.equal(figures.requests, 160)
  for (const kind of ['list', 'invoice', 'page', 'pdf', 'create']) assert.ok(figures[kind] > 0, kind)
  assert.ok(figures['connections to the database, at most'] > 0)
})

test('what grows is noticed', () => {
  const points = [
    [0, 5],
    [1, 8],
    [2, 11],
  ]
  assert.equal(slope(points), 3)
  const grown = (more) =>
    [0, 1, 2].map((hours) => ({ hours, memory: 300, handles: 30, connections: 4, ...more(hours) }))
  const faults = (more) => flatness(grown(more), { seconds: 7200 }).violations
  assert.deepEqual(
    faults(() => ({})),
    [],
  )
  assert.equal(faults((hours) => ({ memory: 300 + 20 * hours })).length, 1)
  assert.equal(faults((hours) => ({ handles: 30 + 3 * hours })).length, 2)
  assert.equal(faults(() => ({ connections: 11 })).length, 1)
})

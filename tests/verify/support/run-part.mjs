// Runs a randomized part of `npm run verify`. Size and seed come from the environment:
// VERIFY_FULL=1   full size instead of the short one, with a new seed each time
// VERIFY_SIZE=N   any other size
// VERIFY_SEED=N   the seed printed by a failed run
import assert from 'node:assert/strict'

const SHORT_RUN_SEED = 20_261_122

export const isFull = Boolean(process.env.VERIFY_FULL)

function chooseSeed() {
  if (process.env.VERIFY_SEED) return Number(process.env.VERIFY_SEED)
  return isFull ? Date.now() % 2 ** 31 : SHORT_RUN_SEED
}

/** Fails with the violations found. Returns the size and the counts. */
export async function runPart(t, { run, sizes }) {
  const size = Number(process.env.VERIFY_SIZE) || (isFull ? sizes.full : sizes.short)
  const seed = chooseSeed()
  t.diagnostic(`${size} ${sizes.unit}, seed ${seed}`)
  const say = (text) => t.diagnostic(text)
  const { figures, violations } = await run({ size, seed, signal: t.signal, say })
  t.diagnostic(JSON.stringify(figures))
  assert.deepEqual(violations.slice(0, 20), [])
  return { size, figures }
}

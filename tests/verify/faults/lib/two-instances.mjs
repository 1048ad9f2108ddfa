// Two applications on one database, as behind a load balancer: changes made by one apply to both.
import { startAppInstances } from './app-instances.mjs'
import { countsSignIns, endsSessions, servesUploads } from './instance-accounts.mjs'
import { delivers, writesPeriods } from './instance-jobs.mjs'
import { openLedger, send } from './ledger.mjs'
import { createRandom } from '../../support/random.mjs'
import { compareWithLedger } from './consistency.mjs'

const PASSWORD = 'lathe-and-plane'
/** Concurrent changes on each instance. */
const AT_ONCE = 4

/**
 * Steps: `(stage, { size, random })` returns `{ figures, violations }`. Sign-ins come last, because they use up the
 * rate limit.
 */
const STEPS = [writes, writesPeriods, delivers, endsSessions, servesUploads, countsSignIns]

async function run({ size, seed, signal, say }) {
  const account = { password: PASSWORD, sessions: 2 }
  const stage = await startAppInstances({ count: 2, account, signal })
  try {
    const figures = {}
    const violations = []
    for (const step of STEPS) {
      signal?.throwIfAborted()
      const found = await step(stage, { size, random: createRandom(seed), password: PASSWORD, signal })
      Object.assign(figures, found.figures)
      violations.push(...found.violations)
      say(JSON.stringify(found.figures))
    }
    return { figures, violations }
  } finally {
    await stage.stop()
  }
}

/** Both instances change the same business at the same time. */
async function writes({ apps, url, owner }, { size, random, signal }) {
  const ledger = openLedger(random)
  await send(ledger, apps[0].call, ledger.next())
  let left = size - 1
  const work = async (call) => {
    while (left-- > 0 && !signal?.aborted) await send(ledger, call, ledger.next())
  }
  await Promise.all(apps.flatMap(({ call }) => Array.from({ length: AT_ONCE }, () => work(call))))
  const violations = [...ledger.violations, ...(await compareWithLedger(url, owner.id, ledger))]
  const invoices = ledger.acknowledged.filter(({ kind }) => kind === 'invoice').length
  return { figures: { changes: ledger.acknowledged.length, 'numbers without a gap': invoices }, violations }
}

export const part = {
  name: 'two-instances',
  title: 'What one of two instances does holds for both',
  sizes: { full: 2000, short: 200, unit: 'changes' },
  run,
}

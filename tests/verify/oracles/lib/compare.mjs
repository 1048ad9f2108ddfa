// What the parts that compare the product's own code with an oracle have in common.
import { loadModules } from '../../../../scripts/lib/modules.mjs'

/** Violations after which more of them say nothing new. */
const ENOUGH = 50
/** Comparisons after which the process looks whether it was told to stop. */
const TURN = 1000

/** A part's `run`: `compareAll(product, given)` with what `entry` exports of the product. */
export const withProductModules = (entry, compareAll) => async (given) => {
  const { modules, remove } = await loadModules(entry)
  try {
    return await compareAll(modules, given)
  } finally {
    remove()
  }
}

/** Runs `compareOne(index)`, which answers violations, `size` times, until it was told to stop or enough was found: all violations. */
export async function compareMany({ size, signal, say }, unit, compareOne, before = []) {
  const violations = [...before]
  for (let index = 0; index < size && violations.length < ENOUGH; index++) {
    violations.push(...compareOne(index))
    if (index % TURN) continue
    await new Promise(setImmediate)
    if (signal.aborted) break
    if (index && index % 100_000 === 0) say(`${index} ${unit}`)
  }
  return violations
}

/** Collects what differs, in words. */
export function createDifferences() {
  const problems = []
  const same = (what, found, expected) => {
    if (found !== expected) problems.push(`${what} is ${found}, it should be ${expected}`)
  }
  return { problems, same }
}

/** Who stands on a document that is drawn. */
export const PARTIES = {
  seller: { logo: null, name: 'Northwind', template: 'CLASSIC', accentColor: '#005c67' },
  client: { name: 'Amelia Hart' },
}

// Shared by the parts that compare the product's code with an oracle.
import { loadModules } from '../../../../scripts/lib/modules.mjs'

/** Number of violations after which a run stops. */
const ENOUGH = 50
/** Comparisons between checks for an abort. */
const TURN = 1000

/** Returns a part's `run`: `compareAll(product, given)` with the product's exports listed in `entry`. */
export const withProductModules = (entry, compareAll) => async (given) => {
  const { modules, remove } = await loadModules(entry)
  try {
    return await compareAll(modules, given)
  } finally {
    remove()
  }
}

/**
 * Runs `compareOne(index)`, which returns violations, `size` times, until aborted or enough were found; returns all
 * violations.
 */
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

/** Collects differences as sentences. */
export function createDifferences() {
  const problems = []
  const same = (what, found, expected) => {
    if (found !== expected) problems.push(`${what} is ${found}, it should be ${expected}`)
  }
  return { problems, same }
}

/** Seller and client of rendered documents. */
export const PARTIES = {
  seller: { logo: null, name: 'Northwind', template: 'CLASSIC', accentColor: '#005c67' },
  client: { name: 'Amelia Hart' },
}

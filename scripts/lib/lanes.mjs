/**
 * Runs checks, each `{ title, lane, needs, after }`, in lanes: those of one lane take turns, in the order in which they are ready, and lanes
 * go side by side. A check is ready when all that `needs` names have passed and all that `after` names are over, passed or not; those come before it
 * in the list, and a name that isn't there is no obstacle. Where a need failed, the check is left out. `run(check)` answers whether it passed.
 */
export async function runInLanes(checks, run) {
  const outcomes = new Map()
  const turns = new Map()
  for (const check of checks) outcomes.set(check.title, outcomeOf(check))
  await Promise.all(outcomes.values())

  async function outcomeOf({ needs = [], after = [], ...check }) {
    const all = (titles) => Promise.all(titles.map((title) => outcomes.get(title)))
    const [needed] = await Promise.all([all(needs), all(after)])
    if (needed.includes(false)) return false
    const turn = Promise.resolve(turns.get(check.lane)).then(() => run(check))
    turns.set(check.lane, turn)
    return turn
  }
}

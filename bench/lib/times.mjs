import { performance } from 'node:perf_hooks'

/** The value below which `share` (0 to 1) of the values lie; the values' own order does not matter. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values) => percentile(values, 0.5)

/** How long something takes, in milliseconds. */
export async function time(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Times several things in turns, so that whatever else the machine does meets all of them alike. Answers, for each,
 * the milliseconds of every round after the first few, which warm up.
 */
export async function inTurns(works, rounds, warmUp = Math.ceil(rounds / 10)) {
  const times = works.map(() => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, work] of works.entries()) {
      const taken = await time(() => work(round))
      if (round >= 0) times[index].push(taken)
    }
  return times
}

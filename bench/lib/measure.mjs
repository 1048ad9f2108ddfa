import { performance } from 'node:perf_hooks'

/** Returns the percentile of the values; `share` is from 0 to 1. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values) => percentile(values, 0.5)

/** Returns the duration of `work` in milliseconds. */
export async function measureTime(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Times several functions in turns, so that other load affects all of them equally. Returns the milliseconds of each
 * one's rounds, without the warm-up rounds.
 */
export async function timeInterleaved(works, rounds, warmUp = Math.ceil(rounds / 10)) {
  const times = works.map(() => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, work] of works.entries()) {
      const taken = await measureTime(() => work(round))
      if (round >= 0) times[index].push(taken)
    }
  return times
}

/** Creates a row that compares two values in the same unit. `atMost` is the goal for the ratio. */
export const createRatioRow = ({
  what,
  ours,
  against,
  unit,
  digits = 1,
  ratio = ours / against,
  atMost,
}) => ({
  what,
  ours: `${ours.toFixed(digits)} ${unit}`,
  against: `${against.toFixed(digits)} ${unit}`,
  ratio: ratio.toFixed(ratio < 0.1 ? 3 : 2),
  goal: atMost === undefined ? '' : `at most ${atMost}`,
  met: toVerdict(atMost === undefined ? undefined : ratio <= atMost),
})

/** Creates a row with a single figure. `isMet` is omitted if there is no goal. */
export const createFigureRow = ({ what, ours, against = '', goal = '', isMet }) => ({
  what,
  ours,
  against,
  ratio: '',
  goal,
  met: toVerdict(isMet),
})

const toVerdict = (isMet) => (isMet === undefined ? '' : isMet ? 'yes' : 'no')

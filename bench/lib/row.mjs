/** A row that compares ours with something in the same unit. `atMost` or `atLeast` is the goal for the ratio. */
export function ratioRow({ what, ours, against, unit, digits = 1, ratio = ours / against, atMost, atLeast }) {
  const goal = atMost === undefined ? atLeast && `at least ${atLeast}` : `at most ${atMost}`
  return {
    what,
    ours: `${ours.toFixed(digits)} ${unit}`,
    against: `${against.toFixed(digits)} ${unit}`,
    ratio: ratio.toFixed(ratio < 0.1 ? 3 : 2),
    goal: goal ?? '',
    met: verdict(goal && (atMost === undefined ? ratio >= atLeast : ratio <= atMost)),
  }
}

/** A row with a figure by itself. `isMet` is left out where there is no goal. */
export const figureRow = ({ what, ours, against = '', goal = '', isMet }) => ({
  ...{ what, ours, against, ratio: '', goal },
  met: verdict(isMet),
})

const verdict = (isMet) => (isMet === undefined ? '' : isMet ? 'yes' : '**no**')

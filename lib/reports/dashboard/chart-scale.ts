/** Marks of a chart's axis: evenly spaced from 0; the last one is its end. */
type Scale = number[]

const ROUND = [1, 2, 2.5, 5, 10]

/**
 * Creates a scale with three or four round marks that ends at or above the highest value; [0, 1] if there is nothing to
 * show.
 */
export function createScale(highest: number): Scale {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ROUND.find((round) => round * power >= rough)! * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

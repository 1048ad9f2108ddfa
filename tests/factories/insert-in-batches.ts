/**
 * Runs `insert` for the numbers 1 to `count`, 1,000 at a time, because the client limits a statement to 4.5 seconds.
 */
export async function insertInBatches(
  count: number,
  insert: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += 1000) await insert(first, Math.min(first + 999, count))
}

import type { BulkResult } from '@/lib/core/lists/bulk'

/** Returns the ids of the changed rows. */
export const getChangedIds = (results: BulkResult[]): number[] =>
  results.filter(({ ok }) => ok).map(({ id }) => id)

/** Returns the names and reasons of the unchanged rows. `getName`: returns a row's name. */
export const getFailureReasons = (
  results: BulkResult[],
  getName: (id: number) => string,
): [string, string][] =>
  results.filter(({ ok }) => !ok).map(({ id, message }) => [getName(id), message ?? ''])

import { apiFetch } from '@/lib/platform/http/api-client'
import type { BulkResult } from '@/lib/core/lists/bulk-result'

/** Changes many rows in one call and returns a result for each. */
export const bulkChange = async (path: string, body: object): Promise<BulkResult[]> =>
  (await apiFetch<{ results: BulkResult[] }>(path, { method: 'POST', body })).results

/** Returns the ids of the changed rows. */
export const getChangedIds = (results: BulkResult[]): number[] =>
  results.filter(({ ok }) => ok).map(({ id }) => id)

/** Returns the names and reasons of the unchanged rows. `nameOf`: returns a row's name. */
export const getFailureReasons = (
  results: BulkResult[],
  nameOf: (id: number) => string,
): [string, string][] => results.filter(({ ok }) => !ok).map(({ id, message }) => [nameOf(id), message ?? ''])

import { apiFetch } from '@/lib/platform/http/api-client'
import type { BulkResult } from '@/lib/core/lists/bulk-result'

/** Changes many rows in one call, and answers what became of each. */
export const bulkChange = async (path: string, body: object): Promise<BulkResult[]> =>
  (await apiFetch<{ results: BulkResult[] }>(path, { method: 'POST', body })).results

/** The ids of those that were changed. */
export const getChangedIds = (results: BulkResult[]): number[] =>
  results.filter(({ ok }) => ok).map(({ id }) => id)

/** Reasons by name, of those that stayed as they were. @param nameOf what a row is called */
export const getFailureReasons = (
  results: BulkResult[],
  nameOf: (id: number) => string,
): [string, string][] => results.filter(({ ok }) => !ok).map(({ id, message }) => [nameOf(id), message ?? ''])

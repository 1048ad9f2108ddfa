import 'server-only'
import { AppError } from '@/lib/i18n/errors'
import { formatReason } from '@/lib/i18n/format-reason'
import { reason, toReasonResponse, type Reason } from '@/lib/i18n/reason'
import { log } from '@/lib/platform/log'
import type { BulkResult } from '@/lib/core/lists/bulk'

/**
 * Applies a change to each id independently: a failing one doesn't stop the rest. Returns the results in the order of
 * the ids.
 * @param change changes one, in its own transaction; an `AppError` it throws becomes that id's message
 */
export async function bulkApply(
  ids: number[],
  change: (id: number) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(await applyOne(id, change))
  return results
}

async function applyOne(id: number, change: (id: number) => Promise<unknown>): Promise<BulkResult> {
  try {
    await change(id)
    return { id, ok: true }
  } catch (error) {
    if (error instanceof AppError) return toFailure(id, error.reason)
    // Earlier changes are committed, so the results are still returned.
    log.error({ err: error, id }, 'one change of a bulk request failed')
    return toFailure(id, reason('bulk.unexpected'))
  }
}

const toFailure = (id: number, why: Reason): BulkResult => ({
  id,
  ok: false,
  message: formatReason(why),
  ...toReasonResponse(why),
})

import 'server-only'
import { AppError } from '@/lib/i18n/errors'
import { formatReason } from '@/lib/i18n/format-reason'
import { log } from '@/lib/platform/log'
import type { BulkResult } from '@/lib/core/lists/bulk-result'

/**
 * Changes many, each in its own right: one that can't be changed holds up no other. Answers in the order that was asked.
 * @param change changes one, in a transaction of its own, or throws: an `AppError` says why
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
    if (error instanceof AppError) return { id, ok: false, message: formatReason(error.reason) }
    // What was changed before it stays changed, and is told.
    log.error({ err: error, id }, 'one of many not changed')
    return { id, ok: false, message: 'Something went wrong on our side. Please try again.' }
  }
}

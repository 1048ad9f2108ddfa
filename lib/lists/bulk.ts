import { AppError } from '@/lib/errors'

/** What became of one of many. `message` says why nothing did. */
export interface BulkResult {
  id: number
  ok: boolean
  message?: string
}

/**
 * Changes many, each in its own right: one that can't be changed holds up no other. Answers in the order that was asked.
 * @param change changes one, in a transaction of its own, or throws an `AppError`
 */
export async function changeEach(
  ids: number[],
  change: (id: number) => Promise<unknown>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(ids)) results.push(await changeOne(id, change))
  return results
}

async function changeOne(id: number, change: (id: number) => Promise<unknown>): Promise<BulkResult> {
  try {
    await change(id)
    return { id, ok: true }
  } catch (error) {
    if (error instanceof AppError) return { id, ok: false, message: error.message }
    throw error
  }
}

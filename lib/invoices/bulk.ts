import 'server-only'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { lockInvoice } from './lock'
import { deleteInvoice, moveTo } from './mutations'
import type { BulkInput } from './schema'
import { statusLabel } from './status'
import type { InvoiceStatus } from './types'

/** What became of one invoice. `message` says why nothing did. */
export interface BulkResult {
  id: number
  ok: boolean
  message?: string
}

/**
 * Changes many invoices, each in its own right and its own transaction: one that can't be changed holds up no other.
 * Answers in the order that was asked.
 */
export async function changeInvoices(userId: number, input: BulkInput): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of new Set(input.ids)) results.push(await changeOne(userId, id, input))
  return results
}

async function changeOne(userId: number, id: number, input: BulkInput): Promise<BulkResult> {
  try {
    if (input.action === 'delete') await deleteInvoice(userId, id)
    else await moveFrom(userId, id, input)
    return { id, ok: true }
  } catch (error) {
    if (error instanceof AppError) return { id, ok: false, message: error.message }
    throw error
  }
}

/** Moves an invoice only from where it is believed to stand. Throws 404, and 409 where it stands elsewhere. */
async function moveFrom(
  userId: number,
  id: number,
  { from, to }: { from: InvoiceStatus; to: InvoiceStatus },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, userId, id)
    if (current.status !== from)
      throw new AppError(409, `It is ${statusLabel(current.status).toLowerCase()}.`)
    await moveTo(tx, current, to)
  })
}

import 'server-only'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { violatesUnique } from '@/lib/platform/db/errors'

/** Returns the key a number is unique by: numbers that differ only in case are the same. */
export const toNumberKey = (number: string): string => number.toLowerCase()

/** True if a number can be assigned: no document has it, and no issued document ever had it. */
export const isNumberFree = (
  row: { releasedAt: Date | null; issuedAt: Date | null } | null | undefined,
): boolean => !row || (row.releasedAt !== null && row.issuedAt === null)

/** Creates the 409 for a number that is taken or was issued before. */
export function createNumberTakenError(number: string, wasIssued = false, field = 'invoiceNumber') {
  return conflict(reason(wasIssued ? 'invoice.number-issued' : 'invoice.number-taken', { number }), field)
}

/** Error handler for writes: turns a unique violation on `invoiceNumber` into a 409 and rethrows everything else. */
export const rethrowNumberTaken =
  (number: string) =>
  (error: unknown): never => {
    throw violatesUnique(error, 'invoiceNumber') ? createNumberTakenError(number) : error
  }

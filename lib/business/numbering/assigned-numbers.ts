import 'server-only'
import { conflict } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import { violatesUnique } from '@/lib/platform/db/errors'

/** What a number is unique by: upper and lower case are the same number. */
export const toNumberKey = (number: string): string => number.toLowerCase()

/** Whether a number can be given: nobody has it, and nobody had it once it was issued. */
export const isNumberFree = (
  row: { releasedAt: Date | null; issuedAt: Date | null } | null | undefined,
): boolean => !row || (row.releasedAt !== null && row.issuedAt === null)

/** What is said of a number that can't be given. */
export function createNumberTakenError(number: string, wasIssued = false, field = 'invoiceNumber') {
  return conflict(reason(wasIssued ? 'invoice.number-issued' : 'invoice.number-taken', { number }), field)
}

/** Says which number it was, where the database itself refuses to write an invoice with it. */
export const rethrowNumberTaken =
  (number: string) =>
  (error: unknown): never => {
    throw violatesUnique(error, 'invoiceNumber') ? createNumberTakenError(number) : error
  }

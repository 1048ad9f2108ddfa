import { z } from 'zod'
import { creditSchema } from '@/lib/documents/credit-notes/schema'
import {
  toCreditParts,
  findQuantityError,
  type CreditFields,
  type CreditableLine,
} from './credit-note-values'

/** Reads the quantities of the dialog and validates them as the API does; no line is credited beyond what is left of it. */
export const creditFormSchema = (lines: CreditableLine[]) =>
  z.custom<CreditFields>().transform((fields, context) => {
    lines.forEach((one, index) => {
      const message = findQuantityError(one, fields.lines[index]?.quantity ?? '')
      if (message) context.addIssue({ code: 'custom', path: ['lines', index, 'quantity'], message })
    })
    if (context.issues.length > 0) return z.NEVER
    const { data, error } = creditSchema.safeParse({ lines: toCreditParts(lines, fields.lines) })
    if (data) return data
    context.addIssue({ code: 'custom', path: ['lines'], message: error.issues[0]?.message })
    return z.NEVER
  })

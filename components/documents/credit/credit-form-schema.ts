import { z } from 'zod'
import { creditSchema } from '@/lib/documents/credit-notes/schema'
import { partsOf, problemOf, type CreditFields, type CreditLine } from './credit-values'

/** Reads the quantities of the dialog and validates them as the API does; no line is credited beyond what is left of it. */
export const creditFormSchema = (lines: CreditLine[]) =>
  z.custom<CreditFields>().transform((fields, context) => {
    lines.forEach((one, index) => {
      const message = problemOf(one, fields.lines[index]?.quantity ?? '')
      if (message) context.addIssue({ code: 'custom', path: ['lines', index, 'quantity'], message })
    })
    if (context.issues.length > 0) return z.NEVER
    const { data, error } = creditSchema.safeParse({ lines: partsOf(lines, fields.lines) })
    if (data) return data
    context.addIssue({ code: 'custom', path: ['lines'], message: error.issues[0]?.message })
    return z.NEVER
  })
